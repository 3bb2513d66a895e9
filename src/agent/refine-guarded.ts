/** Refinement that keeps only what makes no watched task worse. */
import { ModelError } from "../core/model.js";
import type { Experience } from "../core/tuple.js";
import type { Refinement } from "./refine.js";

export interface RefinementCount {
  /** Tasks at which memory failed before. */
  readonly failed: number;
  /** Tasks whose new tuples were kept. */
  readonly bettered: number;
  /** Tuples that were kept. */
  readonly added: number;
  /** Tuples that were removed because another task got worse. */
  readonly withdrawn: number;
  /** Tasks that were not explored, as the requests to the language model are used up. */
  readonly left: number;
}

export interface GuardedRefinement<Task> {
  /** Tasks to explore, one after the other. */
  readonly tasks: readonly Task[];
  readonly explore: (task: Task) => Promise<Refinement>;
  readonly memory: {
    add(experiences: readonly Experience[]): void;
    remove(experiences: readonly Experience[]): void;
  };
  /** Memory's reward for each watched task. The tasks are always the same. */
  readonly rewards: () => Promise<readonly number[]>;
  /** Called with the tuples that stay in memory. */
  readonly onKept?: (task: Task, explored: readonly Experience[]) => Promise<void>;
}

/**
 * Explores tasks and adds what is better than memory's own way. If the reward of a watched task falls, everything
 * that was added for the task is removed. It ends with the task at which a budget is used up.
 */
export async function refineGuarded<Task>(
  given: GuardedRefinement<Task>,
): Promise<RefinementCount> {
  const { tasks, explore, memory, rewards, onKept } = given;
  const count = { failed: 0, bettered: 0, added: 0, withdrawn: 0 };
  let before: readonly number[] | null = null;
  for (const [at, task] of tasks.entries()) {
    let tried: readonly Experience[] = [];
    try {
      const { explored, ground } = await explore(task);
      if (ground.reward < 1) count.failed += 1;
      if (explored.length === 0) continue;
      before ??= await rewards();
      memory.add(explored);
      tried = explored;
      const after = await rewards();
      if (isWorse(after, before)) {
        memory.remove(explored);
        count.withdrawn += explored.length;
      } else {
        before = after;
        count.bettered += 1;
        count.added += explored.length;
        await onKept?.(task, explored);
      }
    } catch (error) {
      if (!(error instanceof ModelError) || error.failure !== "budget-spent") throw error;
      memory.remove(tried);
      return { ...count, left: tasks.length - at };
    }
  }
  return { ...count, left: 0 };
}

function isWorse(after: readonly number[], before: readonly number[]): boolean {
  return after.some((reward, index) => reward < (before[index] ?? 0));
}
