import type { LogEvent } from "../../src/core/log-events.js";

/** What happened, by its name in the table of events. */
export interface Happening {
  readonly event: LogEvent;
  readonly error?: unknown;
}

/** Where a bot's warnings go; never what people typed. */
export interface BotLog {
  warn(what: Happening, text: string): void;
  error(what: Happening, text: string): void;
}

export const silentLog: BotLog = { warn: () => {}, error: () => {} };
