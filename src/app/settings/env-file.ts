/** Changes `.env` atomically; comments and other lines stay. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { InputError, reasonOf } from "../../core/errors.js";
import { readTextFile } from "../../core/text-file.js";
import { type Change, type Merged, mergeEnv } from "./merge-env.js";

/** @throws InputError when the file cannot be read or changed */
export function planChanges(
  file: string,
  values: Readonly<Record<string, string>>,
): readonly Change[] {
  return mergeFile(file, values).changes;
}

/**
 * Uses mode 0600.
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
  const text = existsSync(file) ? readTextFile(file) : "";
  try {
    return mergeEnv(text, values);
  } catch (cause) {
    throw new InputError(reasonOf(cause), { cause, file });
  }
}

function replaceFile(file: string, text: string): void {
  const target = existsSync(file) ? realpathSync(file) : file;
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
