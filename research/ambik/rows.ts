import { z } from "zod";
import { ambiguityTypes } from "../../scenes/ambik/row.js";
import { hashText } from "../../src/core/random.js";

/** Task types with scores of their own: the clear half of all pairs, then the ambiguous half by type. */
export const taskTypes = ["unambiguous", ...ambiguityTypes] as const;
export type TaskType = (typeof taskTypes)[number];

export const filled = z.string().refine((text) => text.trim() !== "", "is empty");
export const rowSchema = z.object({
  id: z.string().regex(/^[1-9]\d*$/, "must be a whole number from 1"),
  environment_short: filled,
  environment_full: filled,
  unambiguous_direct: filled,
  ambiguous_task: filled,
  ambiguity_type: z.enum(ambiguityTypes),
  plan_for_clear_task: filled,
  plan_for_amb_task: filled,
  end_of_ambiguity: z.string().regex(/^\d+(\.0)?$/, "must be a whole number from 0"),
  user_intent: filled,
  question: z.string().default(""),
  answer: z.string().default(""),
  amb_shortlist: z.string(),
  variants: z.string(),
  take_amb: z.enum(["", "0", "1", "0.0", "1.0"]),
});

export function toRow(text: z.infer<typeof rowSchema>) {
  return {
    id: Number(text.id),
    /** Without articles, each once; the seven appliances are not among them. */
    objects: readObjects(text.environment_short),
    environment: text.environment_full,
    clearTask: text.unambiguous_direct,
    ambiguousTask: text.ambiguous_task,
    type: text.ambiguity_type,
    /** Blank steps are kept, as `start` counts them. */
    clearPlan: readPlan(text.plan_for_clear_task),
    ambiguousPlan: readPlan(text.plan_for_amb_task),
    /** Index of the step at which the ambiguity begins, from 0. */
    start: Number(text.end_of_ambiguity),
    intent: text.user_intent,
    question: text.question.trim(),
    answer: text.answer.trim(),
    shortlist: text.amb_shortlist,
    /** One right answer a line, in the grammar of intents; calibration rows have them clean. */
    variants: text.variants,
    /** Calibration only: whether the ambiguous task of the pair is the one to calibrate with. */
    calibrateAmbiguous: text.take_amb === "" ? null : Number(text.take_amb) === 1,
  };
}

/** Names between commas (once a full stop), without a stray article, each once. */
export function readObjects(list: string): readonly string[] {
  const names = list
    .split(/,|\.\s/)
    .map((name) => name.replace(/\s+/g, " ").trim())
    .map((name) => name.replace(/^(a|an|the)\s+/i, "").replace(/\.$/, ""));
  return [...new Set(names.filter((name) => name !== ""))];
}

/** Steps are lines; their printed numbers ("1.", "0:") start anywhere and mean nothing. */
function readPlan(text: string): readonly string[] {
  return text.split("\n").map((line) => line.replace(/^\s*\d+\s*[.:)]+\s*/, "").trim());
}

export type AmbikRow = ReturnType<typeof toRow>;

export function isCalibration(id: number): boolean {
  return id <= 100;
}

export const halves = ["tune", "report", "all"] as const;
export type Half = (typeof halves)[number];

/** Calibration rows, and those whose 32-bit FNV-1a hash of "ambik <id>" is even, tuned the detector. */
export function halfOf(id: number): "tune" | "report" {
  return isCalibration(id) || hashText(`ambik ${id}`) % 2 === 0 ? "tune" : "report";
}

/** A task with its outcome. Lists of outcomes hold all clear tasks first, then their partners in the same order. */
export interface Outcome {
  readonly type: TaskType;
  readonly intent: string;
  readonly shortlist: string;
  readonly answers: readonly string[] | string;
  readonly label?: string;
}

export function measuresOf(
  row: AmbikRow,
  half: "clear" | "ambiguous",
): Pick<Outcome, "type" | "intent" | "shortlist"> {
  const type = half === "clear" ? "unambiguous" : row.type;
  return { type, intent: row.intent, shortlist: row.shortlist };
}
