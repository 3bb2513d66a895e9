/** Opens a SQLite file with our settings; refuses files of other programs. */
import { chmodSync, existsSync } from "node:fs";
import type Sqlite3 from "better-sqlite3";
import { InputError, SousError } from "../../src/core/errors.js";
import { Sqlite } from "./library.js";
import { toStorageError } from "./storage-fault.js";

/** Marks the file as ours in SQLite's header: "SOUS" in ASCII. */
export const applicationId = 0x534f5553;

/** Size of the page cache: SQLite's default, as the operating system caches too. The driver's default is 16 MiB. */
const cacheKiB = 2_000;

export function setOptions(sqlite: Sqlite3.Database, readOnly: boolean): void {
  if (!readOnly) {
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = FULL");
    sqlite.pragma("secure_delete = ON");
    sqlite.pragma("temp_store = MEMORY");
  }
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma(`cache_size = -${cacheKiB}`);
}

/** Opens a file. New ones, and SQLite's logs, are readable by their user only. */
export function openPrivately(file: string, options: Sqlite3.Options): Sqlite3.Database {
  const isNew = file !== ":memory:" && !existsSync(file);
  const sqlite = new Sqlite(file, options);
  if (isNew) chmodSync(file, 0o600);
  return sqlite;
}

/** @throws InputError when the file is not ours, StorageError */
export function openSqlite(file: string, readOnly: boolean): Sqlite3.Database {
  let sqlite: Sqlite3.Database | undefined;
  try {
    sqlite = openPrivately(file, { readonly: readOnly, fileMustExist: readOnly });
    refuseForeign(sqlite, file, readOnly);
    return sqlite;
  } catch (cause) {
    sqlite?.close();
    if (cause instanceof SousError || !(cause instanceof Error)) throw cause;
    const error = toStorageError(cause, file);
    if (error && !isForeign(cause)) throw error;
    throw new InputError(`cannot be opened as a database (${cause.message})`, { cause, file });
  }
}

/** An empty file may become ours; another program's tables must not. */
function refuseForeign(sqlite: Sqlite3.Database, file: string, readOnly: boolean): void {
  if (sqlite.pragma("application_id", { simple: true }) === applicationId) return;
  const tables = sqlite.prepare("SELECT count(*) FROM sqlite_schema").pluck().get();
  if (readOnly || tables !== 0) throw new InputError("is no Sous database", { file });
}

/** SQLite recognises a database by its first bytes only, so this may be a damaged database. */
function isForeign(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code === "SQLITE_NOTADB";
}
