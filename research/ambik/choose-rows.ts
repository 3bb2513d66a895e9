/** Which rows are measured. */
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { readJsonFile } from "../../src/core/json.js";
import { type AmbikRow, type Half, halfOf } from "./rows.js";

/**
 * @param ids only these, in the order of ids; all when absent
 * @throws InputError when an id is not there, or nothing is left
 */
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

/**
 * Reads a JSON array of ids of AmbiK_data.csv.
 *
 * @throws InputError naming the file and the reason
 */
export function readIds(file: string): readonly number[] {
  const parsed = idsSchema.safeParse(readJsonFile(file));
  if (parsed.success) return [...new Set(parsed.data)];
  throw new InputError("it must be a JSON array of ids, such as [101, 102]", { file });
}
