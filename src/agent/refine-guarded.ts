/** Refinement that keeps only what makes nothing worse. */
import type { Experience } from "../core/tuple.js";
import type { Refinement } from "./refine.js";

export interface RefinementCount {
  /** Tasks at which memory failed before. */
  readonly failed: number;
  /** Tasks from which something was added, and kept. */
  readonly bettered: number;
  /** Tuples added and kept. */
  readonly added: number;
  /** Tuples taken out again because another task went worse. */
  readonly withdrawn: number;
}

export interface GuardedRefinement<Task> {
  /** Explored one after the other. */
  readonly tasks: readonly Task[];
  readonly explore: (task: Task) => Promise<Refinement>;
  readonly memory: {
    add(experiences: readonly Experience[]): void;
    remove(experiences: readonly Experience[]): void;
  };
  /** What memory by itself gets for each task that has to stay as good: always the same tasks. */
  readonly rewards: () => Promise<readonly number[]>;
  /** Told what stays in memory, once it does. */
  readonly onKept?: (task: Task, explored: readonly Experience[]) => Promise<void>;
}

/**
 * Explores tasks and adds what is better than what memory did. What lowers the reward of any watched task is
 * taken out again, all of it.
 */
export async function refineGuarded<Task>(
  given: GuardedRefinement<Task>,
): Promise<RefinementCount> {
  const { tasks, explore, memory, rewards, onKept } = given;
  const count = { failed: 0, bettered: 0, added: 0, withdrawn: 0 };
  let before: readonly number[] | null = null;
  for (const task of tasks) {
    const { explored, ground } = await explore(task);
    if (ground.reward < 1) count.failed += 1;
    if (explored.length === 0) continue;
    before ??= await rewards();
    memory.add(explored);
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
  }
  return count;
}

function isWorse(after: readonly number[], before: readonly number[]): boolean {
  return after.some((reward, index) => reward < (before[index] ?? 0));
}
