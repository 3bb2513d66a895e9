/** The database of a command: which file it is, and work on what is in it. */
import { existsSync } from "node:fs";
import { type OpenMemory, withMemory } from "../../memory/open.js";
import { isPostgres, namePostgres } from "../../memory/postgres/address.js";
import { systemClock } from "../app/clock.js";
import { createEmbedder } from "../app/models/embedder.js";
import { loadConfig } from "../app/settings/config.js";
import { InputError, LockedError } from "../core/errors.js";

export interface DatabaseOptions {
  /** What `--db` names: a file, or the address of a PostgreSQL database. */
  readonly db?: string | undefined;
}

type Work<T> = (memory: OpenMemory) => Promise<T>;

/** The database that a command was given, or the configured one. */
export function databaseOf({ db }: DatabaseOptions): string {
  return db ?? loadConfig().database;
}

/**
 * The database's file.
 *
 * @param instead what to do on PostgreSQL, as a sentence
 * @throws InputError on PostgreSQL
 */
export function databaseFileOf(options: DatabaseOptions, instead: string): string {
  const database = databaseOf(options);
  if (!isPostgres(database)) return database;
  throw new InputError(`${namePostgres(database)} is no SQLite file. ${instead}`);
}

/** @throws InputError when the database is missing: a command that writes would create it */
export function requireDatabase(options: DatabaseOptions): void {
  if (!hasDatabase(options))
    throw new InputError("there is no such database", { file: databaseOf(options) });
}

export function hasDatabase(options: DatabaseOptions): boolean {
  const file = databaseOf(options);
  return isPostgres(file) || existsSync(file);
}

/**
 * Opens the database for reading, also while another process owns it, and closes it after the work.
 *
 * @throws InputError when there is no such database
 */
export function readMemory<T>(options: DatabaseOptions, work: Work<T>): Promise<T> {
  return withMemory({ ...memoryOptions(options), readOnly: true }, work);
}

/**
 * Opens the database for writing, and closes it after the work.
 *
 * @param command what others read about the owner: "sous homes move"
 * @throws LockedError when another process owns the database
 */
export function writeMemory<T>(
  options: DatabaseOptions,
  command: string,
  work: Work<T>,
): Promise<T> {
  return withMemory({ ...memoryOptions(options), command }, work);
}

/** Work that the owner of the database can do as well. */
export interface OrderedWork<T> {
  readonly work: Work<T>;
  /** The order's name and what it needs: see `src/app/orders.ts`. */
  readonly order: readonly [name: string, given: unknown];
  /** Checks what the owner answers. */
  readonly readAnswer: (answer: unknown) => T;
}

/** Writes as {@link writeMemory}, or lets the process that owns the database do it. */
export async function writeOrOrder<T>(
  options: DatabaseOptions,
  command: string,
  { work, order, readAnswer }: OrderedWork<T>,
): Promise<T> {
  try {
    return await writeMemory(options, command, work);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const { giveOrder } = await import("../app/orders.js");
    return readAnswer(await giveOrder(databaseOf(options), ...order));
  }
}

/** Everything that writes to one database uses the same embedder. */
function memoryOptions(options: DatabaseOptions) {
  const config = loadConfig();
  return {
    file: databaseOf(options),
    clock: systemClock,
    embedder: createEmbedder(config),
  };
}
