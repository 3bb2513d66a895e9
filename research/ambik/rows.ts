import { type AmbiguityType, ambiguityTypes } from "../../scenes/ambik/kitchen.js";
import { hashText } from "../../src/core/random.js";

/** Task types with scores of their own: the clear half of all pairs, then the ambiguous half by type. */
export const taskTypes = ["unambiguous", ...ambiguityTypes] as const;
export type TaskType = (typeof taskTypes)[number];

export interface AmbikRow {
  /** The id of AmbiK_data.csv; other files number the same rows otherwise. */
  readonly id: number;
  /** Names of what is there, without articles, each once; the seven appliances are not among them. */
  readonly objects: readonly string[];
  readonly environment: string;
  readonly clearTask: string;
  readonly ambiguousTask: string;
  readonly type: AmbiguityType;
  /** Steps without their printed numbers; blank ones are kept, as `start` counts them. */
  readonly clearPlan: readonly string[];
  readonly ambiguousPlan: readonly string[];
  /** Index of the step at which the ambiguity begins ("end_of_ambiguity"), from 0. */
  readonly start: number;
  /** Concepts that a right action names, in the grammar of intents.ts. */
  readonly intent: string;
  /** What its author asked about the ambiguous task, and the answer; empty in files without these columns. */
  readonly question: string;
  readonly answer: string;
  /** What the preference is between; empty where the dataset has none. */
  readonly shortlist: string;
  /** One right answer a line, in the grammar of intents; calibration rows have them clean. */
  readonly variants: string;
  /** Calibration only: whether the ambiguous task of the pair is the one to calibrate with. */
  readonly calibrateAmbiguous: boolean | null;
}

export function isCalibration(id: number): boolean {
  return id <= 100;
}

/** Rows 1 to 500 were written with care, later ones in another style: they are reported apart. */
export function eraOf(id: number): "careful" | "later" {
  return id <= 500 ? "careful" : "later";
}

export const halves = ["tune", "report", "all"] as const;
export type Half = (typeof halves)[number];

/** Calibration rows, and those whose 32-bit FNV-1a hash of "ambik <id>" is even, tuned the detector. */
export function halfOf(id: number): "tune" | "report" {
  return isCalibration(id) || hashText(`ambik ${id}`) % 2 === 0 ? "tune" : "report";
}

/** Whether both tasks of a pair have the same words, apart from blanks and case. */
export function isSameText(row: AmbikRow): boolean {
  const fold = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
  return fold(row.clearTask) === fold(row.ambiguousTask);
}

/** A task with its outcome. Lists of outcomes hold all clear tasks first, then their partners in the same order. */
export interface Outcome {
  readonly type: TaskType;
  readonly intent: string;
  readonly shortlist: string;
  readonly answers: readonly string[] | string;
  /** Of a method that says how sure it is: "Certain" or "Uncertain". */
  readonly label?: string;
}

export function measuresOf(
  row: AmbikRow,
  half: "clear" | "ambiguous",
): Pick<Outcome, "type" | "intent" | "shortlist"> {
  const type = half === "clear" ? "unambiguous" : row.type;
  return { type, intent: row.intent, shortlist: row.shortlist };
}
