/** Reads the published AmbiK files as they are. */
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ambiguityTypes } from "../../../scenes/ambik/kitchen.js";
import { InputError } from "../../core/errors.js";
import type { AmbikRow } from "./rows.js";
import { readTable, type TableRow } from "./table.js";

const columns = [
  "id",
  "environment_short",
  "environment_full",
  "unambiguous_direct",
  "ambiguity_type",
  "amb_shortlist",
  "ambiguous_task",
  "question",
  "answer",
  "plan_for_clear_task",
  "plan_for_amb_task",
  "end_of_ambiguity",
  "user_intent",
  "variants",
  "take_amb",
];

/** The parts that number the rows otherwise; they alone hold the third wording of the clear task. */
const parts = ["ambik_calib_100.csv", "ambik_test_900.csv", "ambik_test_400.csv"];

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
  take_amb: z.enum(["", "0", "1", "0.0", "1.0"]),
});

/**
 * Reads AmbiK_data.csv of a folder, and the third wordings from the other published files beside it.
 *
 * @returns rows by id
 * @throws InputError naming file, line and reason
 */
export function loadAmbik(folder: string): readonly AmbikRow[] {
  const file = path.join(folder, "AmbiK_data.csv");
  const indirect = readIndirectTasks(folder);
  const seen = new Set<number>();
  return readTable(file, columns)
    .map((row) => readRow(file, row, indirect))
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
  indirect: ReadonlyMap<string, string>,
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
    question: cells.question ?? "",
    answer: cells.answer ?? "",
    clearPlan: readPlan(text.plan_for_clear_task),
    ambiguousPlan: readPlan(text.plan_for_amb_task),
    start: Number(text.end_of_ambiguity),
    intent: text.user_intent,
    shortlist: cells.amb_shortlist ?? "",
    variants: cells.variants ?? "",
    calibrateAmbiguous: text.take_amb === "" ? null : Number(text.take_amb) === 1,
    indirectTask: indirect.get(contentKey(cells)) ?? "",
  };
  if (row.start >= Math.min(row.clearPlan.length, row.ambiguousPlan.length)) {
    throw new InputError(`end_of_ambiguity: there is no step ${row.start}`, { file, line });
  }
  return { line, row };
}

/** Names between commas (once a full stop), without a stray article, each once. */
function readObjects(list: string): readonly string[] {
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

/** The same for every copy of a row, whose numbers differ. */
function contentKey(cells: Readonly<Record<string, string>>): string {
  return ["environment_short", "question", "answer", "user_intent"]
    .map((column) => (cells[column] ?? "").replace(/\s+/g, " ").trim())
    .join("\n");
}

function readIndirectTasks(folder: string): ReadonlyMap<string, string> {
  const files = parts.map((name) => path.join(folder, name)).filter((file) => existsSync(file));
  const rows = files.flatMap((file) => readTable(file, ["unambiguous_indirect", "user_intent"]));
  return new Map(
    rows
      .filter(({ cells }) => cells.unambiguous_indirect)
      .map(({ cells }) => [contentKey(cells), cells.unambiguous_indirect ?? ""]),
  );
}
