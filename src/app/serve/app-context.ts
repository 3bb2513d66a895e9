/** Lists the parts that most of the application uses. */
import type { Logger } from "pino";
import type { Memory } from "../../../memory/stores.js";
import type { Clock } from "../../core/clock.js";
import type { AskPolicyName } from "../../core/episode/episode.js";
import type { KnowledgeMode } from "../../core/question/question.js";
import type { DeskRules } from "../../desk/rules.js";
import type { Runner } from "../runner.js";

export interface AppContext {
  readonly memory: Memory;
  readonly runner: Runner;
  readonly clock: Clock;
  readonly log: Logger;
  /** The platforms on which this process plays. */
  readonly platforms: ReadonlySet<string>;
  readonly rules: DeskRules;
  /** Mode of tasks that people or a schedule start. */
  readonly mode: KnowledgeMode;
  readonly ask: AskPolicyName;
}
