/** Forms tuples, a policy's memory: goal, history, observation and action of each decision (LDM2, section 3.1). */
import type { Episode, TrajectoryStep } from "../core/episode/episode.js";
import { agentSentence, meansOne, type Task } from "../core/episode/scene.js";
import { newId } from "../core/id.js";
import type {
  EpisodeSoFar,
  Experience,
  Tuple,
  TupleMaker,
  TupleSource,
} from "../core/memory/tuple.js";
import { observationOf } from "../core/memory/tuple.js";

/** @param fromAction index of the first action that becomes a tuple; by default all do */
export async function formExperiences(
  { summarise, findCell, writeRoles }: TupleMaker,
  task: Task,
  trajectory: readonly TrajectoryStep[],
  source: TupleSource,
  fromAction = 0,
): Promise<readonly Experience[]> {
  const formed: Experience[] = [];
  let actions = 0;
  for (const [seq, step] of trajectory.entries()) {
    if (step.kind !== "act" || actions++ < fromAction) continue;
    const soFar = episodeSoFar(task, trajectory.slice(0, seq));
    formed.push({
      goal: soFar.task,
      history: await summarise(soFar),
      observation: observationOf(soFar),
      cell: await findCell(soFar),
      action: step.command,
      pattern: writeRoles(soFar, step.command),
      source,
    });
  }
  return formed;
}

export async function formTuples(
  maker: TupleMaker,
  episode: Episode,
  trajectory: readonly TrajectoryStep[],
  at: number,
): Promise<readonly Tuple[]> {
  const { task } = episode;
  const formed = await formExperiences(maker, task, trajectory, "played");
  const seqs = trajectory.flatMap((step, seq) => (step.kind === "act" ? [seq] : []));
  return toTuples(formed, episode, at, seqs);
}

export function toTuples(
  experiences: readonly Experience[],
  { id: episode, household, task }: Pick<Episode, "id" | "household" | "task">,
  at: number,
  seqs: readonly number[] = [],
): readonly Tuple[] {
  return experiences.map((experience, index) => ({
    ...experience,
    id: newId("t"),
    household,
    episode,
    seq: seqs[index] ?? index + 1,
    goalType: task.type,
    createdAt: at,
  }));
}

export function episodeSoFar(task: Task, trajectory: readonly TrajectoryStep[]): EpisodeSoFar {
  return {
    task: agentSentence(task),
    particular: meansOne(task),
    ...(task.chosen && { chosen: task.chosen }),
    trajectory,
  };
}
