/** Copies a SQLite database for a backup, and replaces one by a backup. */
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
import { Sqlite } from "./library.js";
import { acquireLock } from "./lock.js";

/** More pages than any database has: all are copied in one step, so that no writer interrupts. */
const allPages = 2 ** 31 - 1;

/** Copies a database into one file, even while it is written. */
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
 * Puts a backup in a database's place; renames the old file.
 * @param name suffix for the old file: "replaced-2026-01-05"
 * @throws LockedError
 */
export function replaceDatabase(copy: string, file: string, name: string): readonly string[] {
  const lock = acquireLock(file, "sous db restore", Date.now());
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

/** Lists files of the replaced database that must be deleted: SQLite's shared memory, the vector index. */
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

/** Waits until a file or a folder's names are durable. */
export function sync(file: string): void {
  const open = openSync(file, "r");
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
