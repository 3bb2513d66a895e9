/** A method's answer to one task, with the right answers. */
import type { AmbikRow, TaskType } from "./rows.js";

/** A task with its outcome. Lists of outcomes hold all clear tasks first, then their partners in the same order. */
export interface Outcome {
  readonly type: TaskType;
  readonly intent: string;
  readonly shortlist: string;
  /** The prediction set; of a method that never asks, its one answer. */
  readonly answers: readonly string[] | string;
  /** Of a method that says how sure it is: "Certain" or "Uncertain". */
  readonly label?: string;
}

/** The measures by which an outcome of a row is judged. */
export function measuresOf(
  row: AmbikRow,
  half: "clear" | "ambiguous",
): Pick<Outcome, "type" | "intent" | "shortlist"> {
  const type = half === "clear" ? "unambiguous" : row.type;
  return { type, intent: row.intent, shortlist: row.shortlist };
}
