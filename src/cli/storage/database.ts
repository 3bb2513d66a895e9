/** Opens the database of a command. */
import { existsSync } from "node:fs";
import { type OpenMemory, withMemory } from "../../../memory/open.js";
import { isPostgres, namePostgres } from "../../../memory/postgres/address.js";
import { createEmbedder } from "../../app/models/embedder.js";
import { systemClock } from "../../app/operating/clock.js";
import { loadConfig } from "../../app/settings/config.js";
import { InputError, LockedError } from "../../core/errors.js";

export interface DatabaseOptions {
  /** A file, or a PostgreSQL address. */
  readonly db?: string | undefined;
}

type Work<T> = (memory: OpenMemory) => Promise<T>;

export function databaseOf({ db }: DatabaseOptions): string {
  return db ?? loadConfig().database;
}

/** @param instead what to do on PostgreSQL, as a sentence @throws InputError on PostgreSQL */
export function databaseFileOf(options: DatabaseOptions, instead: string): string {
  const database = databaseOf(options);
  if (!isPostgres(database)) return database;
  throw new InputError(`${namePostgres(database)} is no SQLite file. ${instead}`);
}

/** @throws InputError when the database is missing, as a write would create it */
export function requireDatabase(options: DatabaseOptions): void {
  if (!hasDatabase(options))
    throw new InputError("there is no such database", { file: databaseOf(options) });
}

export function hasDatabase(options: DatabaseOptions): boolean {
  const file = databaseOf(options);
  return isPostgres(file) || existsSync(file);
}

/** Reads a database, also while another process has it open. @throws InputError when there is no such database */
export function readMemory<T>(options: DatabaseOptions, work: Work<T>): Promise<T> {
  return withMemory({ ...memoryOptions(options), readOnly: true }, work);
}

/** @param command shown to others that find the database owned @throws LockedError when another process owns it */
export function writeMemory<T>(
  options: DatabaseOptions,
  command: string,
  work: Work<T>,
): Promise<T> {
  return withMemory({ ...memoryOptions(options), command }, work);
}

/** Work for the process that has the database open (its owner), this one or another. */
export interface OrderedWork<T> {
  readonly work: Work<T>;
  /** Name and argument: see `src/app/play/orders.ts`. The owner answers as `work` does. */
  readonly order: readonly [name: string, given: unknown];
}

/** As {@link writeMemory}, or lets the process that owns the database do it. */
export async function writeOrOrder<T>(
  options: DatabaseOptions,
  command: string,
  { work, order }: OrderedWork<T>,
): Promise<T> {
  try {
    return await writeMemory(options, command, work);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const { giveOrder } = await import("../../app/play/orders.js");
    return (await giveOrder(databaseOf(options), ...order)) as T;
  }
}

/** All writers of a database use the same embedder. */
function memoryOptions(options: DatabaseOptions) {
  const config = loadConfig();
  return {
    file: databaseOf(options),
    clock: systemClock,
    embedder: createEmbedder(config),
  };
}
