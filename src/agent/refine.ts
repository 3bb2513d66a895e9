/** Refinement (LDM2, section 3.2): new ways that exploring found become tuples. */

import { commandsOf } from "../core/episode.js";
import type { Task } from "../core/scene.js";
import type { Experience, ProcessJudge, TupleFormer } from "../core/tuple.js";
import { type Exploration, exploreTree, type Process, playGreedily } from "./explore.js";
import { episodeSoFar, formExperiences } from "./form-tuples.js";

export interface Refinement {
  /** Experiences for memory; empty when exploring found nothing better. */
  readonly explored: readonly Experience[];
  readonly ground: Process;
  /** The best path; null when nothing was explored because the ground process did the task. */
  readonly best: Process | null;
}

/**
 * Explores one task and compares the best path with what memory does by itself. If the path has strictly more
 * reward, its steps from the key step on become tuples: the first different one.
 *
 * @param judge asked for the key step where the two ways part by nothing but the name of a thing or place
 */
export async function refine(
  exploration: Omit<Exploration, "summariser">,
  former: TupleFormer,
  judge?: ProcessJudge,
): Promise<Refinement> {
  const whole = { ...exploration, summariser: former.summariser };
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

/** Number (from 0) of the action from which the better way is better. */
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

/** An action with roles in place of names; null where there is none. */
function patternAt(
  { roles }: TupleFormer,
  task: Task,
  { trajectory, action }: Pick<Process, "trajectory"> & { readonly action: number },
): string | null {
  const acts = [...trajectory.entries()].filter(([, { kind }]) => kind === "act");
  const [seq, step] = acts[action] ?? [];
  if (step?.kind !== "act") return null;
  return roles.write(episodeSoFar(task, trajectory.slice(0, seq)), step.command);
}
