/** Opens the database that a command's options name. */
import { existsSync } from "node:fs";
import { type OpenMemory, withMemory } from "../../../memory/open.js";
import { isPostgres, namePostgres } from "../../../memory/postgres/address.js";
import { createEmbedder } from "../../app/models/embedder.js";
import { systemClock } from "../../app/operating/clock.js";
import type { Writes } from "../../app/serve/owner-orders.js";
import { loadConfig } from "../../app/settings/config.js";
import { InputError, LockedError } from "../../core/errors.js";
import type { DataOptions } from "../sous-command.js";

/** `db` is a file, or a PostgreSQL address. */
export type DatabaseOptions = Pick<DataOptions, "db">;

type Work<T> = (memory: OpenMemory) => Promise<T>;

export function databaseOf({ db }: DatabaseOptions): string {
  return db ?? loadConfig().database;
}

/** @param instead advises what to do on PostgreSQL, where this throws */
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

/** Reads a database, also while another process has it open. */
export function readMemory<T>(options: DatabaseOptions, work: Work<T>): Promise<T> {
  return withMemory({ ...memoryOptions(options), readOnly: true }, work);
}

/** @param command shown to other processes that find the database in use */
export function writeMemory<T>(
  options: DatabaseOptions,
  command: string,
  work: Work<T>,
): Promise<T> {
  return withMemory({ ...memoryOptions(options), command }, work);
}

/** Does one of the writes, as {@link writeMemory} does, or lets the process that owns the database do it. */
export async function writeOrOrder<Name extends keyof Writes>(
  options: DatabaseOptions,
  command: string,
  name: Name,
  given: unknown,
): Promise<Awaited<ReturnType<Writes[Name]>>> {
  const { createWrites } = await import("../../app/serve/owner-orders.js");
  type Result = Awaited<ReturnType<Writes[Name]>>;
  try {
    return await writeMemory(
      options,
      command,
      (memory) => createWrites({ memory, clock: systemClock })[name](given) as Promise<Result>,
    );
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const { giveOrder } = await import("../../app/play/orders.js");
    return (await giveOrder(databaseOf(options), name, given)) as Result;
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
