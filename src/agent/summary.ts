/** What an episode came to, counted from its rows. */
import type { Episode, StepRecord } from "../core/episode.js";
import type { RoundSummary } from "../core/lab.js";

export function summariseRound(episode: Episode, records: readonly StepRecord[]): RoundSummary {
  const asks = records.flatMap(({ step }) => (step.kind === "ask" ? [step] : []));
  return {
    task: episode.task.sentence,
    success: episode.end?.kind === "terminated",
    steps: records.filter(({ step }) => step.kind === "act").length,
    questions: asks.filter(({ handling }) => handling === "posted").length,
    reused: asks.filter(({ handling }) => handling === "notebook" || handling === "reused").length,
    reward: episode.reward,
  };
}
