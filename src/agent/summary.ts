/** Sums an ended episode up: success, steps and questions. */
import type { Episode, StepRecord } from "../core/episode/episode.js";
import type { Question } from "../core/question/question.js";

export type RoundSummary = ReturnType<typeof summariseRound>;

export function countSteps(records: readonly StepRecord[]) {
  const decisions = records.flatMap(({ step }) => (step.kind === "begin" ? [] : [step]));
  const asks = decisions.flatMap((step) => (step.kind === "ask" ? [step] : []));
  return {
    steps: decisions.length - asks.length,
    questions: asks.filter(({ handling }) => handling === "posted").length,
    /** Questions that nobody was asked, as the answer was known. */
    reused: asks.filter(({ handling }) => handling === "notebook" || handling === "reused").length,
    thoughts: decisions.filter(({ thought }) => thought !== "").length,
  };
}

export function summariseRound(
  episode: Episode,
  records: readonly StepRecord[],
  questions: readonly Pick<Question, "followUp">[],
) {
  return {
    task: episode.task.sentence,
    type: episode.task.type,
    success: episode.end?.kind === "terminated",
    /** Why the task failed; null when it succeeded. */
    end: episode.end?.kind === "truncated" ? episode.end.reason : null,
    ...countSteps(records),
    /** Questions that were asked again because an answer was unclear. */
    followUps: questions.filter(({ followUp }) => followUp !== null).length,
    reward: episode.reward,
  };
}
