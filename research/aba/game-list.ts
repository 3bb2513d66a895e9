/** Lists of games by name, "<task>/<trial>": one a line, or a JSON array. */
import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";

/** @throws InputError when it cannot be read, or is no such list */
export function readGameList(file: string): readonly string[] {
  return readGameNames(readTextFile(file), file);
}

function readGameNames(text: string, file: string): readonly string[] {
  const lines = text.split("\n").map((line) => line.trim());
  const names: unknown = text.trimStart().startsWith("[")
    ? parseArray(text, file)
    : lines.filter((line) => line !== "");
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) {
    throw new InputError("is not a list of game names", { file });
  }
  return names;
}

function parseArray(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError("is neither a JSON array nor one name a line", { file, cause });
  }
}
