/** The tables that both engines have, and their rows in the order of keys, a few at a time. */
import { createHash } from "node:crypto";
import { InputError } from "../../src/core/errors.js";
import { storable } from "../postgres/translate.js";
import { blankImage } from "../sqlite/blank.js";
import { SqliteFile } from "../sqlite/sqlite-file.js";
import { all, exists, get, type SqlValue, type Work } from "../work.js";

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

export type Row = Readonly<Record<string, SqlValue>>;

/** The last number that was given in each table that numbers its rows. */
export type Counters = ReadonlyMap<string, number>;

/** One end of a copy. Nobody else writes it until it is closed. */
export interface End {
  read<Result>(work: Work<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface Source extends End {
  counters(): Promise<Counters>;
}

export interface Target extends End {
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Derives the other rows, and makes the copy visible. Without it, closing leaves nothing behind. */
  finish(counters: Counters): Promise<void>;
}

export function refuseFilled(to: string): InputError {
  return new InputError(`${to} is there already. Name a new file, or a database without rows`);
}

/** Rows that are read and written at a time. One may hold a picture of 1 MiB. */
const batchRows = 100;

/** Tables that an engine does not derive: neither the migrations nor the index of words. */
const ownTables = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'
    AND sql NOT LIKE 'CREATE VIRTUAL%'
    AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY name`;

/** Lists the tables that hold what Sous knows. */
export function listTables(): readonly Table[] {
  const db = new SqliteFile({ file: () => blankImage(0), readOnly: true });
  const tables = db.all<{ name: string }>(ownTables).map(({ name: table }) => {
    const sql = "SELECT name, pk FROM pragma_table_info(@table) ORDER BY cid";
    const columns = db.all<{ name: string; pk: number }>(sql, { table });
    const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
    const namesOf = (some: typeof columns) => some.map(({ name }) => name);
    return { name: table, columns: namesOf(columns), key: namesOf(key) };
  });
  db.close();
  return tables;
}

export function quote(name: string): string {
  return `"${name}"`;
}

export function quoteAll(names: readonly string[]): string {
  return names.map(quote).join(", ");
}

export function hasRows({ name }: Table): Work<boolean> {
  return exists(`SELECT 1 FROM ${quote(name)} LIMIT 1`);
}

export function* countRows({ name }: Table): Work<number> {
  return (yield* get<{ rows: number }>(`SELECT count(*) AS rows FROM ${quote(name)}`))?.rows ?? 0;
}

/** Reads all rows in batches, in the order of their keys. Texts are as PostgreSQL can keep them. */
export async function* readRows(
  end: Pick<End, "read">,
  { name, columns, key }: Table,
): AsyncGenerator<readonly Row[]> {
  const from = `SELECT ${quoteAll(columns)} FROM ${quote(name)}`;
  const places = key.map((_, place) => `@k${place}`).join(", ");
  const order = `ORDER BY ${quoteAll(key)} LIMIT ${batchRows}`;
  for (let last: Row | undefined; ; ) {
    const where = last ? `WHERE (${quoteAll(key)}) > (${places})` : "";
    const after = last ? key.map((one, place) => [`k${place}`, last?.[one] ?? null]) : [];
    const sql = `${from} ${where} ${order}`;
    const found = await end.read(all<Row>(sql, Object.fromEntries(after)));
    const rows = found.map((row) =>
      Object.fromEntries(columns.map((column) => [column, storable(row[column] ?? null)])),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) return;
    last = rows.at(-1);
  }
}

export interface Content {
  readonly rows: number;
  /** Over all rows in the order of their keys: the same on both engines. */
  readonly sha256: string;
}

/** Hashes the rows of a table as they pass. */
export class ContentHash {
  readonly #hash = createHash("sha256");
  rows = 0;

  /** All rows have their columns in the same order. */
  add(rows: readonly Row[]): void {
    for (const row of rows) this.#hash.update(JSON.stringify(Object.values(row)));
    this.rows += rows.length;
  }

  content(): Content {
    return { rows: this.rows, sha256: this.#hash.digest("hex") };
  }
}
