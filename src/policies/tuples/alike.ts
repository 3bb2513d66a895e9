/** The tuples whose moments are most like the present one: what a prompt has room for. */
import type { Embedder } from "../../core/stores.js";
import type { Experience } from "../../core/tuple.js";
import { createMostAlike } from "../llm/index.js";
import type { State } from "./vote.js";

/** Tuples that a prompt shows; the paper's example shows four or five. */
const shownTuples = 5;

/** Picks the few tuples that are most like a state, the most like last; equal states with equal actions once. */
export type PickAlike = (
  state: State,
  tuples: readonly Experience[],
) => Promise<readonly Experience[]>;

/** @param count how many are picked; {@link shownTuples} when absent */
export function createPickAlike(embedder: Embedder, count = shownTuples): PickAlike {
  const mostAlike = createMostAlike<Experience>(textOf, embedder);
  return async (state, tuples) => {
    const different = new Map(tuples.map((one) => [`${textOf(one)}\n${one.action}`, one]));
    return [...(await mostAlike(textOf(state), [...different.values()], count))].reverse();
  };
}

/** Goal, subgoals and observation; numbers are names, so they are left out. */
function textOf({ goal, history, observation }: State): string {
  const subgoals = history.evaluation.map(({ name, done }) => `${done ? "done" : "open"} ${name}`);
  return [goal, subgoals.join(", "), observation].join(" | ").replace(/ \d+\b/g, "");
}
