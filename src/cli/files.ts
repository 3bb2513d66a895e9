/** Files that a command writes. */
import { writeFileSync } from "node:fs";
import { InputError } from "../core/errors.js";

/** @throws InputError */
export function writeFile(file: string, content: string | Buffer): void {
  try {
    writeFileSync(file, content);
  } catch (cause) {
    throw new InputError(`it cannot be written (${(cause as Error).message})`, { file, cause });
  }
}
