/** Refinement (LDM2, section 3.2): new ways that exploring found become tuples. */
import type { TrajectoryStep } from "../core/episode.js";
import type { Experience, TupleFormer } from "../core/tuple.js";
import { type Exploration, exploreTree, type Process, playGreedily } from "./explore.js";
import { formExperiences } from "./form-tuples.js";

export interface Refinement {
  /** Experiences for memory; empty when exploring found nothing better. */
  readonly explored: readonly Experience[];
  readonly ground: Process;
  /** The best path; null when nothing was explored because the ground process did the task. */
  readonly best: Process | null;
}

/**
 * Explores one task and compares the best path with what memory does by itself. If the path has strictly more
 * reward, its steps from the first different one on become tuples.
 */
export async function refine(
  exploration: Omit<Exploration, "summariser">,
  former: TupleFormer,
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
    fromAction: keyStep(best.trajectory, ground.trajectory),
  });
  return { explored, ground, best };
}

/** Number (from 0) of the first action in which two trajectories differ. */
function keyStep(best: readonly TrajectoryStep[], ground: readonly TrajectoryStep[]): number {
  const theirs = commandsOf(ground);
  const ours = commandsOf(best);
  const differing = ours.findIndex((command, index) => command !== theirs[index]);
  return differing < 0 ? ours.length : differing;
}

function commandsOf(trajectory: readonly TrajectoryStep[]): readonly string[] {
  return trajectory.flatMap((step) => (step.kind === "act" ? [step.command] : []));
}
