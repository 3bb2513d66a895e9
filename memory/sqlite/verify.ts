/** Finds damage in a SQLite file, for `sous db verify` and restoring. */
import { existsSync, statSync } from "node:fs";
import type Sqlite3 from "better-sqlite3";
import { InputError, reasonOf } from "../../src/core/errors.js";
import { StorageError } from "../../src/core/memory/storage.js";
import { Sqlite } from "./library.js";
import { openSqlite } from "./open-file.js";
import { SqliteFile } from "./sqlite-file.js";

/** The full-text index. It is compared with its documents, which SQLite's own check does not do. */
const index = "document_words";
const parts = ["data", "idx", "docsize", "config"].map((part) => `${index}_${part}`);

/** SQL: faults of the index: rows without a segment, segments without rows, foreign settings. */
const stray = `SELECT '${index}_data' FROM ${index}_data
    WHERE id > 10 AND id >> 37 NOT IN (SELECT segid FROM ${index}_idx)
  UNION SELECT '${index}_idx' FROM ${index}_idx
    WHERE typeof(segid) <> 'integer' OR (segid << 37) + (pgno >> 1) NOT IN (SELECT id FROM ${index}_data)
  UNION SELECT '${index}_data' FROM ${index}_data WHERE id < 10 AND id <> 1
  UNION SELECT '${index}_config' WHERE (SELECT group_concat(k || '=' || quote(v), ' ' ORDER BY k)
    FROM ${index}_config) NOT IN ('secure-delete=1 version=4', 'secure-delete=1 version=5')`;

/** Checks a copy of the index in memory, as SQLite compares only where it can write: a second for 100,000 documents. */
function listWordIndexFaults(file: string): readonly string[] {
  const sqlite = openSqlite(file, true);
  try {
    const definition = sqlite
      .prepare("SELECT sql FROM sqlite_schema WHERE name = ?")
      .pluck()
      .get(index);
    if (typeof definition !== "string") return [`${index}: the index of words is gone`];
    copyIndex(sqlite, definition);
    sqlite.exec(`INSERT INTO temp.${index} (${index}, rank) VALUES ('integrity-check', 1)`);
    return sqlite
      .prepare(stray)
      .pluck()
      .all()
      .map((table) => `${table}: something else has changed the index of words`);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    return [`${index}: the index of words does not fit the rows (${error.message})`];
  } finally {
    sqlite.close();
  }
}

/** Copies the index into memory. Leaves a transaction open: later reads see the same state. */
function copyIndex(sqlite: Sqlite3.Database, definition: string): void {
  // Writes to the index's own tables are refused otherwise.
  sqlite.unsafeMode(true);
  sqlite.pragma("temp_store = MEMORY");
  sqlite.exec(`CREATE TEMP VIEW documents AS SELECT * FROM main.documents;
    ${definition.replace(index, `temp.${index}`)};`);
  // The rollback drops SQLite's cache of the empty index.
  sqlite.exec(`BEGIN; INSERT INTO temp.${index} (${index}) VALUES ('integrity-check'); ROLLBACK;
    BEGIN;`);
  for (const part of parts)
    sqlite.exec(`DELETE FROM temp.${part}; INSERT INTO temp.${part} SELECT * FROM main.${part};`);
}

/** Checks the file's structure, in about a second for 500 MB. @throws StorageError "storage-damaged" */
export function requireWhole(db: SqliteFile, file: string): void {
  const [fault] = listStructureFaults(db, "quick_check(1)");
  if (fault !== undefined) throw new StorageError("damaged", file, { cause: new Error(fault) });
}

/**
 * Reads every row, even while a process owns the file.
 * @throws InputError when missing
 * @returns one sentence per fault
 */
export function findFaults(file: string): readonly string[] {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new InputError("there is no such database", { file });
  if (!found.isFile()) throw new InputError("it is not a regular file", { file });
  try {
    const db = new SqliteFile({ file, readOnly: true });
    try {
      return [
        ...db.read(() => [
          ...tryTo(() => listStructureFaults(db, "integrity_check(20)")),
          ...tryTo(() => listKeyFaults(db)),
        ]),
        ...tryTo(() => listWordIndexFaults(file)),
      ];
    } finally {
      db.close();
    }
  } catch (error) {
    return [describeFault(error)];
  }
}

const histories = [
  { table: "steps", key: "episode = @a AND seq = @b", columns: "episode AS a, seq AS b, at" },
  { table: "ballots", key: "id = @a AND @b IS NULL", columns: "id AS a, NULL AS b, at" },
  {
    table: "households",
    key: "id = @a AND @b IS NULL",
    columns: "id AS a, NULL AS b, created_at AS at",
  },
] as const;

/** Finds the newest step, answer or home that `other` lacks. @returns its time in ms since 1970, or null */
export function findNewer(file: string, other: string): number | null {
  if (!existsSync(file)) return null;
  const [db, kept] = [file, other].map((name) => new SqliteFile({ file: name, readOnly: true }));
  if (!db || !kept) return null;
  try {
    const lacking = histories.flatMap(({ table, key, columns }) => {
      const newest = db.get<{ a: string; b: number | null; at: number }>(
        `SELECT ${columns} FROM ${table} ORDER BY at DESC LIMIT 1`,
      );
      if (!newest) return [];
      const { a, b, at } = newest;
      return kept.get(`SELECT 1 FROM ${table} WHERE ${key}`, { a, b }) ? [] : [at];
    });
    return lacking.length > 0 ? Math.max(...lacking) : null;
  } finally {
    db.close();
    kept.close();
  }
}

function listStructureFaults(db: SqliteFile, check: string): readonly string[] {
  return db
    .all<Record<string, unknown>>(`PRAGMA ${check}`)
    .map((row) => String(Object.values(row)[0]))
    .filter((line) => line !== "ok");
}

function listKeyFaults(db: SqliteFile): readonly string[] {
  return db
    .all<{ table: string; parent: string }>("PRAGMA foreign_key_check")
    .map(({ table, parent }) => `${table}: a row refers to one of ${parent} that is gone`);
}

function tryTo(find: () => readonly string[]): readonly string[] {
  try {
    return find();
  } catch (error) {
    return [describeFault(error)];
  }
}

function describeFault(error: unknown): string {
  const reason = reasonOf(error);
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || reason.includes(cause.message)) return reason;
  return `${reason} (${cause.message})`;
}
