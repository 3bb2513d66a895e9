/** Lets only one process own a database file. */
import { randomUUID } from "node:crypto";
import { existsSync, statSync, truncateSync } from "node:fs";
import type Sqlite3 from "better-sqlite3";
import { InputError, LockedError } from "../../src/core/errors.js";
import { Sqlite } from "./library.js";
import { openPrivately } from "./open-file.js";

export interface LockHolder {
  readonly pid: number;
  readonly command: string;
  readonly since: number;
}

/** Two processes that start together may overwrite each other's row; one wins within a few tries. */
const mostTries = 20;

/**
 * Takes the lock: an open write transaction on a small file, which ends with the process and names it.
 * @throws LockedError with the holder and a remedy, InputError when the file has several names
 */
export function acquireLock(file: string, command: string, since: number) {
  refuseOtherNames(file);
  const sqlite = openLockFile(`${file}.lock`);
  try {
    sqlite.exec(
      "CREATE TABLE IF NOT EXISTS holder (id INTEGER PRIMARY KEY CHECK (id = 1), token, pid, command, since)",
    );
    if (readHolder(sqlite) === undefined) requireUnopened(file);
    holdWrittenRow(sqlite, { pid: process.pid, command, since });
  } catch (cause) {
    const error = isBusy(cause) ? describeHolder(sqlite, file, cause) : cause;
    sqlite.close();
    throw error;
  }
  return {
    release(): void {
      sqlite.close();
    },
  };
}

/** Refuses a file with several names (hard links): each would have its own lock and log. */
function refuseOtherNames(file: string): void {
  const names = statSync(file, { throwIfNoEntry: false })?.nlink ?? 1;
  if (names > 1)
    throw new InputError(
      `it has ${names} names (hard links), and a database may have one; copy it with sous db backup instead, and remove the others`,
      { file },
    );
}

/** Throws when any process, even a reader, has the file open. */
function requireUnopened(file: string): void {
  if (!existsSync(file)) return;
  const sqlite = openPrivately(file, { timeout: 250 });
  try {
    sqlite.pragma("locking_mode = EXCLUSIVE");
    sqlite.exec("BEGIN EXCLUSIVE; ROLLBACK");
  } catch (cause) {
    if (isBusy(cause))
      throw new LockedError(
        `${file} is open in another process, and its lock file (${file}.lock) is new or was removed. Stop that process; if it only reads, wait until it has ended.`,
        { cause },
      );
  } finally {
    sqlite.close();
  }
}

/** Returns who holds the lock, by trying to take it for an instant. */
export function findHolder(file: string): LockHolder | "unnamed" | null {
  if (!existsSync(`${file}.lock`)) return null;
  const sqlite = new Sqlite(`${file}.lock`, { timeout: 0 });
  try {
    sqlite.exec("BEGIN IMMEDIATE; ROLLBACK");
    return null;
  } catch (cause) {
    // The next owner recreates a garbled file.
    if (isGarbled(cause)) return null;
    if (!isBusy(cause)) throw cause;
    return readHolder(sqlite) ?? "unnamed";
  } finally {
    sqlite.close();
  }
}

/** Empties an unreadable lock file in place, so that a holder keeps its lock. */
function openLockFile(file: string): Sqlite3.Database {
  const sqlite = openHere(file);
  try {
    sqlite.prepare("SELECT count(*) FROM sqlite_schema").get();
    return sqlite;
  } catch (error) {
    if (!isGarbled(error)) return sqlite;
    sqlite.close();
    truncateSync(file, 0);
    return openPrivately(file, { timeout: 250 });
  }
}

function openHere(file: string): Sqlite3.Database {
  try {
    return openPrivately(file, { timeout: 250 });
  } catch (cause) {
    if (!(cause instanceof Sqlite.SqliteError && cause.code.startsWith("SQLITE_CANTOPEN")))
      throw cause;
    throw new InputError("this user cannot create a file of that name there", { file, cause });
  }
}

/** Writes our row, and leaves a transaction open as the lock if no other process wrote after us. */
function holdWrittenRow(sqlite: Sqlite3.Database, holder: LockHolder): void {
  const token = randomUUID();
  for (let turn = 0; turn < mostTries; turn++) {
    sqlite.exec("BEGIN IMMEDIATE");
    if (sqlite.prepare("SELECT token FROM holder").pluck().get() === token) return;
    sqlite
      .prepare("INSERT OR REPLACE INTO holder VALUES (1, @token, @pid, @command, @since)")
      .run({ ...holder, token });
    sqlite.exec("COMMIT");
  }
  throw new LockedError("Several processes are opening the database at once; start one of them.");
}

function describeHolder(sqlite: Sqlite3.Database, file: string, cause: unknown): LockedError {
  const row = readHolder(sqlite);
  const who = row
    ? `process ${row.pid} (${row.command}), since ${new Date(row.since).toISOString()}`
    : "another process";
  return new LockedError(
    `${file} is in use by ${who}. Stop that process, or use a command that only reads.`,
    { cause },
  );
}

function readHolder(sqlite: Sqlite3.Database): LockHolder | undefined {
  try {
    return sqlite.prepare("SELECT pid, command, since FROM holder").get() as LockHolder | undefined;
  } catch {
    return undefined; // the owner is just writing its name
  }
}

function isGarbled(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
