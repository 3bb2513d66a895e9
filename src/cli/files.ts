/** Files that a command is given or writes; what is wrong with one is an InputError. */
import { readFileSync, writeFileSync } from "node:fs";
import { InputError } from "../core/errors.js";

/** @throws InputError */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`it cannot be read (${(cause as Error).message})`, { file, cause });
  }
}

/** @throws InputError */
export function writeFile(file: string, content: string | Buffer): void {
  try {
    writeFileSync(file, content);
  } catch (cause) {
    throw new InputError(`it cannot be written (${(cause as Error).message})`, { file, cause });
  }
}
