/** Who can read the files of Sous. They hold what people said, and secrets: only the user who runs Sous may. */
import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { type Check, fail, pass, warn } from "../core/check.js";
import { reasonOf } from "../core/errors.js";

/** The bits of a file's mode that let the group and all others in. */
const others = 0o077;

interface OpenFile {
  readonly file: string;
  readonly stats: Stats;
}

/**
 * Checks that no other user can read the settings, the database's file, and the files beside it.
 *
 * @param mend takes the others' rights away
 */
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

/**
 * The database, the files beside it that are named after it, and the folder when it holds nothing else. Somebody else
 * may have put links and devices there: they are left alone.
 */
function filesOf(database: string | null): readonly string[] {
  if (database === null) return [];
  const file = followed(database);
  const folder = path.dirname(path.resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const base = path.basename(file);
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries
    .filter((entry) => entry.isFile() && /^(?:$|[.-])/.test(afterPrefix(entry.name, base)))
    .map(({ name }) => path.join(folder, name));
  return own.length > 0 && own.length === entries.length ? [folder, ...own] : own;
}

/** What follows a beginning; "?" for a name that begins otherwise. */
function afterPrefix(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : "?";
}

/** Where links lead that this user has named; the name itself where they lead nowhere. */
function followed(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function findOpen(file: string): readonly OpenFile[] {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats && (stats.mode & others) !== 0 ? [{ file, stats }] : [];
}
