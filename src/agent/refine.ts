import { commandsOf } from "../core/episode.js";
import type { Task } from "../core/scene.js";
import type { Experience, ProcessJudge, TupleFormer } from "../core/tuple.js";
import { type Exploration, exploreTree, type Process, playGreedily } from "./explore.js";
import { episodeSoFar, formExperiences } from "./form-tuples.js";

export interface Refinement {
  readonly explored: readonly Experience[];
  readonly ground: Process;
  /** Null when the ground process succeeded, so nothing was explored. */
  readonly best: Process | null;
}

/**
 * Explores one task (LDM2, section 3.2). If the best path beats memory's own, its steps from the key step on become
 * tuples. `judge` chooses the key step where the ways first differ only in a name.
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

/** Returns the first difference, unless the judge chooses a later one. */
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
  { roles }: TupleFormer,
  task: Task,
  { trajectory, action }: Pick<Process, "trajectory"> & { readonly action: number },
): string | null {
  const acts = [...trajectory.entries()].filter(([, { kind }]) => kind === "act");
  const [seq, step] = acts[action] ?? [];
  if (step?.kind !== "act") return null;
  return roles.write(episodeSoFar(task, trajectory.slice(0, seq)), step.command);
}
