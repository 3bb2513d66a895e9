/** Tables as CSV: quoted cells may hold commas and lines. Cells that Sous made inert are read as they were. */
import { type CsvError, parse } from "csv-parse/sync";
import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";
import { exactText } from "../../src/datasets/release/tables.js";

/** One record, and where it begins, for messages. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

interface Parsed {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

/**
 * Reads a table with a header. Line ends inside cells become line feeds.
 *
 * @param columns what must be there
 * @throws InputError naming file, line and reason
 */
export function readTable(file: string, columns: readonly string[]): readonly TableRow[] {
  let line = 1;
  const rows = parseFile(file).map(({ record, info }) => {
    const row = { line: line + 1, cells: record };
    line = info.lines;
    return row;
  });
  if (rows.length === 0) throw new InputError("it has no rows", { file });
  const missing = columns.filter((column) => rows[0]?.cells[column] === undefined);
  if (missing.length > 0) {
    throw new InputError(`it lacks the columns ${missing.join(", ")}`, { file, line: 1 });
  }
  return rows;
}

function parseFile(file: string): readonly Parsed[] {
  const text = readTextFile(file).replace(/\r\n?/g, "\n");
  try {
    const options = { columns: true, bom: true, info: true, cast: exactText } as const;
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    const { message, lines } = error as CsvError & { readonly lines?: number };
    throw new InputError(message, { file, cause: error, ...(lines ? { line: lines } : {}) });
  }
}
