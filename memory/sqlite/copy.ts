/** Copies of a database: taken while it is written, and put in its place. */
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { acquireLock } from "./lock.js";

/** More pages than there are: the copy is taken in one step, which no writer can interrupt. */
const allPages = 2 ** 31 - 1;

/** Copies a database into one file that needs no other beside it. It may be written meanwhile. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    closeSync(openSync(to, "wx", 0o600));
    await source.backup(to, { progress: () => allPages });
  } finally {
    source.close();
  }
  const copy = new Sqlite(to);
  copy.pragma("journal_mode = DELETE");
  copy.close();
  sync(to);
}

/**
 * Puts a copy in the place of a database. What was there is kept under another name, and so is its log.
 *
 * @param name what follows the names of the old files: "replaced-2026-01-05"
 * @returns the old files' new names
 *
 * @throws LockedError while a process owns the database
 */
export function replaceDatabase(copy: string, file: string, name: string): readonly string[] {
  const lock = acquireLock(file, {
    pid: process.pid,
    command: "sous db restore",
    since: Date.now(),
  });
  try {
    const draft = `${file}.restoring`;
    rmSync(draft, { force: true });
    copyFileSync(copy, draft, constants.COPYFILE_EXCL);
    chmodSync(draft, 0o600);
    sync(draft);
    const kept: string[] = [];
    for (const end of ["", "-wal"]) {
      if (!existsSync(file + end)) continue;
      renameSync(file + end, `${file}.${name}${end}`);
      kept.push(`${file}.${name}${end}`);
    }
    for (const derived of listDerived(file)) rmSync(derived);
    renameSync(draft, file);
    sync(path.dirname(file));
    return kept;
  } finally {
    lock.release();
  }
}

/** Lists what belongs to the rows that were there: SQLite's shared memory, the vector index. */
function listDerived(file: string): readonly string[] {
  const base = path.basename(file);
  const folder = path.dirname(file);
  return readdirSync(folder)
    .filter((name) => name.startsWith(base))
    .filter((name) =>
      /^(-shm|\.watermark|\.(?:tuple|fact|question|answer)[.-].*)$/.test(name.slice(base.length)),
    )
    .map((name) => path.join(folder, name));
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function sync(file: string): void {
  const open = openSync(file, "r");
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
