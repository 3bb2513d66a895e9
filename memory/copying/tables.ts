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

/** About so much text is read at a time. */
const batchBytes = 2_000_000;
const mostRows = 1000;

/** Tables that an engine does not derive: neither the migrations nor the index of words. */
const ownTables = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'
    AND sql NOT LIKE 'CREATE VIRTUAL%'
    AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY name`;

/** Lists the tables that hold what Sous knows. */
export function listTables(): readonly Table[] {
  const db = new SqliteFile({ file: () => blankImage(0), readOnly: true });
  try {
    return db
      .all<{ name: string }>(ownTables)
      .map(({ name }) => ({ name, columns: readColumns(db, name), key: readKey(db, name) }));
  } finally {
    db.close();
  }
}

function readColumns(db: SqliteFile, table: string): readonly string[] {
  const sql = "SELECT name FROM pragma_table_info(@table) ORDER BY cid";
  return db.all<{ name: string }>(sql, { table }).map(({ name }) => name);
}

function readKey(db: SqliteFile, table: string): readonly string[] {
  const sql = "SELECT name FROM pragma_table_info(@table) WHERE pk > 0 ORDER BY pk";
  return db.all<{ name: string }>(sql, { table }).map(({ name }) => name);
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

/** Reads all rows in batches. Texts are as PostgreSQL can keep them. */
export async function* readRows(
  end: Pick<End, "read">,
  { name, columns, key }: Table,
): AsyncGenerator<readonly Row[]> {
  const from = `SELECT ${quoteAll(columns)} FROM ${quote(name)}`;
  const places = key.map((_, place) => `@k${place}`).join(", ");
  let last: Row | undefined;
  for (let limit = 100; ; ) {
    const where = last ? ` WHERE (${quoteAll(key)}) > (${places})` : "";
    const found = await end.read(
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
  /** Over all rows in the order of their keys: the same on both engines. */
  readonly sha256: string;
}

/** Hashes the rows of a table as they pass. */
export class ContentHash {
  readonly #hash = createHash("sha256");
  readonly #columns: readonly string[];
  rows = 0;

  constructor({ columns }: Table) {
    this.#columns = columns;
  }

  add(rows: readonly Row[]): void {
    for (const row of rows)
      for (const column of this.#columns) this.#hash.update(`${serialize(row[column] ?? null)}|`);
    this.rows += rows.length;
  }

  content(): Content {
    return { rows: this.rows, sha256: this.#hash.digest("hex") };
  }
}

/** Writes each value with its type and length, so that two rows never read the same. */
function serialize(value: SqlValue): string {
  if (value === null) return "_";
  if (typeof value === "number") return `n${value}`;
  if (typeof value === "string") return `s${value.length}:${value}`;
  return `b${value.length}:${value.toString("latin1")}`;
}
