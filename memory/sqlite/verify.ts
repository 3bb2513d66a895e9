/** Checks of a database file: a quick one when it is opened, and one that reads every row. */
import { existsSync, statSync } from "node:fs";
import { InputError, reasonOf } from "../../src/core/errors.js";
import { StorageError } from "../../src/core/storage.js";
import { SqliteFile } from "./sqlite-file.js";
import { listWordIndexFaults } from "./word-index-faults.js";

/**
 * Checks SQLite's own structure: about a second for 500 MB.
 *
 * @throws StorageError "storage-damaged"
 */
export function requireWhole(db: SqliteFile, file: string): void {
  const [fault] = listStructureFaults(db, "quick_check(1)");
  if (fault !== undefined) throw new StorageError("damaged", file, { cause: new Error(fault) });
}

/**
 * Finds damage: in SQLite's structure, in references between rows and in the index of words. Reads every row, and
 * changes nothing. A running Sous may own the file.
 *
 * @throws InputError when there is no such file
 * @returns one sentence a fault; none when the file is whole
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

/** Tables whose rows are only added, with their key and time. */
const histories = [
  { table: "steps", key: "episode = @a AND seq = @b", columns: "episode AS a, seq AS b, at" },
  { table: "ballots", key: "id = @a AND @b IS NULL", columns: "id AS a, NULL AS b, at" },
  {
    table: "households",
    key: "id = @a AND @b IS NULL",
    columns: "id AS a, NULL AS b, created_at AS at",
  },
] as const;

interface Newest {
  readonly a: string;
  readonly b: number | null;
  readonly at: number;
}

/**
 * Finds the newest step, answer or home of a database that another one lacks.
 *
 * @returns when it was written, in ms since 1970; null when the other has it, or there is none
 */
export function findNewer(file: string, other: string): number | null {
  if (!existsSync(file)) return null;
  const [db, kept] = [file, other].map((name) => new SqliteFile({ file: name, readOnly: true }));
  if (!db || !kept) return null;
  try {
    const lacking = histories.flatMap(({ table, key, columns }) => {
      const newest = db.get<Newest>(`SELECT ${columns} FROM ${table} ORDER BY at DESC LIMIT 1`);
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

/** Reports what cannot be read as a fault, too. */
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
