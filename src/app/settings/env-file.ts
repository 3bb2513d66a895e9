/** Changes `.env` atomically; comments and other lines stay. */
import { existsSync, realpathSync } from "node:fs";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { InputError, reasonOf } from "../../core/errors.js";
import { readTextFile, writePrivateFile } from "../../core/text-file.js";

/** Writes variables, with mode 0600. @throws InputError when the file cannot be read or changed */
export function writeEnvFile(file: string, values: Readonly<Record<string, string>>) {
  const { text, changes } = mergeEnvFile(file, values);
  writePrivateFile(existsSync(file) ? realpathSync(file) : file, text);
  return changes;
}

export function mergeEnvFile(file: string, values: Readonly<Record<string, string>>) {
  const text = existsSync(file) ? readTextFile(file) : "";
  try {
    return mergeEnv(text, values);
  } catch (cause) {
    throw new InputError(reasonOf(cause), { cause, file });
  }
}

/** Matches a variable with its value, without a trailing comment. */
const assignments =
  /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*("[^"]*"|'[^']*'|`[^`]*`|[^\s#]*(?:[^\S\r\n]+[^\s#]+)*(?=[^\S\r\n]*(?:#|\r?$)))/gm;

/** @throws InputError when the text cannot be changed so that only these values change @internal */
export function mergeEnv(text: string, values: Readonly<Record<string, string>>) {
  const before = parseEnv(text);
  let merged = text;
  const changes = Object.entries(values).map(([name, value]) => {
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

function setValue(text: string, name: string, value: string): string {
  const last = [...text.matchAll(assignments)].findLast((found) => found[1] === name);
  const written = quote(value);
  if (!last) return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${written}\n`;
  const [whole, , old = ""] = last;
  const from = last.index + whole.length - old.length;
  return `${text.slice(0, from)}${written}${text.slice(from + old.length)}`;
}

/** Quotes a value where needed, by quotes that it does not contain (not double ones, which read escapes). */
function quote(value: string): string {
  if (/^[\w./:@+-]*$/.test(value)) return value;
  const mark = ["'", "`"].find((candidate) => !value.includes(candidate));
  if (!mark) throw new InputError("a value has both kinds of quotes in it; set it by hand.");
  return `${mark}${value}${mark}`;
}
