import type { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { SqlValue } from "../../memory/work.js";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}

const demanded: Readonly<Record<string, Readonly<Record<string, SqlValue>>>> = {
  outbox: { id: "episodes 1", episode: "episodes 1" },
  reuses: { fact: "facts 1" },
  // Its first row comes of the tombstone.
  vector_changes: { number: 2 },
  vectors: { vector: Buffer.alloc(4), dimensions: 1 },
  world_rules: { person: "people 1", said: 1 },
};

/** Inserts a row into every table, satisfying references and checks. @returns the tables */
export function writeMadeUpRows(db: SqliteFile): readonly string[] {
  const tables = db
    .all<{ name: string; sql: string }>(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
         AND name NOT LIKE 'document_words%' AND name NOT IN ('migrations', 'seals')`,
    )
    .map(({ name, sql }) => ({ name, sql }));
  db.write(() => {
    db.exec("PRAGMA defer_foreign_keys = ON");
    for (const { name, sql } of tables) writeRow(db, name, sql);
  });
  return tables.map(({ name }) => name);
}

function writeRow(db: SqliteFile, table: string, sql: string): void {
  const columns = db.all<Column>(`PRAGMA table_info(${table})`);
  const references = new Map(
    db
      .all<{ from: string; table: string; to: string }>(`PRAGMA foreign_key_list(${table})`)
      .map(({ from, table: to, to: key }) => [from, key === "number" ? 1 : parentKey(to, key)]),
  );
  const row = columns
    .filter(({ notnull, dflt_value, pk, name }) => {
      return (notnull === 1 && dflt_value === null) || pk > 0 || demanded[table]?.[name];
    })
    .map((column) => {
      const value =
        demanded[table]?.[column.name] ?? references.get(column.name) ?? madeUp(table, column, sql);
      return [column.name, value] as const;
    });
  const names = row.map(([name]) => name).join(", ");
  const places = row.map(() => "?").join(", ");
  db.run(
    `INSERT INTO ${table} (${names}) VALUES (${places})`,
    row.map(([, value]) => value),
  );
}

function parentKey(table: string, key: string): SqlValue {
  return key === "seq" ? 1 : key === "episode" ? "episodes 1" : textOf(table, key);
}

function madeUp(table: string, { name, type }: Column, sql: string): SqlValue {
  const allowed = new RegExp(`${name} IN \\('(\\w+)'`).exec(sql)?.[1];
  if (allowed) return allowed;
  const length = new RegExp(`length\\(${name}\\) = (\\d+)`).exec(sql)?.[1];
  if (length) return "x".repeat(Number(length));
  if (name.endsWith("_json")) return "{}";
  if (type === "BLOB") return Buffer.alloc(4);
  return type === "TEXT" ? textOf(table, name) : 1;
}

function textOf(table: string, name: string): string {
  return name === "id" || name === "key" ? `${table} 1` : `some ${name}`;
}
