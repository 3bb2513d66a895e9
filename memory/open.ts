import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Change } from "../src/core/episode/watch.js";
import { InputError } from "../src/core/errors.js";
import { makeFolder } from "../src/core/text-file.js";
import { forgetChanges } from "./index/row-reader.js";
import { migrations } from "./migrations/index.js";
import { isPostgres } from "./postgres/address.js";
import type { Lease } from "./postgres/leader.js";
import { beginFile, blankImage } from "./sqlite/blank.js";
import { createSqliteDriver } from "./sqlite/driver.js";
import { acquireLock } from "./sqlite/lock.js";
import { isMigrated, migrate, requireMigrated } from "./sqlite/migrate.js";
import { SqliteFile } from "./sqlite/sqlite-file.js";
import { requireWhole } from "./sqlite/verify.js";
import { StorageHealth } from "./storage-health.js";
import { createStores, type StoresOptions } from "./stores.js";

export interface OpenMemoryOptions extends Omit<StoresOptions, "db" | "storage" | "file"> {
  /** Path of the file, created with its folder; ":memory:" stores nothing; or "postgres://user:password@host/name". */
  readonly file: string;
  readonly readOnly?: boolean;
  /** This process's name in messages to others, such as "sous serve". */
  readonly command?: string;
  /** Called after each commit, once per changed episode. */
  readonly onChange?: (change: Change) => void;
  /** PostgreSQL: the caller's right to write. Writers without one take their own. */
  readonly lease?: Lease | undefined;
}

const inMemory = ":memory:";

export type OpenMemory = Awaited<ReturnType<typeof openMemory>>;

/**
 * Opens a database with all its stores.
 * @throws LockedError when another process owns it, InputError when it is missing or no Sous database, SousError
 * "database-newer" or "database-older"
 */
export async function openMemory(options: OpenMemoryOptions) {
  const { clock, readOnly = false } = options;
  const { command = ["sous", ...process.argv.slice(2)].join(" ") } = options;
  if (isPostgres(options.file)) return (await import("./postgres/open.js")).openPostgres(options);
  const file = prepareFile(options.file, readOnly);
  const lock = readOnly || file === inMemory ? null : acquireLock(file, command, clock.now());
  let db: SqliteFile | null = null;
  const health = new StorageHealth({ clock, probe: () => db?.probe() });
  try {
    if (lock) beginFile(file, clock.now());
    db = new SqliteFile({
      file: file === inMemory ? () => blankImage(clock.now()) : file,
      readOnly,
      onChange: options.onChange,
      onFault: (fault) => readOnly || health.note(fault),
    });
    if (readOnly) {
      requireMigrated(db, migrations);
    } else if (file !== inMemory) {
      requireWhole(db, file);
      if (!isMigrated(db, migrations)) migrate(db, migrations, clock.now());
    }
    const own = db;
    const path = file === inMemory ? null : file;
    const driver = createSqliteDriver(own, path);
    if (!readOnly) await driver.writeSoon(forgetChanges);
    const stores = createStores({ ...options, db: driver, storage: health, file: path });
    return {
      ...stores,
      file,
      readOnly,
      async close() {
        await stores.close();
        await own.closeWorker();
        own.close();
        health.close();
        lock?.release();
      },
    };
  } catch (error) {
    health.close();
    db?.close();
    lock?.release();
    throw error;
  }
}

export async function withMemory<T>(
  options: OpenMemoryOptions,
  work: (memory: OpenMemory) => Promise<T>,
): Promise<T> {
  const memory = await openMemory(options);
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

/** Returns the real path, so that all names of a file share a lock. */
function prepareFile(file: string, readOnly: boolean): string {
  if (file === inMemory) return file;
  const absolute = path.resolve(file);
  if (existsSync(absolute)) {
    if (!statSync(absolute).isFile()) throw new InputError("it is not a regular file", { file });
    return realpathSync(absolute);
  }
  if (readOnly) throw new InputError("there is no such database", { file });
  makeFolder(path.dirname(absolute), 0o700);
  return path.join(realpathSync(path.dirname(absolute)), path.basename(absolute));
}
