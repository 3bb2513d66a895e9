/** Loads settings from `.env` and the environment. */
import { existsSync } from "node:fs";
import { parseEnv } from "node:util";
import { isPostgres, passwordIn } from "../../../memory/postgres/address.js";
import { readTextFile } from "../../core/text-file.js";
import { type Config, readConfig } from "./read-config.js";
import { settingsSchema } from "./variables.js";

export const envFile = ".env";

const readEnvFile = () => (existsSync(envFile) ? parseEnv(readTextFile(envFile)) : {});

export function loadConfig(): Config {
  // Skips empty values, as an empty TZ, for example, has another effect than none.
  for (const [name, value] of Object.entries(readEnvFile())) if (value) process.env[name] ??= value;
  return readConfig(process.env, Boolean(process.stdout.isTTY));
}

export function readVariable(name: string): string | undefined {
  return process.env[name] ?? readEnvFile()[name];
}

export type Draft = ReturnType<typeof loadDraft>;

/** Reads incomplete settings for `sous init`, without changing the environment. */
export function loadDraft() {
  const kept = readEnvFile();
  const names = Object.keys(settingsSchema.shape);
  const given = names.map((name) => [name, (process.env[name] ?? kept[name] ?? "").trim()]);
  return {
    /** Non-empty variables. The environment wins over `.env`. */
    variables: Object.fromEntries(given.filter(([, value]) => value !== "")),
    exported: names.filter((name) => process.env[name] !== undefined),
  };
}

/** Returns the command that opens a page on this machine's screen; null where there is none. */
export function browserProgram(): readonly [string, ...string[]] | null {
  const { BROWSER, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (BROWSER) return [BROWSER];
  if (process.platform === "darwin") return ["open"];
  if (process.platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return DISPLAY || WAYLAND_DISPLAY ? ["xdg-open"] : null;
}

export function childEnvironment(changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

/** Returns settings that must never be written anywhere. */
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
    embed !== null && embed !== "letters" && "apiKey" in embed ? embed.apiKey : null,
    llm?.model.apiKey,
  ];
  return all.filter((secret) => typeof secret === "string");
}
