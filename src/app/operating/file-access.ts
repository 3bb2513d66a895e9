/** Checks that only the user who runs Sous may read its files, which hold people's words and secrets. */
import { chmodSync, lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { type Check, fail, pass, warn } from "../../core/check.js";
import { reasonOf } from "../../core/errors.js";

const others = 0o077;

/** @param mend whether to remove others' access */
export function checkFileAccess(
  files: { readonly settings: string; readonly database: string | null },
  mend: boolean,
): Check {
  const name = "files: access";
  if (process.platform === "win32") return pass(name, "not checked on Windows");
  const open = [followed(files.settings), ...filesOf(files.database)].flatMap(findOpen);
  const listed = open.map(({ file }) => file).join("\n");
  if (open.length === 0) return pass(name, "only this user can read what Sous keeps");
  if (!mend)
    return warn(name, `others on this machine can read\n${listed}`, "Type: sous doctor --mend");
  try {
    for (const { file, stats } of open) chmodSync(file, stats.mode & 0o777 & ~others);
  } catch (error) {
    return fail(name, reasonOf(error), "Run it as the user who owns the files.");
  }
  return pass(name, `only this user can read any longer\n${listed}`);
}

/** Returns the database, files named after it, and its folder when it holds nothing else. Skips links and devices. */
function filesOf(database: string | null): readonly string[] {
  if (database === null) return [];
  const file = followed(database);
  const folder = path.dirname(path.resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const base = path.basename(file);
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries
    .filter((entry) => entry.isFile() && isNamedAfter(entry.name, base))
    .map(({ name }) => path.join(folder, name));
  return own.length > 0 && own.length === entries.length ? [folder, ...own] : own;
}

function isNamedAfter(name: string, file: string): boolean {
  return name === file || name.startsWith(`${file}.`) || name.startsWith(`${file}-`);
}

function followed(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function findOpen(file: string) {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats && (stats.mode & others) !== 0 ? [{ file, stats }] : [];
}
