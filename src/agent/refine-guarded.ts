/** Improves a policy's remembered decisions (tuples) by trying tasks in a simulator (LDM2, section 3.2). */
import { commandsOf } from "../core/episode/episode.js";
import type { Task } from "../core/episode/scene.js";
import type { Experience, ProcessJudge, TupleMaker } from "../core/memory/tuple.js";
import { ModelError } from "../core/model/model.js";
import { type Exploration, exploreTree, type Process, playGreedily } from "./explore.js";
import { episodeSoFar, formExperiences } from "./form-tuples.js";

interface Refinement {
  readonly explored: readonly Experience[];
  readonly ground: Process;
  /** Null when memory alone succeeded, so nothing was explored. */
  readonly best: Process | null;
}

/**
 * Explores one task. If the best try gets more reward than memory alone (`ground`), its steps from the key step on
 * become tuples. The key step is the first that differs; if it differs only in a name, `judge` may choose a later one.
 */
export async function refine(
  exploration: Omit<Exploration, "summarise">,
  maker: TupleMaker,
  judge?: ProcessJudge,
): Promise<Refinement> {
  const whole = { ...exploration, summarise: maker.summarise };
  const ground = await playGreedily(whole);
  if (ground.reward === 1) return { explored: [], ground, best: null };
  const [best = null] = await exploreTree(whole);
  if (!best || best.reward <= ground.reward) return { explored: [], ground, best };
  const { task } = exploration;
  const key = await keyStep(task, best, ground, maker, judge);
  const explored = await formExperiences(maker, task, best.trajectory, "explored", key);
  return { explored, ground, best };
}

async function keyStep(
  task: Task,
  best: Process,
  ground: Process,
  maker: TupleMaker,
  judge?: ProcessJudge,
): Promise<number> {
  const ours = commandsOf(best.trajectory);
  const theirs = commandsOf(ground.trajectory);
  const differing = ours.findIndex((command, index) => command !== theirs[index]);
  const first = differing < 0 ? ours.length : differing;
  const patternIn = ({ trajectory }: Process): string | null =>
    patternAt(maker, task, trajectory, first);
  const pattern = patternIn(best);
  if (!judge || pattern === null || pattern !== patternIn(ground)) return first;
  const judged = (await judge.keyStep(task.sentence, ours, theirs)) ?? first;
  const isKey = judged >= first && judged < ours.length && ours[judged] !== theirs[judged];
  return isKey ? judged : first;
}

function patternAt(
  { writeRoles }: TupleMaker,
  task: Task,
  trajectory: Process["trajectory"],
  action: number,
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

/**
 * Explores tasks in order. Plays the watched tasks with each task's new tuples, and removes these if any reward falls.
 * Skips tasks without usable model output; stops when the budget is used up.
 */
export async function refineGuarded<Task, Watched>({
  tasks,
  explore,
  memory,
  watched,
  rewardOf,
  onKept,
}: {
  readonly tasks: readonly Task[];
  readonly explore: (task: Task) => Promise<Refinement>;
  readonly memory: {
    add(experiences: readonly Experience[]): void;
    remove(experiences: readonly Experience[]): void;
  };
  readonly watched: readonly Watched[];
  readonly rewardOf: (watched: Watched) => Promise<number>;
  readonly onKept?: (task: Task, refinement: Refinement) => Promise<void>;
}): Promise<RefinementCount> {
  const count = { failed: 0, bettered: 0, added: 0, withdrawn: 0 };
  let before: readonly number[] | null = null;

  /** Returns the watched tasks' rewards; null as soon as one is lower than before. */
  const playWatched = async (): Promise<readonly number[] | null> => {
    const rewards: number[] = [];
    for (const [index, one] of watched.entries()) {
      const reward = await rewardOf(one);
      if (reward < (before?.[index] ?? 0)) return null;
      rewards.push(reward);
    }
    return rewards;
  };

  for (const [at, task] of tasks.entries()) {
    let tried: readonly Experience[] = [];
    try {
      const refinement = await explore(task);
      const { explored, ground } = refinement;
      if (ground.reward < 1) count.failed += 1;
      if (explored.length === 0) continue;
      before ??= await playWatched();
      tried = explored;
      memory.add(tried);
      const after = await playWatched();
      if (!after) {
        memory.remove(tried);
        count.withdrawn += explored.length;
        continue;
      }
      before = after;
      tried = [];
      count.bettered += 1;
      count.added += explored.length;
      await onKept?.(task, refinement);
    } catch (error) {
      memory.remove(tried);
      if (!(error instanceof ModelError)) throw error;
      if (error.failure === "budget-spent") return { ...count, left: tasks.length - at };
      if (!error.isUnusable) throw error;
    }
  }
  return { ...count, left: 0 };
}
