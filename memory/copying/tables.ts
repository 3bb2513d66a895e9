/** The tables that both engines have, and their rows in the order of keys, a few at a time. */
import { createHash } from "node:crypto";
import type { Database } from "../database.js";
import { storable } from "../postgres/translate.js";
import { blankImage } from "../sqlite/blank.js";
import { hashRow, listSealedTables, quote } from "../sqlite/seals.js";
import { SqliteFile } from "../sqlite/sqlite-file.js";
import { all, get, type SqlValue, type Work } from "../work.js";

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

export type Row = Readonly<Record<string, SqlValue>>;

/** About so much text is read at a time. */
const batchBytes = 2_000_000;
const mostRows = 1000;

/** All that hold what Sous knows: not the migrations, the seals, or what an engine derives. */
export function listTables(): readonly Table[] {
  const db = new SqliteFile({ file: () => blankImage(0), readOnly: true });
  try {
    return [...listSealedTables(db)]
      .filter(([name]) => name !== "migrations")
      .map(([name, columns]) => ({ name, columns, key: readKey(db, name) }));
  } finally {
    db.close();
  }
}

function readKey(db: SqliteFile, table: string): readonly string[] {
  const sql = "SELECT name FROM pragma_table_info(@table) WHERE pk > 0 ORDER BY pk";
  return db.all<{ name: string }>(sql, { table }).map(({ name }) => name);
}

export function quoteAll(names: readonly string[]): string {
  return names.map(quote).join(", ");
}

/** The last row in the order of keys: its key alone. */
export function lastKey({ name, key }: Table): Work<Row | undefined> {
  const order = key.map((one) => `${quote(one)} DESC`).join(", ");
  return get<Row>(`SELECT ${quoteAll(key)} FROM ${quote(name)} ORDER BY ${order} LIMIT 1`);
}

export function* countRows({ name }: Table): Work<number> {
  return (yield* get<{ rows: number }>(`SELECT count(*) AS rows FROM ${quote(name)}`))?.rows ?? 0;
}

/** @param after a row with the key after which to begin; texts are as PostgreSQL can keep them */
export async function* readRows(
  db: Database,
  { name, columns, key }: Table,
  after?: Row,
): AsyncGenerator<readonly Row[]> {
  const from = `SELECT ${quoteAll(columns)} FROM ${quote(name)}`;
  const places = key.map((_, place) => `@k${place}`).join(", ");
  let last = after;
  for (let limit = 100; ; ) {
    const where = last ? ` WHERE (${quoteAll(key)}) > (${places})` : "";
    const found = await db.read(
      all<Row>(`${from}${where} ORDER BY ${quoteAll(key)} LIMIT CAST(@limit AS integer)`, {
        limit,
        ...Object.fromEntries(
          last ? key.map((one, place) => [`k${place}`, last?.[one] ?? null]) : [],
        ),
      }),
    );
    const rows = found.map((row) => toStorable(row, columns));
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
    limit = Math.min(mostRows, Math.ceil((limit * batchBytes) / (1 + sizeOf(rows))));
  }
}

function toStorable(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, storable(row[column] ?? null)]));
}

function sizeOf(rows: readonly Row[]): number {
  let size = 0;
  for (const row of rows)
    for (const value of Object.values(row))
      if (value !== null && typeof value !== "number") size += value.length;
  return size;
}

export interface Content {
  readonly rows: number;
  /** Of all rows in the order of their keys: the same on both engines. */
  readonly sha256: string;
}

export async function hashTable(db: Database, table: Table): Promise<Content> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const rows of readRows(db, table)) {
    for (const row of rows)
      hash.update(
        hashRow(
          table.name,
          table.columns.map((column) => row[column] ?? null),
        ),
      );
    count += rows.length;
  }
  return { rows: count, sha256: hash.digest("hex") };
}
