import path from "node:path";
import { type CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { firstFault, readJsonFile } from "../../src/core/json.js";
import { hashText } from "../../src/core/random.js";
import { readTextFile } from "../../src/core/text-file.js";
import { exactText } from "../../src/datasets/release/tables.js";
import { type AmbikRow, filled, type Half, halfOf, readObjects, rowSchema, toRow } from "./rows.js";

/** @returns the rows of AmbiK_data.csv by id. @throws InputError naming file, line and reason */
export function loadAmbik(folder: string): readonly AmbikRow[] {
  const file = path.join(folder, "AmbiK_data.csv");
  const seen = new Set<number>();
  return readTable(file, rowSchema)
    .map(({ line, ...cells }) => {
      const row = toRow(cells);
      if (row.start >= Math.min(row.clearPlan.length, row.ambiguousPlan.length))
        throw new InputError(`end_of_ambiguity: there is no step ${row.start}`, { file, line });
      if (seen.has(row.id)) throw new InputError(`the id ${row.id} is there twice`, { file, line });
      seen.add(row.id);
      return row;
    })
    .sort((one, other) => one.id - other.id);
}

const knowNoSchema = z.object({
  id: z.string().regex(/^\d+$/, "must be a whole number"),
  environment_full: filled,
  environment_short: filled,
  task: filled,
  ambiguity_type: filled,
  user_intent: filled,
});

export type KnowNoTask = ReturnType<typeof toTask>;

const calibrationTasks = 100;

/** The file does not say what the paper calibrated with: a hundred tasks are drawn by their hash. @throws InputError */
export function loadKnowNo(folder: string) {
  const file = path.join(folder, "knowno_data.csv");
  const tasks = readTable(file, knowNoSchema).map(toTask);
  if (tasks.length <= calibrationTasks)
    throw new InputError(`it needs more than ${calibrationTasks} tasks`, { file });
  const drawn = tasks.toSorted((one, other) => draw(one) - draw(other));
  return {
    calibration: drawn.slice(0, calibrationTasks),
    test: drawn.slice(calibrationTasks).sort((one, other) => one.id - other.id),
  };
}

function draw({ id }: KnowNoTask): number {
  return hashText(`knowno ${id}`);
}

function toTask(cells: z.infer<typeof knowNoSchema>) {
  const { task, user_intent: intent } = cells;
  return {
    id: Number(cells.id),
    kind: cells.ambiguity_type,
    objects: readObjects(cells.environment_short),
    environment: cells.environment_full,
    clearTask: task,
    ambiguousTask: task,
    clearPlan: [task],
    ambiguousPlan: [task],
    start: 0,
    intent,
    variants: intent,
    calibrateAmbiguous: true,
  };
}

export function chooseRows(
  rows: readonly AmbikRow[],
  options: { readonly half: Half; readonly ids?: readonly number[] | undefined },
): readonly AmbikRow[] {
  const wanted = options.ids && new Set(options.ids);
  const unknown = [...(wanted ?? [])].filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) {
    throw new InputError(`AmbiK_data.csv has no row with the id ${unknown.slice(0, 5).join(", ")}`);
  }
  const chosen = rows.filter(
    ({ id }) =>
      (!wanted || wanted.has(id)) && (options.half === "all" || halfOf(id) === options.half),
  );
  if (chosen.length === 0) throw new InputError("No row is left: name other ids or another half.");
  return chosen;
}

const idsSchema = z.array(z.int().positive()).min(1);

export function readIds(file: string): readonly number[] {
  const parsed = idsSchema.safeParse(readJsonFile(file));
  if (parsed.success) return [...new Set(parsed.data)];
  throw new InputError("it must be a JSON array of ids, such as [101, 102]", { file });
}

/** Reads cells that Sous made inert as they were. @returns rows with the line where each begins. @throws InputError */
function readTable<Shape extends z.ZodObject>(file: string, shape: Shape) {
  const rows = parseFile(file);
  if (rows.length === 0) throw new InputError("it has no rows", { file });
  const [{ record: first } = { record: {} }] = rows;
  const missing = Object.entries<z.ZodType>(shape.shape).flatMap(([column, cell]) =>
    column in first || cell.safeParse(undefined).success ? [] : [column],
  );
  if (missing.length > 0)
    throw new InputError(`it lacks the columns ${missing.join(", ")}`, { file, line: 1 });
  let end = 1;
  return rows.map(({ record, info }) => {
    const line = end + 1;
    end = info.lines;
    const { success, data, error } = shape.safeParse(record);
    if (!success) throw new InputError(firstFault(error, "it"), { file, line });
    return { ...data, line };
  });
}

function parseFile(file: string) {
  const text = readTextFile(file).replace(/\r\n?/g, "\n");
  try {
    const options = { columns: true, bom: true, info: true, cast: exactText } as const;
    return parse(text, options) as unknown as { record: object; info: { lines: number } }[];
  } catch (error) {
    const { message, lines } = error as CsvError & { readonly lines?: number };
    throw new InputError(message, { file, cause: error, ...(lines ? { line: lines } : {}) });
  }
}
