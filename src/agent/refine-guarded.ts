import { ModelError } from "../core/model.js";
import type { Experience } from "../core/tuple.js";
import type { Refinement } from "./refine.js";

export interface RefinementCount {
  readonly failed: number;
  readonly bettered: number;
  readonly added: number;
  /** Discarded because a watched task got worse. */
  readonly withdrawn: number;
  /** Unexplored because the request budget ran out. */
  readonly left: number;
}

export interface GuardedRefinement<Task, Watched> {
  readonly tasks: readonly Task[];
  readonly explore: (task: Task) => Promise<Refinement>;
  readonly memory: {
    add(experiences: readonly Experience[]): void;
    remove(experiences: readonly Experience[]): void;
  };
  readonly watched: readonly Watched[];
  readonly rewardOf: (watched: Watched) => Promise<number>;
  readonly onKept?: (task: Task, explored: readonly Experience[]) => Promise<void>;
}

/**
 * Explores tasks in order. Removes a task's tuples if any watched task's reward falls. Skips tasks without usable model
 * output; stops when the budget is used up.
 */
export async function refineGuarded<Task, Watched>(
  given: GuardedRefinement<Task, Watched>,
): Promise<RefinementCount> {
  const { tasks, explore, memory, watched, rewardOf, onKept } = given;
  const count = { failed: 0, bettered: 0, added: 0, withdrawn: 0 };
  let before: readonly number[] | null = null;
  let tried: readonly Experience[] = [];

  /** Returns the rewards; null, after removing the tuples, when any fell. */
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
