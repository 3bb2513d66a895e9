/** Classifies SQLite's errors: disk faults and constraint violations. */
import { SousError } from "../../src/core/errors.js";
import { StorageError, type StorageFault } from "../../src/core/memory/storage.js";
import { Sqlite } from "./library.js";

const faults: readonly (readonly [code: string, fault: StorageFault])[] = [
  ["SQLITE_FULL", "full"],
  ["SQLITE_IOERR", "failing"],
  ["SQLITE_CANTOPEN", "failing"],
  ["SQLITE_NOLFS", "full"],
  ["SQLITE_NOMEM", "failing"],
  ["SQLITE_PROTOCOL", "busy"],
  ["SQLITE_BUSY", "busy"],
  ["SQLITE_LOCKED", "busy"],
  ["SQLITE_READONLY", "read-only"],
  ["SQLITE_PERM", "read-only"],
  ["SQLITE_CORRUPT", "damaged"],
  ["SQLITE_NOTADB", "damaged"],
];

/** Returns the disk's fault; null if the error has another cause. */
export function toStorageError(cause: unknown, file: string): StorageError | null {
  if (!(cause instanceof Sqlite.SqliteError)) return null;
  const { code } = cause;
  const known = faults.find(([beginning]) => code.startsWith(beginning));
  return known ? new StorageError(known[1], file, { cause }) : null;
}

export function toConflict(cause: unknown): SousError | null {
  const isConflict =
    cause instanceof Sqlite.SqliteError && cause.code.startsWith("SQLITE_CONSTRAINT");
  if (!isConflict) return null;
  return new SousError("conflict", `The database refused a row: ${cause.message}.`, { cause });
}
