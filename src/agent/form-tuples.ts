/** Tuples (LDM2, section 3.1) from a trajectory that reached its goal. */
import type { Episode, TrajectoryStep } from "../core/episode.js";
import { newId } from "../core/id.js";
import type { Tuple } from "../core/tuple.js";

const historyLength = 5;

/** One tuple per action: goal, the last few commands, the observation before it, the action. */
export function formTuples(
  episode: Episode,
  trajectory: readonly TrajectoryStep[],
  at: number,
): readonly Tuple[] {
  const tuples: Tuple[] = [];
  const history: string[] = [];
  let observation = "";
  trajectory.forEach((step, seq) => {
    if (step.kind === "act") {
      tuples.push({
        id: newId("t"),
        household: episode.household,
        episode: episode.id,
        seq,
        goalType: episode.task.type,
        goal: episode.task.sentence,
        history: history.slice(-historyLength),
        observation,
        action: step.command,
        createdAt: at,
      });
      history.push(step.command);
    }
    if (step.kind !== "ask") observation = step.observation;
  });
  return tuples;
}
