/** What answers AmbiK's tasks. */
import type { Outcome } from "./outcome.js";
import type { AmbikRow } from "./rows.js";

export const methodNames = ["embedded", "binary", "nohelp", "knowno", "lap", "lofree"] as const;
export type MethodName = (typeof methodNames)[number];

/** Rows at once: language models answer several requests side by side. */
export const rowsAtOnce = 8;

/** Which task of a pair. */
export type PairHalf = "clear" | "ambiguous";

export type Answered = Pick<Outcome, "answers" | "label">;

/** A method that is ready, calibrated if it needs to be. */
export interface Method {
  readonly name: MethodName;
  /** How the repository splits its intents. */
  readonly separator: "," | ", ";
  answer(row: AmbikRow, half: PairHalf): Promise<Answered>;
}

export function taskOf(row: AmbikRow, half: PairHalf): string {
  return half === "clear" ? row.clearTask : row.ambiguousTask;
}
