/** Selects the most similar tuples (remembered decisions) for a prompt. */

import type { TupleStore } from "../../../memory/statements/tuples.js";
import type { Embedder } from "../../core/memory/stores.js";
import type { Experience } from "../../core/memory/tuple.js";
import { createMostAlike } from "../../core/rank.js";
import type { State } from "./vote.js";

/** Tuples shown in a prompt; the paper's example shows four or five. */
const shownTuples = 5;

/**
 * Picks the most similar tuples, the closest last; merges equal states with equal actions.
 * @param cells tuples of a type of situation, then of wider types, which fill up the rest
 */
export type PickAlike = (
  state: State,
  cells: readonly (readonly Experience[])[],
) => Promise<readonly Experience[]>;

/** Compares given tuples; for stored ones, {@link createKeptPick} is faster. */
export function createPickAlike(embedder: Embedder, count = shownTuples): PickAlike {
  const mostAlike = createMostAlike<Experience>(textOf, embedder);
  return fillUp((state, tuples, most) => mostAlike(textOf(state), tuples, most), count);
}

export function createKeptPick({ nearest }: Pick<TupleStore, "nearest">): PickAlike {
  return fillUp(async ({ goal, observation }, tuples, k) => {
    const byId = new Map(tuples.flatMap((one) => (one.id === undefined ? [] : [[one.id, one]])));
    const hits = await nearest({ goal, observation, ids: [...byId.keys()], k });
    return hits.flatMap(({ tuple }) => byId.get(tuple.id) ?? []);
  }, shownTuples);
}

type Rank = (
  state: State,
  tuples: readonly Experience[],
  most: number,
) => Promise<readonly Experience[]>;

function fillUp(rank: Rank, count: number): PickAlike {
  const keyOf = (one: Experience) => `${textOf(one)}\n${one.action}`;
  return async (state, cells) => {
    const picked = new Map<string, Experience>();
    for (const tuples of cells) {
      if (picked.size === count) break;
      const others = new Map(tuples.map((one) => [keyOf(one), one]));
      for (const key of picked.keys()) others.delete(key);
      if (others.size === 0) continue;
      for (const one of await rank(state, [...others.values()], count - picked.size))
        picked.set(keyOf(one), one);
    }
    return [...picked.values()].reverse();
  };
}

/** The text to compare, without numbers, which are names. */
function textOf({ goal, history, observation }: State): string {
  const subgoals = history.evaluation.map(({ name, done }) => `${done ? "done" : "open"} ${name}`);
  return [goal, subgoals.join(", "), observation].join(" | ").replace(/ \d+\b/g, "");
}
