import { classOf, type Fact, matches } from "../../core/memory/fact.js";
import type { Situation } from "./situation.js";

export interface Lead {
  readonly place: string;
  readonly thing: string;
  readonly fact: Fact;
}

/**
 * Finds places that facts name ("leads") and this episode has not seen: certain facts first, then the newest. `wanted`
 * accepts an instance ("mug 2") or the class ("mug").
 */
export function leadsFor(
  { belief, facts }: Situation,
  wanted: (name: string) => boolean,
): readonly Lead[] {
  const lastSeen = newestSightings(facts);
  const leads = facts.flatMap((fact, index): Lead[] => {
    if (fact.relation === "holds") {
      const thing = fact.objects.find(wanted);
      if (thing === undefined || lastSeen.get(fact.subject)?.index !== index) return [];
      return [{ place: fact.subject, thing, fact }];
    }
    if (fact.relation !== "at" || !fact.polarity || !wanted(fact.subject)) return [];
    return fact.objects
      .filter((place) => !outdated(fact, index, lastSeen.get(place)))
      .map((place) => ({ place, thing: fact.subject, fact }));
  });
  const position = new Map(facts.map((fact, index) => [fact.id, index]));
  const age = (lead: Lead): number => -(position.get(lead.fact.id) ?? 0);
  return leads
    .filter(({ place }) => belief.places.includes(place) && !belief.contents.has(place))
    .sort((a, b) => doubt(a.fact) - doubt(b.fact) || age(a) - age(b));
}

/** Whether an answer names only a kind of place: "in a drawer". */
export function isVague({ source, relation, objects }: Fact): boolean {
  const kinds = new Set(objects.map(classOf));
  return source === "answer" && relation === "at" && objects.length > 1 && kinds.size === 1;
}

/**
 * Returns each place's chance by vague answers, and `right`, the chance that the best such answer is true. It falls
 * with each of the answer's places that was searched in vain.
 */
export function hintedPlaces(
  situation: Situation,
  wanted: (name: string) => boolean,
): { readonly chances: ReadonlyMap<string, number>; readonly right: number } {
  const vague = leadsFor(situation, wanted).filter(({ fact }) => isVague(fact));
  const chances = new Map<string, number>();
  let right = 0;
  for (const { place, fact } of vague) {
    const left = vague.filter((lead) => lead.fact.id === fact.id).length;
    const share = (trustInAnswers * left) / fact.objects.length;
    const isRight = share / (share + 1 - trustInAnswers);
    chances.set(place, isRight / left);
    right = Math.max(right, isRight);
  }
  return { chances, right };
}

/** Chance, in [0, 1], that a vague answer is right. */
export const trustInAnswers = 0.8;

interface DatedSighting {
  readonly index: number;
  readonly things: readonly string[];
}

function newestSightings(facts: readonly Fact[]): ReadonlyMap<string, DatedSighting> {
  return new Map(
    facts.flatMap((fact, index) =>
      fact.relation === "holds" ? [[fact.subject, { index, things: fact.objects }]] : [],
    ),
  );
}

function outdated(claim: Fact, index: number, seen: DatedSighting | undefined): boolean {
  if (!seen || seen.index < index) return false;
  return !seen.things.some((thing) => matches(thing, claim.subject));
}

function doubt(fact: Fact): number {
  return fact.certainty === "sure" ? 0 : 1;
}

/** Places that an earlier round saw without the thing, or that people said are wrong. */
export function unlikelyPlaces(
  facts: readonly Fact[],
  wanted: (name: string) => boolean,
): ReadonlyMap<string, "seen" | "said"> {
  const places = new Map<string, "seen" | "said">();
  for (const fact of facts) {
    if (fact.relation === "holds") {
      if (fact.objects.some(wanted)) places.delete(fact.subject);
      else places.set(fact.subject, "seen");
    } else if (fact.relation === "at" && !fact.polarity && wanted(fact.subject)) {
      for (const place of fact.objects) places.set(place, "said");
    }
  }
  return places;
}

export function instancesInFacts(facts: readonly Fact[], noun: string): readonly string[] {
  const names = facts.flatMap((fact) =>
    fact.relation === "holds" ? fact.objects : [fact.subject],
  );
  return [...new Set(names)].filter((name) => name !== noun && classOf(name) === noun);
}
