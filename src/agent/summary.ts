import type { Episode, StepRecord, TruncationReason } from "../core/episode.js";
import type { Question } from "../core/question.js";
import type { TaskType } from "../core/scene.js";

export interface RoundSummary {
  readonly task: string;
  readonly type: TaskType;
  readonly success: boolean;
  /** Null when the episode succeeded. */
  readonly end: TruncationReason | null;
  readonly steps: number;
  readonly questions: number;
  /** Asked again because an answer was unclear. */
  readonly followUps: number;
  /** Needs met by known answers. */
  readonly reused: number;
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
