import { chmodSync, existsSync } from "node:fs";
import Sqlite from "better-sqlite3";

/** New files, and SQLite's logs, are readable by their user only. */
export function openPrivately(file: string, options: Sqlite.Options): Sqlite.Database {
  const isNew = file !== ":memory:" && !existsSync(file);
  const sqlite = new Sqlite(file, options);
  if (isNew) chmodSync(file, 0o600);
  return sqlite;
}
