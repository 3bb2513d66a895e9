import type { TrajectoryStep } from "../core/episode.js";
import type { Fact } from "../core/fact.js";
import { tellAnswer } from "../core/told.js";
import type { Journal } from "./journal.js";

/** Shows each answer as it was first seen, so that prompts never change. */
export async function withAnswers(
  journal: Journal,
  trajectory: readonly TrajectoryStep[],
  facts: readonly Fact[],
): Promise<readonly TrajectoryStep[]> {
  const seen: TrajectoryStep[] = [];
  for (const [seq, step] of trajectory.entries()) {
    if (step.kind !== "ask" || step.outcome !== "answered" || step.told) {
      seen.push(step);
      continue;
    }
    const told = tellAnswer(step.need, facts);
    await journal.keepTold(seq, told);
    seen.push({ ...step, told });
  }
  return seen;
}
