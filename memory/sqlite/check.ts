/** Checks a SQLite database for `sous doctor`, without writing. */
import { accessSync, constants, existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { type Check, fail, pass, warn } from "../../src/core/check.js";
import { reasonOf, SousError } from "../../src/core/errors.js";
import { many } from "../../src/core/words/wording.js";
import { describeProblem } from "../index/check-index.js";
import { type OpenMemoryOptions, openMemory, withMemory } from "../open.js";
import { freeBytesAt } from "./driver.js";
import { findHolder } from "./lock.js";
import { findFaults } from "./verify.js";

const leastFreeBytes = 100 * 1024 * 1024;
/** With less free space, the next transactions fail. */
const fullBytes = 1024 * 1024;

type CheckOptions = Pick<OpenMemoryOptions, "clock" | "embedder">;

export async function checkDatabase(
  file: string,
  options: CheckOptions,
): Promise<readonly Check[]> {
  if (!existsSync(file))
    return [pass("database", `${file} is created at the first start`), checkDisk(file)];
  const real = realpathSync(file);
  const schema = await checkSchema(real, options);
  const content =
    schema.state === "ok" ? [checkContent(real), await checkVectors(real, options)] : [];
  return [schema, ...content, checkOwner(real), checkDisk(real)];
}

async function checkVectors(file: string, options: CheckOptions): Promise<Check> {
  const name = "database: index";
  return withMemory({ file, ...options, readOnly: true }, async (memory) => {
    const verdict = (await memory.index.check())?.verdict ?? "not needed";
    if (verdict === "missing") return pass(name, "it is made when it is needed");
    if (verdict === "fresh" || verdict === "not needed") return pass(name, verdict);
    const remedy = "Nothing to do: it is made again from the rows when it is next needed.";
    return warn(name, describeProblem(verdict, `${file}.tuple`), remedy);
  });
}

/** Reads every row: about a second for 200,000. */
function checkContent(file: string): Check {
  const name = "database: content";
  const faults = findFaults(file);
  if (faults.length === 0) return pass(name, "SQLite finds no damage");
  return fail(name, faults.join("\n"), `sous db verify --db ${file} says more; restore a backup.`);
}

async function checkSchema(file: string, options: CheckOptions): Promise<Check> {
  const name = "database";
  try {
    const memory = await openMemory({ file, ...options, readOnly: true });
    const homes = (await memory.households.list()).length;
    await memory.close();
    return pass(name, `${file}: ${many(homes, "home")}, schema up to date`);
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

const disk = "database: disk";

function checkDisk(file: string): Check {
  const folder = nearestFolder(path.dirname(path.resolve(file)));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.W_OK);
  } catch (error) {
    return fail(
      disk,
      reasonOf(error),
      `Let this user write ${folder}, or name another file in SOUS_DB.`,
    );
  }
  return checkFree(folder, freeBytesAt(path.join(folder, "sous.db")));
}

/** @param bytes free in the folder @internal */
export function checkFree(folder: string, bytes: number): Check {
  const free = `${Math.round(bytes / 1024 / 1024)} MB free`;
  if (bytes < fullBytes) return fail(disk, `the disk is full: ${free}`, "Make room on it.");
  if (bytes < leastFreeBytes) return warn(disk, free, "Make room on the disk.");
  return pass(disk, `${folder} is writable, ${free}`);
}

/** Returns the nearest existing folder: missing ones are created later. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}
