import type { Logger } from "pino";
import type { Clock } from "../core/clock.js";
import type { AskPolicyName } from "../core/episode.js";
import type { KnowledgeMode } from "../core/question.js";
import type { Memory } from "../core/stores.js";
import type { DeskRules } from "../desk/rules.js";
import type { Runner } from "./runner.js";

/** What commands, the scheduler and campaigns work with. */
export interface AppContext {
  readonly memory: Memory;
  readonly runner: Runner;
  readonly clock: Clock;
  readonly log: Logger;
  /** Platforms that this process plays on: tasks of other platforms are not begun here. */
  readonly platforms: ReadonlySet<string>;
  /** How people are treated. */
  readonly rules: DeskRules;
  /** Whether people see the home or answer from memory, in tasks that they or a schedule start. */
  readonly mode: KnowledgeMode;
  /** When these tasks ask people. */
  readonly ask: AskPolicyName;
}
