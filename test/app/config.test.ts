import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { secretsOf } from "../../src/app/settings/config.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { settingsSchema } from "../../src/app/settings/variables.js";
import { missingPlatform } from "../../src/app/settings/where-to-get.js";
import { ConfigError } from "../../src/core/errors.js";

const slack = {
  SLACK_BOT_TOKEN: "xoxb-1",
  SLACK_APP_TOKEN: "xapp-1",
  SLACK_CHANNEL: "C1",
};
const slackOverHttp = {
  SLACK_BOT_TOKEN: "xoxb-1",
  SLACK_SIGNING_SECRET: "s3cr3t",
  SLACK_HTTP_PORT: "3001",
  SLACK_CHANNEL: "C1",
};

function refusal(variables: Readonly<Record<string, string>>): string {
  try {
    readConfig(variables, false);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
  throw new Error("it was not refused");
}

describe("settings", () => {
  it("have a default for everything", () => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(readConfig({}, true)).toEqual({
      graphFrom: 5000,
      embed: null,
      llm: null,
      database: ".sous/sous.db",
      webPort: 3000,
      webHost: "127.0.0.1",
      webPassword: undefined,
      ownerPassword: undefined,
      trustProxy: 0,
      keepDays: null,
      backup: null,
      keys: {},
      roles: ["gateway", "player", "pages"],
      leaseMs: 15_000,
      metricsToken: undefined,
      alertUrl: undefined,
      tracedAs: null,
      answerTimeoutMs: 15 * 60_000,
      rules: {
        timeZone,
        quietHours: { from: 22 * 60, to: 7 * 60 },
        remindAfterMs: [5 * 60_000],
        escalateAfterMs: null,
        escalateTo: {},
        quorum: 1,
        fallback: "explore",
        dailyQuestions: 3,
      },
      paceMs: 700,
      logLevel: "warn",
      slack: null,
      discord: null,
      managers: "channel",
      answerers: "channel",
      colour: true,
    });
  });

  it("are frozen", () => {
    expect(Object.isFrozen(readConfig({}, false))).toBe(true);
  });

  it("count as absent when they are empty or blank", () => {
    const blank = Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, " "]));
    const empty = Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, ""]));
    expect(readConfig(empty, true)).toEqual(readConfig({}, true));
    expect(readConfig(blank, true)).toEqual(readConfig({}, true));
  });

  it("read units and platforms", () => {
    const config = readConfig(
      { ...slack, SOUS_ANSWER_MINUTES: "0.5", DISCORD_BOT_TOKEN: "t", DISCORD_CHANNEL: "5" },
      false,
    );
    expect(config.answerTimeoutMs).toBe(30_000);
    expect(config.slack).toEqual({
      botToken: "xoxb-1",
      appToken: "xapp-1",
      channel: "C1",
      apiUrl: undefined,
      http: undefined,
    });
    expect(config.discord).toMatchObject({ token: "t", channel: "5", guild: undefined });
  });

  it("read who may do something: a word, or ids of either platform", () => {
    const ids = { SOUS_MANAGERS: "U12AB, S99ZZ 123456789012345678", SOUS_ANSWERERS: "Everyone" };
    expect(readConfig(ids, false)).toMatchObject({
      managers: ["U12AB", "S99ZZ", "123456789012345678"],
      answerers: "everyone",
    });
    expect(refusal({ SOUS_MANAGERS: "everyone" })).toMatch(/SOUS_MANAGERS: "everyone" is neither/);
    expect(refusal({ SOUS_ANSWERERS: "U12AB,ana" })).toMatch(/SOUS_ANSWERERS: "ana" is neither/);
  });

  it("read language models, each role's own, prices and caps", () => {
    const given = { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "k1" };
    const { llm } = readConfig(
      {
        ...given,
        SOUS_LLM_URL: "http://127.0.0.1:11434/v1",
        SOUS_LLM_ROLES: "planner=m2, human=qwen3:8b",
        SOUS_LLM_PRICES: "m1=2/0.5/8, *=0.5/1",
        SOUS_LLM_TIMEOUT_SECONDS: "5",
        SOUS_LLM_DAY_DOLLARS: "1.5",
      },
      false,
    );
    expect(llm).toEqual({
      answers: false,
      questions: false,
      patience: 3,
      rulesWhenSpent: false,
      thoughts: true,
      picture: false,
      model: {
        provider: "openai",
        api: "chat",
        effort: undefined,
        apiKey: "k1",
        model: "m1",
        baseUrl: "http://127.0.0.1:11434/v1",
        fallbackModel: undefined,
        timeoutMs: 5000,
        concurrency: 4,
        thinkingTokens: 0,
        scores: "letters",
        roles: { planner: "m2", human: "qwen3:8b" },
        prices: {
          m1: { prompt: 2, cached: 0.5, completion: 8 },
          "*": { prompt: 0.5, completion: 1 },
        },
      },
      caps: { campaignTokens: null, episodeTokens: null, dayTokens: null, dayDollars: 1.5 },
    });
    expect(readConfig({}, false).llm).toBeNull();
    expect(secretsOf(readConfig({ ...given, SOUS_LLM_KEY: "sk-secret-1" }, false))).toContain(
      "sk-secret-1",
    );
  });

  it.each([
    [{ SOUS_LLM_MODEL: "m1" }, /SOUS_LLM_KEY: platform\.openai\.com/],
    [{ SOUS_LLM_KEY: "k1" }, /SOUS_LLM_MODEL: the model's name/],
    [{ SOUS_LLM_ROLES: "cook=m2" }, /SOUS_LLM_ROLES: "cook=m2" is not a model of a role \(actor/],
    [{ SOUS_LLM_ROLES: "planner" }, /SOUS_LLM_ROLES/],
    [{ SOUS_LLM_PROVIDER: "a b" }, /SOUS_LLM_PROVIDER: is a name such as/],
    [{ SOUS_LLM_PRICES: "m1=2/1/1/1" }, /SOUS_LLM_PRICES: "m1=2\/1\/1\/1" is not a price/],
    [{ SOUS_LLM_PRICES: "m1=2" }, /SOUS_LLM_PRICES: "m1=2" is not a price/],
    [{ SOUS_LLM_DAY_DOLLARS: "1" }, /SOUS_LLM_PRICES: SOUS_LLM_DAY_DOLLARS needs prices/],
    [{ SOUS_LLM_DAY_TOKENS: "0" }, /SOUS_LLM_DAY_TOKENS/],
  ])("refuse language models that are half set: %o", (variables, problem) => {
    expect(refusal(variables)).toMatch(problem);
  });

  it("read how people are treated", () => {
    const { rules } = readConfig(
      {
        SOUS_TIME_ZONE: "Europe/Berlin",
        SOUS_QUIET_HOURS: "none",
        SOUS_REMIND_MINUTES: "30, 5",
        SOUS_ESCALATE_MINUTES: "10",
        SLACK_ESCALATE_TO: "U1",
        SOUS_ANSWERS_PER_QUESTION: "3",
        SOUS_IF_NOBODY_ANSWERS: "abandon",
        SOUS_DAILY_QUESTIONS: "0",
      },
      false,
    );
    expect(rules).toEqual({
      timeZone: "Europe/Berlin",
      quietHours: null,
      remindAfterMs: [300_000, 1_800_000],
      escalateAfterMs: 600_000,
      escalateTo: { slack: "U1" },
      quorum: 3,
      fallback: "abandon",
      dailyQuestions: 0,
    });
  });

  it.each([
    ["SOUS_TIME_ZONE", "Middle/Earth", "Europe/Berlin"],
    ["SOUS_QUIET_HOURS", "25:00-07:00", "22:00-07:00"],
    ["SOUS_QUIET_HOURS", "at night", "22:00-07:00"],
    ["SOUS_REMIND_MINUTES", "5;10", "5,30"],
    ["SOUS_REMIND_MINUTES", "0", "5,30"],
    ["SOUS_ESCALATE_MINUTES", "soon", "none"],
    ["SOUS_ANSWERS_PER_QUESTION", "21", "20"],
    ["SOUS_IF_NOBODY_ANSWERS", "cry", "explore"],
  ])("refuse %s=%s and say what would do", (name, value, hint) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`${name}: .*${hint}`));
  });

  it("are refused with every problem at once", () => {
    const words = refusal({
      SOUS_WEB_PORT: "70000",
      SOUS_PACE_MS: "fast",
      SOUS_LOG_LEVEL: "loud",
      SLACK_BOT_TOKEN: "xoxb-1",
      DISCORD_CHANNEL: "5",
    });
    for (const name of [
      "SOUS_WEB_PORT",
      "SOUS_PACE_MS",
      "SOUS_LOG_LEVEL",
      "SLACK_APP_TOKEN",
      "SLACK_CHANNEL",
      "DISCORD_BOT_TOKEN",
    ]) {
      expect(words).toContain(`${name}: `);
    }
    expect(words).not.toContain("xoxb-1");
  });

  it.each([
    ["SLACK_BOT_TOKEN", "xoxb-"],
    ["SLACK_APP_TOKEN", "connections:write"],
    ["SLACK_CHANNEL", "starts with C"],
  ])("name the missing %s and where to get it", (name, where) => {
    const words = refusal({ ...slack, [name]: "" });
    expect(words).toMatch(new RegExp(`${name}: get it from .*${where}`));
    expect(words.match(/get it from/g)).toHaveLength(1);
  });

  it("are refused in words that need no knowledge of a schema", () => {
    const said = refusal({
      SOUS_PACE_MS: "fast",
      SOUS_BACKUP_KEEP: "1.5",
      SOUS_WEB_PORT: "99999",
      SOUS_ALERT_URL: "here",
      SOUS_ROLES: "cook",
      SOUS_IF_NOBODY_ANSWERS: "wait",
    });
    expect(said.split("\n  ").slice(1).sort()).toEqual([
      "SOUS_ALERT_URL: must be an address like https://example.org",
      "SOUS_BACKUP_KEEP: must be a whole number",
      "SOUS_IF_NOBODY_ANSWERS: must be explore, default or abandon",
      "SOUS_PACE_MS: must be a number",
      "SOUS_ROLES: must be gateway, player or pages",
      "SOUS_WEB_PORT: must be at most 65535",
    ]);
  });

  it("read Slack over HTTP in place of Socket Mode", () => {
    const config = readConfig({ ...slackOverHttp, SLACK_HTTP_HOST: "0.0.0.0" }, false);
    expect(config.slack).toMatchObject({
      appToken: undefined,
      http: { signingSecret: "s3cr3t", host: "0.0.0.0", port: 3001 },
    });
    expect(readConfig(slackOverHttp, false).slack?.http?.host).toBe("127.0.0.1");
  });

  it.each(["SLACK_SIGNING_SECRET", "SLACK_HTTP_PORT", "SLACK_CHANNEL"])(
    "name the %s that Slack over HTTP misses",
    (name) => {
      expect(refusal({ ...slackOverHttp, [name]: "" })).toMatch(new RegExp(`${name}: get it from`));
    },
  );

  it("take no short password, and do not repeat it", () => {
    const words = refusal({ SOUS_WEB_PASSWORD: "hunter2" });
    expect(words).toContain("SOUS_WEB_PASSWORD: needs at least 12 characters");
    expect(words).not.toContain("hunter2");
    expect(readConfig({ SOUS_WEB_PASSWORD: "correct horse" }, false).webPassword).toBeDefined();
  });

  it("take no two passwords that are the same, and do not repeat them", () => {
    const same = { SOUS_WEB_PASSWORD: "correct horse", SOUS_OWNER_PASSWORD: "correct horse" };
    const words = refusal(same);
    expect(words).toContain("SOUS_OWNER_PASSWORD: must not be the same as SOUS_WEB_PASSWORD");
    expect(words).not.toContain("correct horse");
    expect(refusal({ SOUS_OWNER_PASSWORD: "hunter2" })).toContain("SOUS_OWNER_PASSWORD: needs at");
    const both = readConfig({ ...same, SOUS_OWNER_PASSWORD: "another one of 12" }, false);
    expect(secretsOf(both)).toEqual(["correct horse", "another one of 12"]);
  });

  it.each([
    ["", 0],
    ["0", 0],
    ["1", 1],
    ["loopback", ["loopback"]],
    ["10.0.0.1, 192.168.0.0/16  fd00::/8", ["10.0.0.1", "192.168.0.0/16", "fd00::/8"]],
  ])("take %o for the proxies that are trusted", (given, trustProxy) => {
    expect(readConfig({ SOUS_TRUST_PROXY: given }, false).trustProxy).toEqual(trustProxy);
  });

  it.each([
    "true",
    "-1",
    "1.5",
    "10",
    "10.0.0.0/33",
    "10.0.0.0/0",
    "::/0",
    "10.0.0",
    "example.org",
    "10.0.0.1/8/8",
  ])("take %o for no proxy", (given) => {
    const words = refusal({ SOUS_TRUST_PROXY: given });
    expect(words).toContain(`SOUS_TRUST_PROXY: "${given}" is neither a number of proxies`);
  });

  it("let Slack in by one way only", () => {
    const words = refusal({ ...slackOverHttp, SLACK_APP_TOKEN: "xapp-1" });
    expect(words).toContain("not both");
    expect(words).not.toContain("s3cr3t");
  });

  it.each(["slack", "discord"] as const)("say what %s needs when it is asked for", (platform) => {
    const words = missingPlatform(platform).message;
    expect(words).toContain(".env");
    expect(words).toContain(`${platform.toUpperCase()}_BOT_TOKEN: get it from `);
  });

  it("switch colour off where nobody sees it or nobody wants it", () => {
    expect(readConfig({}, false).colour).toBe(false);
    expect(readConfig({ NO_COLOR: "1" }, true).colour).toBe(false);
  });

  it("are the variables of .env.example, each once, with its default", () => {
    const lines = readFileSync(new URL("../../.env.example", import.meta.url), "utf8").split("\n");
    const pairs = lines
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split("=") as [string, string]);
    const names = pairs.map(([name]) => name);
    expect(names.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
    expect(readConfig(Object.fromEntries(pairs), true)).toEqual(readConfig({}, true));
  });
});

describe("embeddings", () => {
  const read = (variables: Record<string, string>) => readConfig(variables, true);

  it("come from a server when a model is named", () => {
    const config = read({
      SOUS_EMBED_MODEL: "m",
      SOUS_EMBED_KEY: "k",
      SOUS_EMBED_DIMENSIONS: "64",
    });
    expect(config.embed).toEqual({ model: "m", apiKey: "k", baseUrl: undefined, dimensions: 64 });
    expect(secretsOf(config)).toContain("k");
  });

  it.each([
    [{ SOUS_EMBED_MODEL: "m" }, "SOUS_EMBED_KEY"],
    [{ SOUS_EMBED_URL: "http://127.0.0.1:1/v1" }, "SOUS_EMBED_MODEL"],
    [{ SOUS_EMBED_MODEL: "m", SOUS_EMBED_KEY: "k", SOUS_EMBED_URL: "here" }, "SOUS_EMBED_URL"],
  ])("%j lacks %s", (variables, name) => {
    expect(() => read(variables)).toThrow(name);
  });
});
