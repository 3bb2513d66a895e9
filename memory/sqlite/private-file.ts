import { chmodSync, existsSync } from "node:fs";
import type Sqlite3 from "better-sqlite3";
import { Sqlite } from "./library.js";

/** New files, and SQLite's logs, are readable by their user only. */
export function openPrivately(file: string, options: Sqlite3.Options): Sqlite3.Database {
  const isNew = file !== ":memory:" && !existsSync(file);
  const sqlite = new Sqlite(file, options);
  if (isNew) chmodSync(file, 0o600);
  return sqlite;
}
