/** Prints all rows as lines, to compare with an approved copy. */
import type { SqliteFile } from "../../memory/sqlite/sqlite-file.js";

const longest = 160;
const randomId = /\b[aeqbcnftprms]-[0-9a-hjkmnp-tv-z]{14}\b/g;

function shorten(value: unknown): unknown {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  return typeof value === "string" && value.length > longest
    ? `${value.slice(0, longest)}…`
    : value;
}

/** Sorted by table and key, without null columns. */
export function keptRows(file: SqliteFile): string {
  const tables = file.all(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
       AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT GLOB '*_words_*' AND name NOT IN ('migrations', 'households') ORDER BY name`,
    {},
  ) as readonly { readonly name: string }[];
  const lines = tables.flatMap(({ name }) =>
    (file.all(`SELECT * FROM ${name}`, {}) as readonly object[]).map((row) => {
      const given = Object.entries(row).filter(([, value]) => value !== null);
      return `${name} ${JSON.stringify(Object.fromEntries(given.map(([key, value]) => [key, shorten(value)])))}`;
    }),
  );
  const numbers = new Map<string, number>();
  return lines.join("\n").replace(randomId, (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
    return `${id[0]}${numbers.get(id)}`;
  });
}
