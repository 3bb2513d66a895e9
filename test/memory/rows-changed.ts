import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";

export type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Derived, or equal after every write. */
const leftOut = ["sqlite_sequence", "migrations", "shared_json"];

export function readRows(file: string): Rows {
  const db = new SqliteFile({ file, readOnly: true });
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'document_words%'",
  );
  const rows = new Map<string, Record<string, unknown>>();
  for (const { name } of tables.filter(({ name }) => !leftOut.includes(name))) {
    const keys = db
      .all<{ name: string; pk: number }>(`PRAGMA table_info(${name})`)
      .filter((column) => column.pk > 0 || column.name === "id")
      .map((column) => column.name);
    const key = keys.includes("id") ? ["id"] : keys;
    for (const row of db.all<Record<string, unknown>>(`SELECT * FROM ${name}`))
      rows.set(`${name} ${key.map((column) => row[column]).join("/")}`, row);
  }
  db.close();
  return rows;
}

/** A line per row: "+" new, "-" deleted, else the changed columns. */
export function findChanges(before: Rows, after: Rows): readonly string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key)).map((key) => `- ${key}`);
  const others = [...after].flatMap(([key, row]) => {
    const former = before.get(key);
    if (!former) return [`+ ${key}`];
    const columns = Object.keys(row).filter((column) => !isSame(row[column], former[column]));
    return columns.length === 0 ? [] : [`${key}: ${columns.join(" ")}`];
  });
  return [...gone, ...others].toSorted();
}

function isSame(one: unknown, other: unknown): boolean {
  return Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : one === other;
}
