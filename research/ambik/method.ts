import type { AmbikRow, Outcome } from "./rows.js";

export const methodNames = ["embedded", "binary", "nohelp", "knowno", "lap", "lofree"] as const;
export type MethodName = (typeof methodNames)[number];

/** Rows at once: language models answer several requests side by side. */
export const rowsAtOnce = 8;

export type PairHalf = "clear" | "ambiguous";

export type AskedRow = Omit<AmbikRow, "type" | "shortlist" | "question" | "answer">;

export interface Answered extends Pick<Outcome, "answers" | "label"> {
  /** Of a calibrated method: whether the set holds the right option. */
  readonly covered?: boolean;
}

interface Calibration {
  readonly target: number;
  readonly tasks: number;
  /** Of nonconformity; null: everything is kept. */
  readonly threshold: number | null;
  readonly coverage: number;
}

export interface Method {
  readonly name: MethodName;
  readonly calibration?: Calibration;
  answer(row: AskedRow, half: PairHalf): Promise<Answered>;
}

export function taskOf(row: AskedRow, half: PairHalf): string {
  return half === "clear" ? row.clearTask : row.ambiguousTask;
}
