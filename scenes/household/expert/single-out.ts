/** Ambiguous tasks (ABA, section 4.2): the same sentence, but only one particular thing is meant. */
import { pick } from "../../../src/core/random.js";
import type { Task } from "../../../src/core/scene.js";
import { Goal } from "../goal.js";
import type { Layout } from "../layout.js";
import type { State } from "../state.js";
import { planTask } from "./plan.js";

/**
 * The task with one thing drawn among all that could satisfy its goal. Null when that leaves no doubt:
 * fewer than two could, or only two where two are wanted. Null for an open task: people choose in it.
 */
export function singleOut(
  layout: Layout,
  state: State,
  task: Task,
  random: () => number,
): Task | null {
  if (task.open) return null;
  const { instance: _, ...open } = task;
  const goal = new Goal(layout, open);
  const possible = layout.world.things
    .filter((_, index) => goal.isWanted(index))
    .map(({ name }) => ({ ...open, instance: name }))
    .filter((meant) => planTask(layout, state, new Goal(layout, meant))?.length);
  return possible.length > goal.count ? (pick(random, possible) ?? null) : null;
}
