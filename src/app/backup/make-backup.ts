/** Makes, restores and rotates backups of a SQLite database. */
import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { copyDatabase, replaceDatabase } from "../../../memory/sqlite/copy.js";
import { findFaults, findNewer } from "../../../memory/sqlite/verify.js";
import { InputError, SousError } from "../../core/errors.js";
import { makeFolder, readTextFile, refuseSpecial, writePrivateFile } from "../../core/text-file.js";
import { keyInFiles } from "../settings/secret-key.js";
import { verifyDatabase } from "./verify-database.js";

const dated = /^sous-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.db$/;

/**
 * Copies a database, also while it is written, and verifies the copy. Writes beside the copy a `.sha256` for
 * `sha256sum -c`, and existing keys of campaigns' links (`.join-key`) and installed workspaces (`.install-key`).
 * @param options.out a file, or a folder for a name made of the time
 * @param options.keep number of newest backups kept in a folder
 * @throws SousError "not-whole" when the database is damaged
 */
export async function makeBackup(options: {
  readonly database: string;
  readonly out: string;
  readonly keep?: number | undefined;
  readonly now: number;
}) {
  const { database, out, keep, now } = options;
  if (!existsSync(database)) throw new InputError("there is no such database", { file: database });
  const isFolder = (existsSync(out) && statSync(out).isDirectory()) || out.endsWith("/");
  if (keep !== undefined && !isFolder)
    throw new InputError(`--keep is for a folder of backups, and ${out} is a file`);
  const file = path.resolve(isFolder ? path.join(out, `sous-${stamp(now)}.db`) : out);
  if (isSameFile(file, database))
    throw new InputError("a backup needs a file of its own", { file });
  for (const end of ends) refuseSpecial(file + end);
  makeFolder(path.dirname(file), 0o700);
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  try {
    await copyDatabase(database, draft);
    const { whole, worldlines, faults } = await verifyDatabase(draft);
    if (!whole)
      throw new SousError(
        "not-whole",
        `No backup was made: ${database} is not whole: ${faults[0]} (sous db verify --db ${database} says all).`,
      );
    const sha256 = await hashFile(draft);
    renameSync(draft, file);
    for (const key of keys) writeKey(keyInFiles(database, key), `${file}.${key}`);
    writePrivateFile(`${file}.sha256`, `${sha256}  ${path.basename(file)}\n`);
    if (keep !== undefined) removeOld(path.dirname(file), keep);
    return {
      file,
      sha256,
      /** Number of households replayed from the copy. */
      worldlines,
    };
  } finally {
    for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(draft + end, { force: true });
  }
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);
}

function listBackups(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => dated.test(name))
    .sort();
}

export function lastBackupAt(folder: string): number | null {
  const newest = listBackups(folder).at(-1);
  return newest === undefined ? null : statSync(path.join(folder, newest)).mtimeMs;
}

function removeOld(folder: string, keep: number): void {
  for (const name of listBackups(folder).slice(0, -keep))
    for (const end of ends) rmSync(path.join(folder, name + end), { force: true });
}

/**
 * Verifies a backup, puts it in the database's place, and keeps the replaced files.
 * @throws SousError "not-whole" for a damaged backup, "newer" when the intact database has changes that the backup
 * lacks, LockedError while a process owns the database
 */
export async function restoreBackup(options: {
  readonly from: string;
  readonly database: string;
  readonly discardNewer: boolean;
  readonly now: number;
}) {
  const { from, discardNewer, now } = options;
  const database = existsSync(options.database) ? realpathSync(options.database) : options.database;
  if (isSameFile(from, database))
    throw new InputError("it is the database itself; name a backup of it", { file: from });
  const { whole, worldlines, faults } = await verifyDatabase(from);
  if (!whole) throw new SousError("not-whole", `${from} is not whole: ${faults.join(" ")}`);
  await requireHash(from);
  makeFolder(path.dirname(path.resolve(database)), 0o700);
  if (!discardNewer) refuseNewer(from, database);
  const name = `replaced-${stamp(now)}`;
  const kept = [...replaceDatabase(from, database, name)];
  for (const key of keys) kept.push(...replaceKey(`${from}.${key}`, `${database}.${key}`, name));
  return {
    file: database,
    worldlines,
    /** New names of the replaced files. */
    kept,
  };
}

/** Key files in a backup. The key of log-in sessions is not among them: after a restore, people log in again. */
const keys = ["join-key", "install-key"] as const;
const ends = ["", ".sha256", ...keys.map((key) => `.${key}`)];

function writeKey(key: string | null, to: string): void {
  if (key === null) rmSync(to, { force: true });
  else writePrivateFile(to, `${key}\n`);
}

/** Puts a key file back, and renames a different one that is there. @returns any new name */
function replaceKey(from: string, to: string, name: string): readonly string[] {
  if (!existsSync(from)) return [];
  const isOther = existsSync(to) && readTextFile(from) !== readTextFile(to);
  if (isOther) renameSync(to, `${to}.${name}`);
  writePrivateFile(to, readTextFile(from));
  return isOther ? [`${to}.${name}`] : [];
}

function refuseNewer(from: string, database: string): void {
  if (!existsSync(database) || findFaults(database).length > 0) return;
  const at = findNewer(database, from);
  if (at === null) return;
  throw new SousError(
    "newer",
    `${database} has what ${from} lacks, the newest of ${new Date(at).toISOString()}. Name another file in --db; or add --discard-newer, and it is replaced (its file is kept under another name).`,
  );
}

async function requireHash(file: string): Promise<void> {
  if (!existsSync(`${file}.sha256`)) return;
  const [expected] = readTextFile(`${file}.sha256`).split(/\s/);
  if (expected !== (await hashFile(file)))
    throw new SousError("not-whole", `${file} does not have the SHA-256 in ${file}.sha256.`);
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[:.]/g, "-").replace("Z", "");
}
