/** An episode in numbers, counted from its rows. */
import type { Episode, StepRecord, TruncationReason } from "../core/episode.js";
import type { Question } from "../core/question.js";
import type { TaskType } from "../core/scene.js";

/** One episode in numbers. */
export interface RoundSummary {
  readonly task: string;
  readonly type: TaskType;
  readonly success: boolean;
  /** Why it ended early; null when it succeeded. */
  readonly end: TruncationReason | null;
  /** Actions; questions are not counted. */
  readonly steps: number;
  /** Questions posted to people. */
  readonly questions: number;
  /** Those of them that were asked back because the answer was not clear. */
  readonly followUps: number;
  /** Needs that were not asked because the answer was known. */
  readonly reused: number;
  /** Decisions with a thought. */
  readonly thoughts: number;
  readonly reward: number;
}

export type StepCounts = Pick<RoundSummary, "steps" | "questions" | "reused" | "thoughts">;

export function countSteps(records: readonly StepRecord[]): StepCounts {
  const decisions = records.flatMap(({ step }) => (step.kind === "begin" ? [] : [step]));
  const asks = decisions.flatMap((step) => (step.kind === "ask" ? [step] : []));
  return {
    steps: decisions.length - asks.length,
    questions: asks.filter(({ handling }) => handling === "posted").length,
    reused: asks.filter(({ handling }) => handling === "notebook" || handling === "reused").length,
    thoughts: decisions.filter(({ thought }) => thought !== "").length,
  };
}

/** @param questions those that the episode posed */
export function summariseRound(
  episode: Episode,
  records: readonly StepRecord[],
  questions: readonly Pick<Question, "followUp">[],
): RoundSummary {
  return {
    task: episode.task.sentence,
    type: episode.task.type,
    success: episode.end?.kind === "terminated",
    end: episode.end?.kind === "truncated" ? episode.end.reason : null,
    ...countSteps(records),
    followUps: questions.filter(({ followUp }) => followUp !== null).length,
    reward: episode.reward,
  };
}
