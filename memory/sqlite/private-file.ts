import { chmodSync, existsSync } from "node:fs";
import Sqlite from "better-sqlite3";

/**
 * Opens a database file. A file that this makes can only be read by its user; SQLite gives the log beside it the same
 * rights.
 */
export function openPrivately(file: string, options: Sqlite.Options): Sqlite.Database {
  const isNew = file !== ":memory:" && !existsSync(file);
  const sqlite = new Sqlite(file, options);
  if (isNew) chmodSync(file, 0o600);
  return sqlite;
}
