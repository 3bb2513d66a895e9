/** What a bot's task is begun with, whoever or whatever begins it. */
import type { Platform } from "../../core/bot.js";
import type { AskPolicyName, EpisodeOrigin } from "../../core/episode.js";
import type { KnowledgeMode } from "../../core/question.js";
import type { Household } from "../../core/stores.js";
import type { RunRequest } from "../run-rounds.js";

const maxSteps = 50;
const seed = 1;

export function taskRequest(begin: {
  readonly household: Household;
  readonly bot: Platform;
  readonly channel: string;
  readonly mode: KnowledgeMode;
  readonly rounds: number;
  readonly origin: EpisodeOrigin;
  readonly askPolicy: AskPolicyName;
}): RunRequest {
  return { ...begin, maxSteps, seed };
}
