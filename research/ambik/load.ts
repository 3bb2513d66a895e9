/** Reads the published AmbiK files as they are. */
import path from "node:path";
import { z } from "zod";
import { ambiguityTypes } from "../../scenes/ambik/kitchen.js";
import { InputError } from "../../src/core/errors.js";
import type { AmbikRow } from "./rows.js";
import { readTable, type TableRow } from "./table.js";

const filled = z.string().refine((text) => text.trim() !== "", "is empty");
const rowSchema = z.object({
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

/**
 * Reads AmbiK_data.csv of a folder.
 *
 * @returns rows by id
 * @throws InputError naming file, line and reason
 */
export function loadAmbik(folder: string): readonly AmbikRow[] {
  const file = path.join(folder, "AmbiK_data.csv");
  const seen = new Set<number>();
  return readTable(file, rowSchema.omit({ question: true, answer: true }).keyof().options)
    .map((row) => readRow(file, row))
    .map(({ line, row }) => {
      if (seen.has(row.id)) throw new InputError(`the id ${row.id} is there twice`, { file, line });
      seen.add(row.id);
      return row;
    })
    .sort((one, other) => one.id - other.id);
}

function readRow(
  file: string,
  { line, cells }: TableRow,
): { readonly line: number; readonly row: AmbikRow } {
  const parsed = rowSchema.safeParse(cells);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new InputError(`${issue?.path.join(".")}: ${issue?.message}`, { file, line });
  }
  const text = parsed.data;
  const row: AmbikRow = {
    id: Number(text.id),
    objects: readObjects(text.environment_short),
    environment: text.environment_full,
    clearTask: text.unambiguous_direct,
    ambiguousTask: text.ambiguous_task,
    type: text.ambiguity_type,
    clearPlan: readPlan(text.plan_for_clear_task),
    ambiguousPlan: readPlan(text.plan_for_amb_task),
    start: Number(text.end_of_ambiguity),
    intent: text.user_intent,
    question: text.question.trim(),
    answer: text.answer.trim(),
    shortlist: text.amb_shortlist,
    variants: text.variants,
    calibrateAmbiguous: text.take_amb === "" ? null : Number(text.take_amb) === 1,
  };
  if (row.start >= Math.min(row.clearPlan.length, row.ambiguousPlan.length)) {
    throw new InputError(`end_of_ambiguity: there is no step ${row.start}`, { file, line });
  }
  return { line, row };
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
