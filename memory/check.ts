/** Checks for `sous doctor` whether the database can be used. They create nothing and migrate nothing. */
import { accessSync, constants, existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { type Check, fail, pass, warn } from "../src/core/check.js";
import type { Clock } from "../src/core/clock.js";
import { SousError } from "../src/core/errors.js";
import { openMemory } from "./open.js";
import { findHolder } from "./sqlite/lock.js";
import { readBefore } from "./sqlite/whole.js";
import { findFaults } from "./verify.js";
import { freeBeside } from "./vitals.js";

const leastFreeBytes = 100 * 1024 * 1024;
/** With less, the next transactions fail. */
const fullBytes = 1024 * 1024;

/** Checks that the file can be read, who owns it, and that the disk has room. */
export async function checkDatabase(file: string, clock: Clock): Promise<readonly Check[]> {
  if (!existsSync(file)) return [checkMissing(file), checkDisk(file)];
  const real = realpathSync(file);
  const schema = await checkSchema(real, clock);
  const content =
    schema.state === "ok" ? [checkContent(real), await checkVectors(real, clock)] : [];
  return [schema, ...content, checkOwner(real), checkDisk(real)];
}

function checkMissing(file: string): Check {
  const name = "database";
  try {
    readBefore(path.resolve(file));
    return pass(name, `${file} is created at the first start`);
  } catch (error) {
    return fail(name, reasonOf(error), "Or name another file in SOUS_DB.");
  }
}

/** The index beside the database can always be made again from the rows. */
async function checkVectors(file: string, clock: Clock): Promise<Check> {
  const name = "database: index";
  const memory = await openMemory({ file, clock, readOnly: true });
  try {
    const verdict = (await memory.index.check())?.verdict ?? "not needed";
    if (verdict === "fresh" || verdict === "not needed") return pass(name, verdict);
    const told = verdict === "corrupt" ? `${file}.tuple.hnsw or its header is damaged` : verdict;
    return warn(
      name,
      told,
      "Nothing to do: it is made again from the rows when it is next needed.",
    );
  } finally {
    await memory.close();
  }
}

/** Reads every row: about a second for 200,000. */
function checkContent(file: string): Check {
  const name = "database: content";
  const faults = findFaults(file);
  if (faults.length === 0) return pass(name, "every row is as Sous wrote it");
  return fail(name, faults.join("\n"), `sous verify --db ${file} says more; restore a backup.`);
}

async function checkSchema(file: string, clock: Clock): Promise<Check> {
  const name = "database";
  try {
    const memory = await openMemory({ file, clock, readOnly: true });
    const homes = (await memory.households.list()).length;
    await memory.close();
    return pass(name, `${file}: ${homes} ${homes === 1 ? "home" : "homes"}, schema up to date`);
  } catch (error) {
    if (!(error instanceof SousError)) throw error;
    if (error.code === "database-older")
      return warn(name, error.message, "Nothing to do: the next sous serve migrates it.");
    return fail(name, error.message, "Or name another file in SOUS_DB.");
  }
}

function checkOwner(file: string): Check {
  const name = "database: owner";
  try {
    const holder = findHolder(file);
    if (holder === null) return pass(name, "nobody has it open");
    if (holder === "unnamed") return pass(name, "another process has it open");
    return pass(name, `process ${holder.pid} (${holder.command}) has it open`);
  } catch (error) {
    return fail(
      name,
      `${file}.lock: ${reasonOf(error)}`,
      "Let this user write beside the database.",
    );
  }
}

function checkDisk(file: string): Check {
  const name = "database: disk";
  const folder = nearestFolder(path.dirname(path.resolve(file)));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.W_OK);
  } catch (error) {
    return fail(
      name,
      reasonOf(error),
      `Let this user write ${folder}, or name another file in SOUS_DB.`,
    );
  }
  const bytes = freeBeside(path.join(folder, "sous.db"));
  const free = `${Math.round(bytes / 1024 / 1024)} MB free`;
  if (bytes < fullBytes) return fail(name, `the disk is full: ${free}`, "Make room on it.");
  if (bytes < leastFreeBytes) return warn(name, free, "Make room on the disk.");
  return pass(name, `${folder} is writable, ${free}`);
}

/** The nearest folder that exists; missing ones are created at the first start. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
