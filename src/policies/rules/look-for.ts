/** Walks to places where a wanted thing may be. */
import type { Decision } from "../../core/episode/decision.js";
import { classOf, type Fact, isInstance } from "../../core/memory/fact.js";
import { capitalise } from "../../core/words/wording.js";
import { isVague, type Lead, leadsFor } from "./leads.js";
import { firstOf, formatFailedLook, lookAt } from "./moves.js";
import { placeName, thingName, whereabouts } from "./names.js";
import { rankPlaces, type Search, unlikelyFor } from "./search.js";
import type { Situation } from "./situation.js";

/** Goes to places that facts name; null if none is left. */
export function follow(
  situation: Situation,
  noun: string,
  wanted: (name: string) => boolean,
): Decision | null {
  const leads = leadsFor(situation, (name) => wanted(name) && !situation.rejected.has(name));
  return firstOf(leads, (lead) => lookAtLead(situation, noun, lead));
}

/** Follows only exact facts. A vague one gives each of many places a small chance, so it only reorders the search. */
export function followExact(situation: Situation, noun: string): Decision | null {
  const leads = leadsFor(situation, (name) => isOfClass(situation, noun, name));
  const exact = leads.filter(({ fact }) => !isVague(fact));
  return firstOf(exact, (lead) => lookAtLead(situation, noun, lead));
}

function isOfClass({ rejected }: Situation, noun: string, name: string): boolean {
  return classOf(name) === noun && !rejected.has(name);
}

function lookAtLead(situation: Situation, noun: string, lead: Lead): Decision | null {
  const thought = `${formatFailedLook(situation, noun)}${explain(situation, lead)} I go there.`;
  return lookAt(situation.belief, lead.place, thought, [lead.fact.id]);
}

function explain({ belief }: Situation, { fact, thing, place }: Lead): string {
  const where = whereabouts(place, belief.places);
  const name = thingName(thing);
  if (fact.source === "observation") return `I saw ${name} ${where} in an earlier round.`;
  if (fact.source !== "answer") return `${capitalise(name)} should be ${where}.`;
  return `${capitalise(fact.personName ?? "somebody")} said ${name} ${hedge(fact)} ${where}.`;
}

function hedge({ certainty, objects, subject }: Fact): string {
  const settled = certainty === "sure" && (objects.length === 1 || isInstance(subject));
  return settled ? "is" : "may be";
}

/** Visits likely and near places; null when all were seen. */
export function explore(situation: Situation, search: Search): Decision | null {
  const { belief } = situation;
  const unlikely = unlikelyFor(situation, search.noun);
  const noun = thingName(search.noun);
  const leads = leadsFor(situation, (name) => isOfClass(situation, search.noun, name));
  return firstOf(rankPlaces(situation, search), (place) => {
    const lead = leads.find((one) => one.place === place);
    if (lead) return lookAtLead(situation, search.noun, lead);
    const guess = unlikely.has(place)
      ? `I did not expect ${noun} ${whereabouts(place, belief.places)}, but I look at ${placeName(place, belief.places)} again.`
      : `${capitalise(noun)} could be ${whereabouts(place, belief.places)}. I look there.`;
    return lookAt(belief, place, formatFailedLook(situation, search.noun) + guess);
  });
}
