/** Changing `.env` without spoiling it: comments and other lines stay, and it is never half written. */
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { InputError } from "../../core/errors.js";

/** What became of a variable. */
export interface Change {
  readonly name: string;
  readonly how: "added" | "filled in" | "replaced" | "emptied" | "kept";
}

export interface Merged {
  readonly text: string;
  readonly changes: readonly Change[];
}

/** A variable with its value; what stands behind the value (a comment) is not part of it. */
const assignments =
  /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*("[^"]*"|'[^']*'|`[^`]*`|[^\r\n#]*?(?=[ \t]*(?:#|\r?$)))/gm;

/**
 * Writes values into the text of an `.env`: in place where the variable stands (the last place counts),
 * at the end where it does not.
 *
 * @throws InputError when the text cannot be changed so that exactly these values change
 */
export function mergeEnv(text: string, values: Readonly<Record<string, string>>): Merged {
  const before = parseEnv(text);
  let merged = text;
  const changes = Object.entries(values).map(([name, value]): Change => {
    if (before[name] === value) return { name, how: "kept" };
    merged = setValue(merged, name, value);
    if (before[name] === undefined) return { name, how: "added" };
    if (value === "") return { name, how: "emptied" };
    return { name, how: before[name].trim() === "" ? "filled in" : "replaced" };
  });
  if (!isDeepStrictEqual({ ...parseEnv(merged) }, { ...before, ...values }))
    throw new InputError("it has lines that cannot be changed safely; set the variables by hand.");
  return { text: merged, changes };
}

/** What writing these values would do. @throws InputError when the file cannot be read or changed */
export function planChanges(
  file: string,
  values: Readonly<Record<string, string>>,
): readonly Change[] {
  return mergeFile(file, values).changes;
}

/**
 * Merges values into the file: mode 0600, by a new file that takes its place. A link stays a link.
 *
 * @throws InputError when the file cannot be read or changed
 */
export function writeEnvFile(
  file: string,
  values: Readonly<Record<string, string>>,
): readonly Change[] {
  const { text, changes } = mergeFile(file, values);
  try {
    replaceFile(file, text);
  } catch (cause) {
    throw new InputError(`it cannot be written (${reasonOf(cause)})`, { cause, file });
  }
  return changes;
}

function mergeFile(file: string, values: Readonly<Record<string, string>>): Merged {
  try {
    return mergeEnv(readIfThere(file) ?? "", values);
  } catch (cause) {
    throw new InputError(reasonOf(cause), { cause, file });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function setValue(text: string, name: string, value: string): string {
  const last = [...text.matchAll(assignments)].findLast((found) => found[1] === name);
  const written = quote(value);
  if (!last) return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${written}\n`;
  const [whole, , old = ""] = last;
  const from = last.index + whole.length - old.length;
  return `${text.slice(0, from)}${written}${text.slice(from + old.length)}`;
}

/** Bare where that is plain; else in quotes that are not in it (double ones would read escapes). */
function quote(value: string): string {
  if (/^[\w./:@+-]*$/.test(value)) return value;
  const mark = ["'", "`"].find((candidate) => !value.includes(candidate));
  if (!mark) throw new InputError("a value has both kinds of quotes in it; set it by hand.");
  return `${mark}${value}${mark}`;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function replaceFile(file: string, text: string): void {
  const target = readIfThere(file) === null ? file : realpathSync(file);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    const descriptor = openSync(draft, "wx", 0o600);
    try {
      writeSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
