import type { LogEvent } from "../../src/core/log-events.js";

export interface Happening {
  readonly event: LogEvent;
  readonly error?: unknown;
}

/** Receives warnings, never what people typed. */
export interface BotLog {
  warn(what: Happening, text: string): void;
  error(what: Happening, text: string): void;
}

export const silentLog: BotLog = { warn: () => {}, error: () => {} };
