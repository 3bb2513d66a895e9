import { z } from "zod";
import { readJsonLines } from "../../src/core/json.js";

/** The rows of a table in a folder's `tables.jsonl`, whose lines begin with the table's name. */
export function tableOf<Row extends readonly unknown[]>(folder: string, name: string): Row[] {
  const lines = readJsonLines(z.array(z.unknown()), `test/${folder}/tables.jsonl`);
  const rows = lines.flatMap(([of, ...row]) => (of === name ? [row] : []));
  if (rows.length === 0) throw new Error(`there is no table ${name}`);
  return rows as unknown[] as Row[];
}

/** "{in|on} the {bed|desk}" stands for four lines. */
export function expand(pattern: string): readonly string[] {
  const [whole, options] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || options === undefined) return [pattern];
  return options.split("|").flatMap((one) => expand(pattern.replace(whole, () => one)));
}
