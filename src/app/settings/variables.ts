/** Defines the settings (environment variables), their formats and defaults. */
import { isIP } from "node:net";
import { z } from "zod";
import { isTimeZone } from "../../core/local-time.js";
import type { Audience } from "../../core/people/command.js";
import { readCares } from "../../core/question/grounding.js";
import { llmVariables } from "./llm-settings.js";
import { ruleSettings } from "./rule-settings.js";

const text = z.string().trim().min(1).optional();
const number = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** Ids of Slack's users and user groups, and of Discord's users and roles. */
const idOf = /^(?:[UWS][A-Z0-9]{2,}|\d{15,21})$/;

/** Accepts one of these words, or comma-separated ids. */
const audience = (...words: ("channel" | "everyone")[]) =>
  z.string().transform((value, context): Audience => {
    const word = words.find((known) => known === value.trim().toLowerCase());
    if (word) return word;
    const ids = value.split(/[\s,]+/).filter((id) => id !== "");
    const wrong = ids.filter((id) => !idOf.test(id));
    if (wrong.length > 0)
      context.addIssue(
        `"${wrong.join(", ")}" is neither ${words.join(" nor ")} nor an id ` +
          "(Slack: U… or S…; Discord: a number)",
      );
    return ids;
  });

/** Parses "high" or "normal,learn": how carefully replies are read, and whether Sous learns from corrections daily. */
const readCare = z.string().transform((value, context) => {
  const words = value.split(/[\s,]+/).filter((word) => word !== "");
  const care = readCares.find((one) => words.includes(one)) ?? "normal";
  const learns = words.includes("learn");
  if (words.length === 0 || words.some((word) => word !== care && word !== "learn"))
    context.addIssue(`is not ${readCares.join(" or ")}, with or without ",learn"`);
  return { care, learns };
});

const password = z.string().min(12, "needs at least 12 characters").optional();

const key = z.string().trim().min(32, "needs at least 32 characters").optional();

/** Accepts a number of proxies, or addresses, ranges and names of ranges. */
const trustedProxies = z.string().transform((value, context): number | readonly string[] => {
  if (/^\s*\d\s*$/.test(value)) return Number(value);
  const ranges = value.split(/[\s,]+/).filter((range) => range !== "");
  const wrong = ranges.filter((range) => !isRange(range));
  if (wrong.length > 0)
    context.addIssue(
      `"${wrong.join(", ")}" is neither a number of proxies (1 to 9) nor an address or a range ` +
        "(10.0.0.0/8, loopback, linklocal, uniquelocal)",
    );
  return ranges;
});

function isRange(given: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(given)) return true;
  const [address = "", bits, ...rest] = given.split("/");
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === undefined) return most > 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

/** A test compares this schema with `.env.example`. */
export const settingsSchema = z.object({
  SOUS_DB: z.string().trim().min(1).default(".sous/sous.db"),
  SOUS_WEB_PORT: number(0, 65_535).default(3000),
  SOUS_WEB_HOST: z.string().trim().min(1).default("127.0.0.1"),
  SOUS_WEB_PASSWORD: password,
  SOUS_OWNER_PASSWORD: password,
  SOUS_TRUST_PROXY: trustedProxies.default(0),
  SOUS_KEEP_DAYS: number(1, 36_500).optional(),
  SOUS_BACKUP_DIR: text,
  SOUS_SECRET: key,
  SOUS_METRICS_TOKEN: z.string().trim().min(16, "needs at least 16 characters").optional(),
  SOUS_ANSWER_MINUTES: z.coerce.number().positive().max(43_200).default(15),
  SOUS_READ_CARE: readCare.prefault("normal"),
  SOUS_PACE_MS: number(0, 60_000).default(700),
  SOUS_LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("warn"),
  ...ruleSettings,
  SOUS_EMBED_MODEL: text,
  SOUS_EMBED_KEY: text,
  SOUS_EMBED_URL: z.url().optional(),
  ...llmVariables,
  SOUS_MANAGERS: audience("channel").default("channel"),
  SOUS_ANSWERERS: audience("channel", "everyone").default("channel"),
  SLACK_BOT_TOKEN: text,
  SLACK_APP_TOKEN: text,
  SLACK_SIGNING_SECRET: text,
  SLACK_CLIENT_ID: text,
  SLACK_CLIENT_SECRET: text,
  SLACK_HTTP_PORT: number(1, 65_535).optional(),
  SLACK_CHANNEL: text,
  SLACK_API_URL: z.url().optional(),
  DISCORD_BOT_TOKEN: text,
  DISCORD_GUILD: text,
  DISCORD_CHANNEL: text,
  DISCORD_API_URL: z.url().optional(),
});

const otherVariables = {
  TZ: z
    .string()
    .trim()
    .refine(
      (zone) => zone.startsWith(":") || isTimeZone(zone),
      "is not a time zone; use a name like Europe/Berlin",
    )
    .optional(),
  NO_COLOR: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url().optional(),
  SOUS_JOIN_KEY: key,
  SOUS_SESSION_KEY: key,
  SOUS_INSTALL_KEY: key,
};

export const variablesSchema = settingsSchema.extend(otherVariables);

export type Settings = z.infer<typeof variablesSchema>;

/** The variables that are set and not empty, before they are checked. */
export type GivenVariables = Readonly<Record<string, string | undefined>>;
