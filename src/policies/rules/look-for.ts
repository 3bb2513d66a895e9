/** Looking for something that was not seen yet: where people say, where it was earlier, where it is likely. */
import type { Decision } from "../../core/decision.js";
import { type Fact, isInstance } from "../../core/fact.js";
import { type Lead, leadsFor } from "./leads.js";
import { firstOf, lookAt } from "./moves.js";
import { placeName, thingName, whereabouts } from "./names.js";
import { formatMissed, sentence } from "./say.js";
import { rankPlaces, type Search, unlikelyFor } from "./search.js";
import type { Situation } from "./situation.js";

/**
 * Goes where facts say that it is; null when they name no place that is left.
 *
 * @param noun class of what is looked for
 * @param wanted whether an instance, a description or the bare class is what is looked for
 */
export function follow(
  situation: Situation,
  noun: string,
  wanted: (name: string) => boolean,
): Decision | null {
  const { belief, rejected } = situation;
  const leads = leadsFor(situation, (name) => wanted(name) && !rejected.has(name));
  return firstOf(leads, (lead) =>
    lookAt(belief, lead.place, {
      thought: `${formatMissed(situation, noun)}${explain(situation, lead)} I go there.`,
      because: [lead.fact.id],
    }),
  );
}

function explain({ belief }: Situation, { fact, thing, place }: Lead): string {
  const where = whereabouts(place, belief.places);
  const name = thingName(thing);
  if (fact.source === "observation") return `I saw ${name} ${where} in an earlier round.`;
  if (fact.source !== "answer") return `${sentence(name)} should be ${where}.`;
  return `${sentence(fact.personName ?? "somebody")} said ${name} ${hedge(fact)} ${where}.`;
}

function hedge({ certainty, objects, subject }: Fact): string {
  const settled = certainty === "sure" && (objects.length === 1 || isInstance(subject));
  return settled ? "is" : "may be";
}

/** Looks where it is likely and near. Null when every place was looked into. */
export function explore(situation: Situation, search: Search): Decision | null {
  const { belief } = situation;
  const unlikely = unlikelyFor(situation, search.noun);
  const noun = thingName(search.noun);
  return firstOf(rankPlaces(situation, search), (place) => {
    const guess = unlikely.has(place)
      ? `I did not expect ${noun} ${whereabouts(place, belief.places)}, but I look at ${placeName(place, belief.places)} again.`
      : `${sentence(noun)} could be ${whereabouts(place, belief.places)}. I look there.`;
    return lookAt(belief, place, { thought: formatMissed(situation, search.noun) + guess });
  });
}
