/** Finds where facts say that a thing is. */
import { classOf, type Fact, matches } from "../../core/memory/fact.js";
import type { Situation } from "./situation.js";

export interface Lead {
  readonly place: string;
  readonly thing: string;
  readonly fact: Fact;
}

/** Lists places that facts name and this episode has not seen: certain facts first, then the newest. */
export function leadsFor(
  { belief, facts }: Situation,
  wanted: (name: string) => boolean,
): readonly Lead[] {
  const sightings = facts.filter(({ relation }) => relation === "holds");
  const lastSeen = new Map(sightings.map((fact) => [fact.subject, fact]));
  const position = new Map(facts.map((fact, index) => [fact.id, index]));
  const age = ({ id }: Fact): number => -(position.get(id) ?? 0);
  const isOutdated = (claim: Fact, seen: Fact | undefined): boolean =>
    seen !== undefined &&
    age(seen) < age(claim) &&
    !seen.objects.some((thing) => matches(thing, claim.subject));
  const leads = facts.flatMap((fact): Lead[] => {
    if (fact.relation === "holds") {
      const thing = fact.objects.find(wanted);
      if (thing === undefined || lastSeen.get(fact.subject) !== fact) return [];
      return [{ place: fact.subject, thing, fact }];
    }
    if (fact.relation !== "at" || !fact.polarity || !wanted(fact.subject)) return [];
    return fact.objects
      .filter((place) => !isOutdated(fact, lastSeen.get(place)))
      .map((place) => ({ place, thing: fact.subject, fact }));
  });
  return leads
    .filter(({ place }) => belief.places.includes(place) && !belief.contents.has(place))
    .sort((a, b) => doubt(a.fact) - doubt(b.fact) || age(a.fact) - age(b.fact));
}

/** Whether an answer names only a kind of place: "in a drawer". */
export function isVague({ source, relation, objects }: Fact): boolean {
  const kinds = new Set(objects.map(classOf));
  return source === "answer" && relation === "at" && objects.length > 1 && kinds.size === 1;
}

/**
 * Returns each place's chance by vague answers, and `right`, the chance that the best such answer is true. It falls
 * with each of its places that was searched in vain.
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

function doubt(fact: Fact): number {
  return fact.certainty === "sure" ? 0 : 1;
}

export function instancesInFacts(facts: readonly Fact[], noun: string): readonly string[] {
  const names = facts.flatMap((fact) =>
    fact.relation === "holds" ? fact.objects : [fact.subject],
  );
  return [...new Set(names)].filter((name) => name !== noun && classOf(name) === noun);
}
