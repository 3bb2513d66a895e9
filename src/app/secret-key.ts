/** Secrets that are kept beside a database. */
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { InputError } from "../core/errors.js";
import { readTextFile } from "../core/text-file.js";

const shortestKey = 32;

/**
 * The secret in a file, which is made on first use and which only its user may read.
 *
 * @throws InputError when it is too short
 */
export function readKey(file: string): string {
  if (!existsSync(file)) {
    const made = makeKey();
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
    return made;
  }
  const key = readTextFile(file).trim();
  if (key.length < shortestKey)
    throw new InputError(
      `the key must have at least ${shortestKey} characters: put back the one that was used before`,
      { file },
    );
  return key;
}

/** The secret beside a database, read when it is first needed. A database in memory has a temporary one. */
export function keyBeside(database: string, name: string): () => string {
  let known: string | null = null;
  return () => {
    known ??= database === ":memory:" ? makeKey() : readKey(`${database}.${name}`);
    return known;
  };
}

function makeKey(): string {
  return randomBytes(32).toString("hex");
}
