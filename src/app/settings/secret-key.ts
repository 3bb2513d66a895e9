/** Reads secrets from settings, or from a file beside a SQLite database. */
import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { isPostgres } from "../../../memory/postgres/address.js";
import { ConfigError, InputError } from "../../core/errors.js";
import { readTextFile } from "../../core/text-file.js";

const shortestKey = 32;

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

/** Purposes of keys, and file endings of older versions' keys beside a SQLite database. */
export const keyNames = ["join-key", "install-key", "session-key"] as const;
export type KeyName = (typeof keyNames)[number];

export type Keys = Readonly<Partial<Record<KeyName | "secret", string | undefined>>>;

/**
 * Returns a function that reads the key on first use: an older version's, else one derived from the secret. A database
 * in memory has a temporary key.
 * @throws ConfigError on PostgreSQL when none is set, as another machine that takes over needs the same
 */
export function keyBeside(database: string, name: KeyName, set: Keys = {}): () => string {
  const { [name]: olderKey, secret } = set;
  if (olderKey === undefined && secret === undefined && isPostgres(database))
    throw new ConfigError(
      `On PostgreSQL every machine needs the same secret: set SOUS_SECRET to ${shortestKey} characters or more ` +
        "(openssl rand -hex 32). If you come from SQLite, it is in the file .secret-key beside the database.",
    );
  let known = olderKey;
  return () => {
    known ??= readOlderKey(database, name) ?? deriveKey(secret ?? readSecret(database), name);
    return known;
  };
}

function readOlderKey(database: string, name: KeyName): string | undefined {
  const file = `${database}.${name}`;
  return !isPostgres(database) && existsSync(file) ? readKey(file) : undefined;
}

function readSecret(database: string): string {
  return database === ":memory:" ? makeKey() : readKey(`${database}.secret-key`);
}

export function keyInFiles(database: string, name: KeyName): string | null {
  const derived = existsSync(`${database}.secret-key`)
    ? deriveKey(readSecret(database), name)
    : null;
  return readOlderKey(database, name) ?? derived;
}

export function deriveKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `sous ${purpose}`, 32)).toString("hex");
}

function makeKey(): string {
  return randomBytes(32).toString("hex");
}
