/** What finding something without help would take: where the robot would look, in its order. */
import type { Look } from "../../core/decision.js";
import { classOf } from "../../core/fact.js";
import { trustInAnswers } from "./leads.js";
import { isHidden } from "./particular.js";
import { chancesLeft, rankPlaces, shareOfAnother, stepsToLook } from "./search.js";
import { candidatesSeen, type Situation } from "./situation.js";

/** The search for one of a class, or for the one that is meant. */
export function looksFor(situation: Situation, noun: string): readonly Look[] {
  const isMeant = isHidden(situation.task) && noun === situation.task.object;
  const chance = chancesLeft(situation, noun);
  const places = rankPlaces(situation, { noun }).map((place) => ({
    kind: classOf(place),
    steps: stepsToLook(situation, place),
    chance: Math.min(0.99, chance(place)),
  }));
  return isMeant
    ? looksForMeant(situation, places)
    : looksForAny(places, situation.belief.contents.size);
}

interface Unseen {
  readonly kind: string;
  readonly steps: number;
  readonly chance: number;
}

/** The further down the order, the less the table tells: in training games, long searches were shorter than by it. */
function drawTowardsHalf(chance: number, depth: number): number {
  const weight = (0.5 * depth) / (depth + 10);
  return (1 - weight) * chance + weight * 0.5;
}

/**
 * One of them has it, and each may have one whatever the others have.
 *
 * @param looked places that were looked into before
 */
function looksForAny(places: readonly Unseen[], looked: number): readonly Look[] {
  const looks: Look[] = [];
  let none = 1;
  for (const [at, { kind, steps, chance: listed }] of [...places.entries()].toReversed()) {
    none *= 1 - listed;
    const found = listed / (1 - none);
    const ofKind = places.filter((place) => place.kind === kind).length;
    looks.unshift({
      kind,
      found: steps,
      missed: steps,
      chance: looks.length === 0 ? found : drawTowardsHalf(found, looked + at),
      another: shareOfAnother * listed,
      draw: (listed * (1 - trustInAnswers * (1 - shareOfAnother))) / steps,
      drawWhenNamed: trustInAnswers / ofKind / steps,
    });
  }
  return looks;
}

/** Only one is meant: what was seen already is tried first, and whatever is found is tried. */
function looksForMeant(situation: Situation, places: readonly Unseen[]): readonly Look[] {
  const attempt = stepsToTry(situation);
  const seen = candidatesSeen(situation).map(({ place }) => {
    return { kind: classOf(place), found: 1, missed: 1 + attempt, weight: 1 };
  });
  const unseen = places.map(({ kind, steps, chance }) => {
    return { kind, found: steps, missed: steps + chance * attempt, weight: chance };
  });
  return inTurn([...seen, ...unseen]);
}

/** Trying one of several that look alike after the other. */
export function looksAmong(situation: Situation, instances: readonly string[]): readonly Look[] {
  const missed = 1 + stepsToTry(situation);
  return inTurn(instances.map((kind) => ({ kind, found: 1, missed, weight: 1 })));
}

/** What is left of the weights goes to those that are left. What people name of it is tried first. */
function inTurn(
  items: readonly (Pick<Look, "kind" | "found" | "missed"> & { readonly weight: number })[],
): readonly Look[] {
  const looks: Look[] = [];
  let left = 0;
  for (const { weight, ...look } of items.toReversed()) {
    left += weight;
    looks.unshift({
      ...look,
      chance: left > 0 ? weight / left : 0,
      another: 0,
      draw: 0,
      drawWhenNamed: 1,
    });
  }
  return looks;
}

/**
 * Taking it, bringing it, seeing that it is another one and going back; what it is treated with on the way. What is
 * looked at often lies by a lamp.
 */
function stepsToTry({ task }: Situation): number {
  if (task.kind === "look") return 2;
  return task.treatment ? 5 : 4;
}
