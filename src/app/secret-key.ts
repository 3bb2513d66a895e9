/** Secrets that are kept apart from the rows: in the settings, or in a file beside a SQLite database. */
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { isPostgres } from "../../memory/postgres/address.js";
import { ConfigError, InputError } from "../core/errors.js";
import { readTextFile } from "../core/text-file.js";
import { joinWords } from "../core/wording.js";
import { type KeyName, type Keys, keyVariables } from "./settings/keys.js";

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

/**
 * The key that was set, or the one beside the database, read when it is first needed. A database in memory has a
 * temporary one.
 *
 * @throws ConfigError on PostgreSQL when it is not set: another machine may take over, and needs the same
 */
export function keyBeside(database: string, name: KeyName, set: Keys = {}): () => string {
  const own = set[name];
  if (own !== undefined) return () => own;
  if (isPostgres(database)) throw missingKeys(set);
  let known: string | null = null;
  return () => {
    known ??= database === ":memory:" ? makeKey() : readKey(`${database}.${name}`);
    return known;
  };
}

function missingKeys(set: Keys): ConfigError {
  const missing = Object.entries(keyVariables).filter(
    ([name]) => set[name as KeyName] === undefined,
  );
  const variables = joinWords(
    missing.map(([, variable]) => variable),
    "and",
  );
  return new ConfigError(
    `On PostgreSQL every machine needs the same keys: set ${variables}, each to ${shortestKey} characters or more ` +
      "(openssl rand -hex 32). If you come from SQLite, the keys are in the files beside the database.",
  );
}

function makeKey(): string {
  return randomBytes(32).toString("hex");
}
