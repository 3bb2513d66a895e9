/** What an episode came to, counted from its rows. */
import type { Episode, StepRecord } from "../core/episode.js";
import type { RoundSummary } from "../core/lab.js";

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

export function summariseRound(episode: Episode, records: readonly StepRecord[]): RoundSummary {
  return {
    task: episode.task.sentence,
    type: episode.task.type,
    success: episode.end?.kind === "terminated",
    end: episode.end?.kind === "truncated" ? episode.end.reason : null,
    ...countSteps(records),
    reward: episode.reward,
  };
}
