/**
 * Seals: what Sous has written itself, as a sum of hashes for each table. Triggers that only its own connection
 * has add and take away the hash of each row that it changes, so whatever anything else changes no longer fits.
 */
import { hash as hashOnce, randomUUID } from "node:crypto";
import type { SqlValue } from "../work.js";
import type { SqliteFile } from "./sqlite-file.js";

/** The seals of a database after its last transaction. */
export interface Seals {
  /** The same in all copies of a database. */
  readonly lineage: string;
  /** How many transactions there were. */
  readonly sequence: number;
  /** When the last one was; milliseconds since 1970. */
  readonly at: number;
  readonly tables: readonly string[];
  /** For each table its {@link countOf rows} and the exclusive or of their hashes. */
  readonly sums: Buffer;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

/** Bytes of one table in the sums: a double, and a part of a SHA-256. */
export const sumBytes = 24;
const countBytes = 8;

/** The schema is sealed like a table. */
const schemaTable = "sqlite_schema";
/** So are the counters that number rows, as one row: one that was raised to its end lets nothing be written. */
const counterTable = "sqlite_sequence";
const joinCounters = `SELECT coalesce(group_concat(name || ' ' || seq), '') AS counters
  FROM sqlite_sequence`;
const readSchema = `SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%'`;
/** Not the seals themselves, and not what the full-text index keeps: SQLite checks that by itself. */
const readColumns = `SELECT tables.name AS name, columns.name AS column
  FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
  WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND tables.name <> 'seals'
    AND tables.sql NOT LIKE 'CREATE VIRTUAL%'
    AND tables.name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY tables.name, columns.cid`;

/** The columns of each table that is sealed, by its name. */
export function listSealedTables(db: SqliteFile): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, string[]>();
  for (const { name, column } of db.all<{ name: string; column: string }>(readColumns)) {
    const known = tables.get(name);
    if (known) known.push(column);
    else tables.set(name, [column]);
  }
  return tables;
}

/** The sums as the rows have them now. Reads every row: about 5 µs for each. */
export function computeSums(db: SqliteFile): Pick<Seals, "tables" | "sums"> {
  const columns = listSealedTables(db);
  const tables = [...columns.keys(), schemaTable, counterTable];
  const sums = Buffer.alloc(tables.length * sumBytes);
  tables.forEach((name, index) => {
    for (const row of db.each(selectAll(name, columns.get(name))))
      addRow(sums, index, 1, hashRow(name, row));
  });
  return { tables, sums };
}

function selectAll(name: string, columns: readonly string[] | undefined): string {
  if (columns) return `SELECT ${columns.map(quote).join(", ")} FROM ${quote(name)}`;
  return name === counterTable ? joinCounters : readSchema;
}

/** Adds a row's hash to the sum of its table, or takes it away. */
export function addRow(sums: Buffer, index: number, by: 1 | -1, hash: Buffer): void {
  const start = index * sumBytes;
  sums.writeDoubleLE(sums.readDoubleLE(start) + by, start);
  for (let at = 0; at < sumBytes - countBytes; at += 4) {
    const place = start + countBytes + at;
    sums.writeInt32LE(sums.readInt32LE(place) ^ hash.readInt32LE(at), place);
  }
}

/** The counters that number the rows of tables, in one text. */
export function readCounters(db: SqliteFile): string {
  return db.get<{ counters: string }>(joinCounters)?.counters ?? "";
}

export function hashCounters(counters: string): Buffer {
  return hashRow(counterTable, [counters]);
}

/** The place of the counters in the sums. */
export function placeOfCounters({ tables }: Pick<Seals, "tables">): number {
  return tables.indexOf(counterTable);
}

/** What seals from before the counters were sealed do not cover, or not all of it. */
export function listUncovered(seals: Pick<Seals, "tables">): readonly string[] {
  return placeOfCounters(seals) < 0 ? [counterTable, schemaTable] : [];
}

/** Each value with its type and length, so that two rows never read the same. */
export function hashRow(table: string, values: readonly SqlValue[]): Buffer {
  let text = table;
  for (const value of values) {
    if (value === null) text += "|_";
    else if (typeof value === "string") text += `|s${value.length}:${value}`;
    else if (typeof value === "number") text += `|n${value}`;
    else text += `|b${value.length}:${value.toString("latin1")}`;
  }
  return hashOnce("sha256", text, "buffer");
}

export function hashSeals(seals: Omit<Seals, "hash">): Buffer {
  const { lineage, sequence, at, tables, sums, previous } = seals;
  const words = `${lineage} ${sequence} ${at} ${tables.join()}`;
  return hashOnce("sha256", Buffer.concat([previous, sums, Buffer.from(words)]), "buffer");
}

/** A table's number of rows. */
export function countOf(sums: Buffer, index: number): number {
  return sums.readDoubleLE(index * sumBytes);
}

/** Whether the schema has seals. */
export function hasSeals(db: SqliteFile): boolean {
  return db.get("SELECT 1 FROM sqlite_schema WHERE name = 'seals'") !== undefined;
}

/** Whether the seals cover all that is sealed today. */
export function isSealedFully(db: SqliteFile): boolean {
  const seals = readSeals(db);
  return seals !== null && listUncovered(seals).length === 0;
}

/** Whether it was never sealed: it is from before there were seals. */
export function isUnsealed(db: SqliteFile): boolean {
  return !hasSeals(db) || db.get("SELECT 1 FROM seals WHERE id = 1") === undefined;
}

/** The seals that are stored; null when there are none, or they do not make sense. */
export function readSeals(db: SqliteFile): Seals | null {
  if (!hasSeals(db)) return null;
  const row = db.get<Omit<Seals, "tables"> & { tables: string }>(
    "SELECT lineage, sequence, at, tables_json AS tables, sums, previous, hash FROM seals WHERE id = 1",
  );
  if (!row) return null;
  try {
    const tables: unknown = JSON.parse(row.tables);
    const isFitting = Array.isArray(tables) && tables.length * sumBytes === row.sums.length;
    return isFitting ? { ...row, tables: tables.map(String) } : null;
  } catch {
    return null;
  }
}

/** Seals the database as it is: after a migration, or when somebody takes it for whole. Inside a transaction. */
export function sealAll(db: SqliteFile, now: number): void {
  const at = Math.round(now);
  const { lineage, sequence, hash } = readSeals(db) ?? {
    lineage: randomUUID(),
    sequence: 0,
    hash: Buffer.alloc(32),
  };
  const next = { lineage, sequence: sequence + 1, at, previous: hash, ...computeSums(db) };
  db.run(
    `INSERT INTO seals (id, lineage, sequence, at, tables_json, sums, previous, hash)
     VALUES (1, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET lineage = excluded.lineage, sequence = excluded.sequence,
       at = excluded.at, tables_json = excluded.tables_json, sums = excluded.sums,
       previous = excluded.previous, hash = excluded.hash`,
    [
      lineage,
      next.sequence,
      at,
      JSON.stringify(next.tables),
      next.sums,
      next.previous,
      hashSeals(next),
    ],
  );
}

export function quote(name: string): string {
  return `"${name}"`;
}
