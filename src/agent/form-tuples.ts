/** Forms tuples, a policy's memory: goal, history, observation and action of each decision (LDM2, section 3.1). */
import type { Episode, TrajectoryStep } from "../core/episode/episode.js";
import { agentSentence, meansOne, type Task } from "../core/episode/scene.js";
import { newId } from "../core/id.js";
import type {
  EpisodeSoFar,
  Experience,
  Tuple,
  TupleFormer,
  TupleSource,
} from "../core/memory/tuple.js";
import { observationOf } from "../core/memory/tuple.js";

export interface Formation {
  readonly task: Task;
  readonly trajectory: readonly TrajectoryStep[];
  readonly source: TupleSource;
  /** Index of the first action that becomes a tuple; by default all do. */
  readonly fromAction?: number;
}

export async function formExperiences(
  former: TupleFormer,
  { task, trajectory, source, fromAction = 0 }: Formation,
): Promise<readonly Experience[]> {
  const formed: Experience[] = [];
  let actions = 0;
  for (const [seq, step] of trajectory.entries()) {
    if (step.kind !== "act" || actions++ < fromAction) continue;
    const moment = episodeSoFar(task, trajectory.slice(0, seq));
    formed.push(await formOne(former, moment, step.command, source));
  }
  return formed;
}

export async function formTuples(
  former: TupleFormer,
  episode: Episode,
  trajectory: readonly TrajectoryStep[],
  at: number,
): Promise<readonly Tuple[]> {
  const { task } = episode;
  const formed = await formExperiences(former, { task, trajectory, source: "played" });
  const seqs = trajectory.flatMap((step, seq) => (step.kind === "act" ? [seq] : []));
  return toTuples(formed, episode, at).map((tuple, index) => ({
    ...tuple,
    seq: seqs[index] ?? tuple.seq,
  }));
}

export function toTuples(
  experiences: readonly Experience[],
  episode: Pick<Episode, "id" | "household" | "task">,
  at: number,
): readonly Tuple[] {
  const { id, household, task } = episode;
  return experiences.map((experience, index) => ({
    ...experience,
    id: newId("t"),
    household,
    episode: id,
    seq: index + 1,
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

async function formOne(
  { summarise, findCell, writeRoles }: TupleFormer,
  moment: EpisodeSoFar,
  action: string,
  source: TupleSource,
): Promise<Experience> {
  const history = await summarise(moment);
  return {
    goal: moment.task,
    history,
    observation: observationOf(moment),
    cell: await findCell(moment),
    action,
    pattern: writeRoles(moment, action),
    source,
  };
}
