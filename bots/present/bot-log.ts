/** Lets a bot write warnings and errors to the log, never what people typed. */
import type logEvents from "../../src/core/log-events.json";

export interface Happening {
  /** Name of an event in the table from which docs/operating.md is made. */
  readonly event: keyof typeof logEvents;
  readonly error?: unknown;
}

export interface BotLog {
  warn(what: Happening, text: string): void;
  error(what: Happening, text: string): void;
}

export const silentLog: BotLog = { warn: () => {}, error: () => {} };
