/** Which of SQLite's errors are faults of the disk, and which. */
import Sqlite from "better-sqlite3";
import { StorageError, type StorageFault } from "../../src/core/storage.js";

/** By the beginning of SQLite's extended code. */
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

/** The error for callers; null when the disk is not at fault. */
export function toStorageError(cause: unknown, file: string): StorageError | null {
  if (!(cause instanceof Sqlite.SqliteError)) return null;
  const { code } = cause;
  const known = faults.find(([beginning]) => code.startsWith(beginning));
  return known ? new StorageError(known[1], file, { cause }) : null;
}
