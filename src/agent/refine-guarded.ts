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
  /** Tuples that were not kept because a watched task got worse with them. */
  readonly withdrawn: number;
  /** Tasks that were not explored, as the requests to the language model are used up. */
  readonly left: number;
}

export interface GuardedRefinement<Task, Watched> {
  /** Tasks to explore, one after the other. */
  readonly tasks: readonly Task[];
  readonly explore: (task: Task) => Promise<Refinement>;
  readonly memory: {
    add(experiences: readonly Experience[]): void;
    remove(experiences: readonly Experience[]): void;
  };
  readonly watched: readonly Watched[];
  /** Memory's reward for a watched task. */
  readonly rewardOf: (watched: Watched) => Promise<number>;
  /** Called with the tuples that stay in memory. */
  readonly onKept?: (task: Task, explored: readonly Experience[]) => Promise<void>;
}

/**
 * Explores tasks and adds what is better than memory's own way. If the reward of a watched task falls, everything
 * that was added for the task is removed. A task is left out where the model gives nothing that can be used; it ends
 * with the task at which a budget is used up.
 */
export async function refineGuarded<Task, Watched>(
  given: GuardedRefinement<Task, Watched>,
): Promise<RefinementCount> {
  const { tasks, explore, memory, watched, rewardOf, onKept } = given;
  const count = { failed: 0, bettered: 0, added: 0, withdrawn: 0 };
  let before: readonly number[] | null = null;
  let tried: readonly Experience[] = [];

  /** The rewards with these tuples in memory; null, and without them, where one is less than before. */
  const compare = async (found: readonly Experience[]): Promise<readonly number[] | null> => {
    tried = found;
    memory.add(found);
    const rewards: number[] = [];
    for (const [index, one] of watched.entries()) {
      const reward = await rewardOf(one);
      if (reward < (before?.[index] ?? 0)) return takeOut();
      rewards.push(reward);
    }
    return rewards;
  };
  const takeOut = (): null => {
    memory.remove(tried);
    tried = [];
    return null;
  };
  const refineOne = async (task: Task): Promise<void> => {
    const { explored, ground } = await explore(task);
    if (ground.reward < 1) count.failed += 1;
    if (explored.length === 0) return;
    before ??= await compare([]);
    const after = await compare(explored);
    if (!after) {
      count.withdrawn += explored.length;
      return;
    }
    before = after;
    tried = [];
    count.bettered += 1;
    count.added += explored.length;
    await onKept?.(task, explored);
  };

  for (const [at, task] of tasks.entries()) {
    try {
      await refineOne(task);
    } catch (error) {
      takeOut();
      if (!(error instanceof ModelError)) throw error;
      if (error.failure === "budget-spent") return { ...count, left: tasks.length - at };
      if (!error.isUnusable) throw error;
    }
  }
  return { ...count, left: 0 };
}
