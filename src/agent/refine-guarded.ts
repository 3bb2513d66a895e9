/** Improves a policy's remembered decisions (tuples) by trying tasks in a simulator (LDM2, section 3.2). */
import { commandsOf } from "../core/episode/episode.js";
import type { Task } from "../core/episode/scene.js";
import type { Experience, ProcessJudge, TupleFormer } from "../core/memory/tuple.js";
import { ModelError } from "../core/model/model.js";
import { type Exploration, exploreTree, type Process, playGreedily } from "./explore.js";
import { episodeSoFar, formExperiences } from "./form-tuples.js";

export interface Refinement {
  readonly explored: readonly Experience[];
  /** How the task went when only following remembered decisions. */
  readonly ground: Process;
  /** Null when memory alone succeeded, so nothing was explored. */
  readonly best: Process | null;
}

/**
 * Explores one task. If the best try gets more reward than memory alone, its steps from the key step on become tuples.
 * The key step is the first that differs; if it differs only in a name, `judge` may choose a later one.
 */
export async function refine(
  exploration: Omit<Exploration, "summarise">,
  former: TupleFormer,
  judge?: ProcessJudge,
): Promise<Refinement> {
  const whole = { ...exploration, summarise: former.summarise };
  const ground = await playGreedily(whole);
  if (ground.reward === 1) return { explored: [], ground, best: null };
  const [best = null] = await exploreTree(whole);
  if (!best || best.reward <= ground.reward) return { explored: [], ground, best };
  const explored = await formExperiences(former, {
    task: exploration.task,
    trajectory: best.trajectory,
    source: "explored",
    fromAction: await keyStep(exploration.task, { best, ground }, { former, judge }),
  });
  return { explored, ground, best };
}

/** Returns the index of the first action that differs, unless the judge chooses a later one. */
async function keyStep(
  task: Task,
  { best, ground }: { readonly best: Process; readonly ground: Process },
  { former, judge }: { readonly former: TupleFormer; readonly judge?: ProcessJudge | undefined },
): Promise<number> {
  const ours = commandsOf(best.trajectory);
  const theirs = commandsOf(ground.trajectory);
  const differing = ours.findIndex((command, index) => command !== theirs[index]);
  const first = differing < 0 ? ours.length : differing;
  const patternIn = ({ trajectory }: Process): string | null =>
    patternAt(former, task, { trajectory, action: first });
  const pattern = patternIn(best);
  if (!judge || pattern === null || pattern !== patternIn(ground)) return first;
  const told = await judge.keyStep(task.sentence, ours, theirs);
  const isKey = told !== null && told >= first && ours[told] !== theirs[told];
  return isKey && ours[told] !== undefined ? told : first;
}

function patternAt(
  { writeRoles }: TupleFormer,
  task: Task,
  { trajectory, action }: Pick<Process, "trajectory"> & { readonly action: number },
): string | null {
  const acts = [...trajectory.entries()].filter(([, { kind }]) => kind === "act");
  const [seq, step] = acts[action] ?? [];
  if (step?.kind !== "act") return null;
  return writeRoles(episodeSoFar(task, trajectory.slice(0, seq)), step.command);
}

export interface RefinementCount {
  readonly failed: number;
  readonly bettered: number;
  readonly added: number;
  /** Tuples discarded because a watched task got less reward. */
  readonly withdrawn: number;
  /** Tasks not explored because the budget for the language model ran out. */
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
 * Explores tasks in order. Plays the watched tasks with each task's new tuples, and removes these if any reward falls.
 * Skips tasks without usable model output; stops when the budget is used up.
 */
export async function refineGuarded<Task, Watched>(
  given: GuardedRefinement<Task, Watched>,
): Promise<RefinementCount> {
  const { tasks, explore, memory, watched, rewardOf, onKept } = given;
  const count = { failed: 0, bettered: 0, added: 0, withdrawn: 0 };
  let before: readonly number[] | null = null;
  let tried: readonly Experience[] = [];

  /** Returns the watched tasks' rewards with the tuples; if any fell, removes the tuples and returns null. */
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
