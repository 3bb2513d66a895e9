import type { Logger } from "pino";
import type { Config } from "../../app/settings/read-config.js";
import type { Clock } from "../../core/clock.js";
import type { ChatModel, ModelFailure, ModelUsage } from "../../core/model.js";
import type { Experience } from "../../core/tuple.js";

/** What every lab works with. */
export interface LabParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** What agents that play from memory play from; each game's own, empty memory when absent. */
  readonly experiences?: readonly Experience[];
  /** Of agents and people who are language models; nobody is when absent. */
  readonly models?: LabModels;
}

/** Language models that all games share, whose answers may be kept from one game to the next. */
export interface LabModels {
  /** Throws ConfigError where none is configured. */
  model(): ChatModel;
  /** What an episode took. */
  usageOf(episode: string): Promise<ModelUsage>;
  /** Calls of it that failed for good. */
  failuresOf(episode: string): readonly ModelFailure[];
}
