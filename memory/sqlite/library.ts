/** Loads the SQLite library for this Node version. */
import { createRequire } from "node:module";
import type Library from "better-sqlite3";

const load = createRequire(import.meta.url);

/** ABI of Node 24. From 24.19 on, better-sqlite3 12 aborts the process when a statement is collected. */
const node24 = 137;

/** Version 13 needs Node 22 or newer, so it is optional; version 12 serves Node 20 and 22. */
function locate(): string {
  if (Number(process.versions.modules) < node24) return load.resolve("better-sqlite3");
  try {
    return load.resolve("better-sqlite3-13");
  } catch {
    return load.resolve("better-sqlite3");
  }
}

/** Path for threads, which load the library by themselves. */
export const sqliteFile = locate();

export const Sqlite = load(sqliteFile) as typeof Library;
