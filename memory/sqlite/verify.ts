import { existsSync, statSync } from "node:fs";
import { InputError, reasonOf } from "../../src/core/errors.js";
import { StorageError } from "../../src/core/storage.js";
import { SqliteFile } from "./sqlite-file.js";
import { listWordIndexFaults } from "./word-index-faults.js";

/** About a second for 500 MB. @throws StorageError "storage-damaged" */
export function requireWhole(db: SqliteFile, file: string): void {
  const [fault] = listStructureFaults(db, "quick_check(1)");
  if (fault !== undefined) throw new StorageError("damaged", file, { cause: new Error(fault) });
}

/**
 * Reads every row; a running Sous may own the file. @throws InputError when it is missing @returns one sentence per
 * fault
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

interface Newest {
  readonly a: string;
  readonly b: number | null;
  readonly at: number;
}

/** Finds the newest step, answer or home that `other` lacks. @returns its time in ms since 1970, or null */
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

/** Reports an unreadable part as a fault. */
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
