import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { secretsOf } from "../../src/app/settings/config.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { settingsSchema } from "../../src/app/settings/variables.js";
import { missingPlatform } from "../../src/app/settings/where-to-get.js";
import { ConfigError } from "../../src/core/errors.js";

type Variables = Readonly<Record<string, string>>;

const key = "k".repeat(32);
const slack = { SLACK_BOT_TOKEN: "xoxb-1", SLACK_APP_TOKEN: "xapp-1", SLACK_CHANNEL: "C1" };
const slackOverHttp = {
  SLACK_BOT_TOKEN: "xoxb-1",
  SLACK_SIGNING_SECRET: "s3cr3t",
  SLACK_HTTP_PORT: "3001",
  SLACK_CHANNEL: "C1",
};
const read = (variables: Variables, terminal = false) => readConfig(variables, terminal);

function refusal(variables: Variables): string {
  try {
    read(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
  throw new Error("it was not refused");
}

describe("settings", () => {
  it("name what replaces a removed one", () => {
    const [alert = ""] = read({ SOUS_ALERT_URL: "https://example.org" }).removed;
    expect(existsSync(/\((.+)\)/.exec(alert)?.[1] ?? ""), alert).toBe(true);
    const former = read({ SOUS_JOIN_KEY: key });
    expect(former.keys).toMatchObject({ "join-key": key });
    expect(former.removed.join()).toMatch(/^SOUS_JOIN_KEY still counts, but SOUS_SECRET replaces/);
    expect(secretsOf(former)).toContain(key);
    expect(read({}).removed).toEqual([]);
  });

  it("are the variables of .env.example, each once, with the default that one has without it", () => {
    const lines = readFileSync(new URL("../../.env.example", import.meta.url), "utf8").split("\n");
    const pairs = lines
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split("=") as [string, string]);
    const all = Object.keys(settingsSchema.shape);
    expect(all.length).toBeLessThanOrEqual(46);
    expect(pairs.map(([name]) => name).toSorted()).toEqual(all.toSorted());
    const shown = read(Object.fromEntries(pairs), true);
    for (const value of [null, "", " "]) {
      const given = value === null ? {} : Object.fromEntries(all.map((name) => [name, value]));
      expect(read(given, true)).toEqual(shown);
    }
    expect(Object.isFrozen(shown)).toBe(true);
    const { database, webPort, webHost, managers, answerers, answerTimeoutMs } = shown;
    expect([database, webPort, webHost]).toEqual([".sous/sous.db", 3000, "127.0.0.1"]);
    expect([managers, answerers, answerTimeoutMs]).toEqual(["channel", "channel", 15 * 60_000]);
    for (const absent of ["embed", "llm", "slack", "discord", "keepDays", "backupFolder"])
      expect(shown).toHaveProperty(absent, null);
    expect(shown.rules).toMatchObject({
      quietHours: { from: 22 * 60, to: 7 * 60 },
      remindAfterMs: [5 * 60_000],
      escalateAfterMs: null,
      quorum: 1,
      fallback: "explore",
      dailyQuestions: 3,
    });
  });

  it.each<[Variables, object]>([
    [{ SOUS_ANSWER_MINUTES: "0.5" }, { answerTimeoutMs: 30_000 }],
    [
      slack,
      {
        slack: {
          botToken: "xoxb-1",
          appToken: "xapp-1",
          channel: "C1",
          apiUrl: undefined,
          http: undefined,
        },
      },
    ],
    [
      { ...slackOverHttp, SOUS_WEB_HOST: "0.0.0.0" },
      {
        slack: {
          appToken: undefined,
          http: { signingSecret: "s3cr3t", host: "0.0.0.0", port: 3001 },
        },
      },
    ],
    [slackOverHttp, { slack: { http: { host: "127.0.0.1" } } }],
    [
      { DISCORD_BOT_TOKEN: "t", DISCORD_CHANNEL: "5" },
      { discord: { token: "t", channel: "5", guild: undefined } },
    ],
    [
      { SOUS_MANAGERS: "U12AB, S99ZZ 123456789012345678", SOUS_ANSWERERS: "Everyone" },
      { managers: ["U12AB", "S99ZZ", "123456789012345678"], answerers: "everyone" },
    ],
    [
      {
        SOUS_QUIET_HOURS: "none",
        SOUS_REMIND_MINUTES: "30, 5",
        SOUS_ESCALATE: "10, U1 123456789012345678",
        SOUS_ANSWERS_PER_QUESTION: "3",
        SOUS_IF_NOBODY_ANSWERS: "abandon",
        SOUS_DAILY_QUESTIONS: "0",
      },
      {
        rules: {
          quietHours: null,
          remindAfterMs: [300_000, 1_800_000],
          escalateAfterMs: 600_000,
          escalateTo: { slack: "U1", discord: "123456789012345678" },
          quorum: 3,
          fallback: "abandon",
          dailyQuestions: 0,
        },
      },
    ],
    [{ SOUS_TRUST_PROXY: "1" }, { trustProxy: 1 }],
    [{ SOUS_TRUST_PROXY: "loopback" }, { trustProxy: ["loopback"] }],
    [
      { SOUS_TRUST_PROXY: "10.0.0.1, 192.168.0.0/16  fd00::/8" },
      { trustProxy: ["10.0.0.1", "192.168.0.0/16", "fd00::/8"] },
    ],
    [{}, { colour: false }],
    [{ SOUS_EMBED_MODEL: "m", SOUS_EMBED_KEY: "k" }, { embed: { model: "m", apiKey: "k" } }],
    [{ SOUS_EMBED_MODEL: "letters" }, { embed: "letters" }],
  ])("read %j", (variables, config) => {
    expect(read(variables)).toMatchObject(config);
  });

  it("are joined by variables of others: NO_COLOR, OpenTelemetry's and TZ", () => {
    expect(read({ NO_COLOR: "1" }, true).colour).toBe(false);
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" }).isTraced).toBe(true);
    vi.stubEnv("TZ", "Asia/Tokyo");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(read({}).rules.timeZone).toBe("Asia/Tokyo");
  });

  it("read language models, each role's own, prices and caps", () => {
    const { llm } = read({
      SOUS_LLM_MODEL: "m1",
      SOUS_LLM_KEY: "k1",
      SOUS_LLM_URL: "http://127.0.0.1:11434/v1",
      SOUS_LLM_ROLES: "planner=m2, human=qwen3:8b,fallback=m3, grounder, judge=m4",
      SOUS_LLM_PRICES: "m1=2/0.5/8, *=0.5/1",
      SOUS_LLM_DAY_DOLLARS: "1.5",
    });
    expect(llm).toMatchObject({
      plays: ["grounder", "judge"],
      model: {
        apiKey: "k1",
        model: "m1",
        baseUrl: "http://127.0.0.1:11434/v1",
        roles: { planner: "m2", human: "qwen3:8b", judge: "m4" },
        fallbackModel: "m3",
        prices: {
          m1: { prompt: 2, cached: 0.5, completion: 8 },
          "*": { prompt: 0.5, completion: 1 },
        },
      },
      caps: { dayDollars: 1.5 },
    });
  });

  it.each([
    ["effort=low", undefined, "low"],
    ["tools, images", ["tools", "images"], undefined],
    ["effort=high,tools", ["tools"], "high"],
  ])("read what a server takes: %s", (given, abilities, effort) => {
    const { llm } = read({ SOUS_LLM_MODEL: "m", SOUS_LLM_KEY: "k", SOUS_LLM_ABILITIES: given });
    expect(llm?.model).toMatchObject({ abilities, effort });
  });

  it("know which of them are secrets", () => {
    const given = {
      SOUS_EMBED_MODEL: "m",
      SOUS_EMBED_KEY: "sk-secret-2",
      SOUS_LLM_MODEL: "m1",
      SOUS_LLM_KEY: "sk-secret-1",
      SOUS_WEB_PASSWORD: "correct horse",
      SOUS_OWNER_PASSWORD: "another one of 12",
    };
    expect([...secretsOf(read(given))].sort()).toEqual([
      "another one of 12",
      "correct horse",
      "sk-secret-1",
      "sk-secret-2",
    ]);
  });
});

describe("settings are refused, in words that need no knowledge of a schema:", () => {
  it.each<[Variables, RegExp]>([
    [{ SOUS_PACE_MS: "fast" }, /SOUS_PACE_MS: must be a number$/],
    [{ SOUS_KEEP_DAYS: "1.5" }, /SOUS_KEEP_DAYS: must be a whole number$/],
    [{ SOUS_WEB_PORT: "99999" }, /SOUS_WEB_PORT: must be at most 65535$/],
    [{ SOUS_IF_NOBODY_ANSWERS: "wait" }, /SOUS_IF_NOBODY_ANSWERS: must be explore, default or a/],
    [{ TZ: "Middle/Earth" }, /TZ: .*Europe\/Berlin/],
    [{ SOUS_QUIET_HOURS: "25:00-07:00" }, /SOUS_QUIET_HOURS: .*22:00-07:00/],
    [{ SOUS_REMIND_MINUTES: "5;10" }, /SOUS_REMIND_MINUTES: .*5,30/],
    [{ SOUS_ESCALATE: "soon" }, /SOUS_ESCALATE: .*none/],
    [{ SOUS_ESCALATE: "10" }, /SOUS_ESCALATE: .*30,C0123/],
    [{ SOUS_JOIN_KEY: "short" }, /SOUS_JOIN_KEY: needs at least 32 characters/],
    [{ SOUS_ANSWERS_PER_QUESTION: "21" }, /SOUS_ANSWERS_PER_QUESTION: .*20/],
    [{ SOUS_MANAGERS: "everyone" }, /SOUS_MANAGERS: "everyone" is neither/],
    [{ SOUS_ANSWERERS: "U12AB,ana" }, /SOUS_ANSWERERS: "ana" is neither/],
    [{ SOUS_LLM_MODEL: "m1" }, /SOUS_LLM_KEY: platform\.openai\.com/],
    [{ SOUS_LLM_KEY: "k1" }, /SOUS_LLM_MODEL: the model's name/],
    [{ SOUS_LLM_ROLES: "planner" }, /SOUS_LLM_ROLES: "planner=" is not a model of a role/],
    [{ SOUS_LLM_ROLES: "cook=m2" }, /SOUS_LLM_ROLES: "cook=m2" is not a model of a role \(actor/],
    [{ SOUS_LLM_ABILITIES: "tools,wings" }, /SOUS_LLM_ABILITIES: is a list of tools, tool_choice/],
    [
      { SOUS_LLM_ABILITIES: "effort=most" },
      /SOUS_LLM_ABILITIES: .*effort=minimal\|low\|medium\|high/,
    ],
    [{ SOUS_LLM_PROVIDER: "a b" }, /SOUS_LLM_PROVIDER: is a name such as/],
    [{ SOUS_LLM_PRICES: "m1=2/1/1/1" }, /SOUS_LLM_PRICES: "m1=2\/1\/1\/1" is not a price/],
    [{ SOUS_LLM_PRICES: "m1=2" }, /SOUS_LLM_PRICES: "m1=2" is not a price/],
    [{ SOUS_LLM_DAY_DOLLARS: "1" }, /SOUS_LLM_PRICES: SOUS_LLM_DAY_DOLLARS needs prices/],
    [{ SOUS_LLM_DAY_DOLLARS: "0" }, /SOUS_LLM_DAY_DOLLARS/],
    [{ SOUS_EMBED_MODEL: "m" }, /SOUS_EMBED_KEY/],
    [{ SOUS_EMBED_URL: "http://127.0.0.1:1/v1" }, /SOUS_EMBED_MODEL/],
    [
      { SOUS_EMBED_MODEL: "dir:./no-such-model" },
      /SOUS_EMBED_MODEL: \.\/no-such-model is no folder/,
    ],
    [{ SOUS_EMBED_MODEL: "m", SOUS_EMBED_KEY: "k", SOUS_EMBED_URL: "here" }, /SOUS_EMBED_URL/],
    [{ ...slackOverHttp, SLACK_APP_TOKEN: "xapp-1" }, /not both/],
    ...["true", "-1", "1.5", "10.0.0.0/33", "10.0.0.0/0", "::/0", "10.0.0", "example.org"].map(
      (given): [Variables, RegExp] => [
        { SOUS_TRUST_PROXY: given },
        new RegExp(`SOUS_TRUST_PROXY: "${given}" is neither a number of proxies`),
      ],
    ),
  ])("%j", (variables, problem) => {
    const words = refusal(variables);
    expect(words).toMatch(problem);
    expect(words).not.toMatch(/s3cr3t|xapp-1/);
  });

  it("every problem at once, and no token among them", () => {
    const words = refusal({
      SOUS_WEB_PORT: "70000",
      SOUS_PACE_MS: "fast",
      SOUS_LOG_LEVEL: "loud",
      SLACK_BOT_TOKEN: "xoxb-1",
      DISCORD_CHANNEL: "5",
    });
    expect([...words.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name).sort()).toEqual([
      "DISCORD_BOT_TOKEN",
      "SLACK_APP_TOKEN",
      "SLACK_CHANNEL",
      "SOUS_LOG_LEVEL",
      "SOUS_PACE_MS",
      "SOUS_WEB_PORT",
    ]);
    expect(words).not.toContain("xoxb-1");
  });

  it.each([
    [slack, "SLACK_BOT_TOKEN", "xoxb-"],
    [slack, "SLACK_APP_TOKEN", "connections:write"],
    [slack, "SLACK_CHANNEL", "starts with C"],
    [slackOverHttp, "SLACK_SIGNING_SECRET", ""],
    [slackOverHttp, "SLACK_HTTP_PORT", ""],
    [slackOverHttp, "SLACK_CHANNEL", ""],
  ])("%j without %s, which is named with where to get it", (given, name, where) => {
    const words = refusal({ ...given, [name]: "" });
    expect(words).toMatch(new RegExp(`${name}: get it from .*${where}`));
    expect(words.match(/get it from/g)).toHaveLength(1);
  });

  it("short passwords, and two that are the same; they are not repeated", () => {
    const short = refusal({ SOUS_WEB_PASSWORD: "hunter2" });
    expect(short).toContain("SOUS_WEB_PASSWORD: needs at least 12 characters");
    expect(short).not.toContain("hunter2");
    expect(refusal({ SOUS_OWNER_PASSWORD: "hunter2" })).toContain("SOUS_OWNER_PASSWORD: needs at");
    const one = "correct horse";
    const same = refusal({ SOUS_WEB_PASSWORD: one, SOUS_OWNER_PASSWORD: one });
    expect(same).toContain("SOUS_OWNER_PASSWORD: must not be the same as SOUS_WEB_PASSWORD");
    expect(same).not.toContain(one);
  });

  it.each(["slack", "discord"] as const)("a missing %s, when it is asked for", (platform) => {
    const words = missingPlatform(platform).message;
    expect(words).toContain(".env");
    expect(words).toContain(`${platform.toUpperCase()}_BOT_TOKEN: get it from `);
  });
});
