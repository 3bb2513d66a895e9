/** Predicts how long a search would take without asking. */
import type { Look } from "../../core/episode/decision.js";
import { classOf } from "../../core/memory/fact.js";
import { trustInAnswers } from "./leads.js";
import { isHidden } from "./particular.js";
import { rankPlaces, shareOfAnother, stepsToLook, weighPlaces } from "./search.js";
import { candidatesSeen, type Situation } from "./situation.js";

/** Lists the places that the search would look at, in order, with their chances and steps. */
export function looksFor(situation: Situation, noun: string): readonly Look[] {
  const isMeant = isHidden(situation.task) && noun === situation.task.object;
  const chance = weighPlaces(situation, { noun });
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

/** Corrects the chances of late places: in training games, long searches ended sooner than the table predicts. */
function drawTowardsHalf(chance: number, depth: number): number {
  const weight = (0.5 * depth) / (depth + 10);
  return (1 - weight) * chance + weight * 0.5;
}

/** Predicts a search for any thing of a kind. @param looked number of places already seen */
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
      wasted: steps,
      chance: looks.length === 0 ? found : drawTowardsHalf(found, looked + at),
      another: shareOfAnother * listed,
      draw: (listed * (1 - trustInAnswers * (1 - shareOfAnother))) / steps,
      drawWhenNamed: trustInAnswers / ofKind / steps,
    });
  }
  return looks;
}

/** Predicts a search for one particular thing: tries the things seen already, then each one found. */
function looksForMeant(situation: Situation, places: readonly Unseen[]): readonly Look[] {
  const attempt = stepsToTry(situation);
  const seen = candidatesSeen(situation).map(({ place }) => {
    return { kind: classOf(place), found: 1, wasted: 1 + attempt, weight: 1 };
  });
  const unseen = places.map(({ kind, steps, chance }) => {
    return { kind, found: steps, wasted: steps + chance * attempt, weight: chance };
  });
  return inTurn([...seen, ...unseen]);
}

export function looksAmong(situation: Situation, instances: readonly string[]): readonly Look[] {
  const wasted = 1 + stepsToTry(situation);
  return inTurn(instances.map((kind) => ({ kind, found: 1, wasted, weight: 1 })));
}

function inTurn(
  items: readonly (Pick<Look, "kind" | "found" | "wasted"> & { readonly weight: number })[],
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
 * Counts the steps to take, treat and bring a thing, see that it is wrong and return. Fewer for "look", as lamps are
 * near.
 */
function stepsToTry({ task }: Situation): number {
  if (task.kind === "look") return 2;
  return task.treatment ? 5 : 4;
}
