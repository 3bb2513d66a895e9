/** Secrets that are kept beside a database. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { InputError } from "../core/errors.js";

const shortestKey = 32;

/**
 * The secret in a file, which is made on first use and which only its user may read.
 *
 * @throws InputError when it is too short
 */
export function readKey(file: string): string {
  if (!existsSync(file)) {
    const made = randomBytes(32).toString("hex");
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
    return made;
  }
  const key = readFileSync(file, "utf8").trim();
  if (key.length < shortestKey)
    throw new InputError(`the key must have at least ${shortestKey} characters`, { file });
  return key;
}
