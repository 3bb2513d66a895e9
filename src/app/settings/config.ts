/** The settings of this process: the environment, with `.env` beside it. */
import { existsSync } from "node:fs";
import { parseEnv } from "node:util";
import { isPostgres, passwordIn } from "../../../memory/postgres/address.js";
import { readTextFile } from "../../core/text-file.js";
import { type Config, readConfig } from "./read-config.js";
import { settingsSchema } from "./variables.js";

/** The file of settings, in the folder in which the program runs. */
export const envFile = ".env";

/**
 * Reads the environment, with `.env` beside it when there is one.
 *
 * @throws ConfigError that lists every problem at once
 */
export function loadConfig(): Config {
  const kept = existsSync(envFile) ? parseEnv(readTextFile(envFile)) : {};
  // an empty TZ would be another time zone than none
  for (const [name, value] of Object.entries(kept)) if (value) process.env[name] ??= value;
  return readConfig(process.env, Boolean(process.stdout.isTTY));
}

/** What one variable holds in the environment or in `.env`. */
export function readVariable(name: string): string | undefined {
  const kept = existsSync(envFile) ? parseEnv(readTextFile(envFile)) : {};
  return process.env[name] ?? kept[name];
}

/** What is set so far, for setting up. */
export interface Draft {
  /** Every variable that has a value; the environment wins over `.env`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Settings in the environment itself: their values in `.env` do not count. */
  readonly exported: readonly string[];
}

/** Reads settings that may be incomplete. Does not change the environment. */
export function loadDraft(): Draft {
  const kept = existsSync(envFile) ? parseEnv(readTextFile(envFile)) : {};
  const names = Object.keys(settingsSchema.shape);
  const given = names.map((name) => [name, (process.env[name] ?? kept[name] ?? "").trim()]);
  return {
    variables: Object.fromEntries(given.filter(([, value]) => value !== "")),
    exported: names.filter((name) => process.env[name] !== undefined),
  };
}

/** The environment for a child process that is the same program. */
export function childEnvironment(
  changes: Readonly<Record<string, string>>,
): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(inherited), ...changes };
}

/** All settings that must not be written anywhere. */
export function secretsOf(config: Config): readonly string[] {
  const { slack, discord, webPassword, ownerPassword, embed, llm } = config;
  const { metricsToken, keys, database } = config;
  const { botToken, appToken, http } = slack ?? {};
  const all = [
    botToken,
    appToken,
    http?.signingSecret,
    http?.install?.clientSecret,
    discord?.token,
    webPassword,
    ownerPassword,
    metricsToken,
    ...Object.values(keys),
    isPostgres(database) ? passwordIn(database) : null,
    embed !== null && embed !== "letters" ? embed.apiKey : null,
    llm?.model.apiKey,
  ];
  return all.filter((secret) => typeof secret === "string");
}
