import { createServer, type Server } from "node:http";
import { inspect } from "node:util";
import { webApi } from "@slack/bolt";
import { REST, Routes } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { asDeliveryError as asDiscordFailure } from "../../bots/discord/client.js";
import {
  asBoltLogger,
  asDeliveryError as asSlackFailure,
  clientOptions,
} from "../../bots/slack/client.js";
import { createLog } from "../../src/app/log.js";
import { createRedactor } from "../../src/app/redact.js";
import { secretsOf } from "../../src/app/settings/config.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { StorageError } from "../../src/core/storage.js";
import { failureOf } from "../failure-of.js";
import { listenOnLoopback } from "../peers/control.js";

const slackToken = ["xoxb", "1234567890", "abcdefghijkl"].join("-");
const userToken = ["xoxp", "1234567890", "abcdefghijkl"].join("-");
const refreshToken = ["xoxe.xoxp", "1", "Mi0yLTEyMzQ1Njc4"].join("-");
const appToken = ["xapp", "1", "A0001", "0123456789abcdef"].join("-");
const modelKey = ["sk", "proj", "0123456789abcdefABCDEF"].join("-");
const discordToken = ["MTIzNDU2Nzg5MDEyMzQ1Njc4", "Gabcde", "x".repeat(38)].join(".");
const signingSecret = "8f742231b10e8888abcd99yyyzzz85a5";
const tokens = [slackToken, userToken, refreshToken, appToken, modelKey, discordToken];

type Log = ReturnType<typeof createLog>;

function written(act: (log: Log) => void, options: { level?: string; secrets?: string[] } = {}) {
  let text = "";
  const write = (line: string) => {
    text += line;
  };
  act(createLog(options.level ?? "info", { secrets: options.secrets ?? [], to: { write } }));
  return text;
}

it("keeps secrets out of fields", () => {
  const text = written((log) => {
    log.info({ token: "secret-1", config: { botToken: "secret-2", appToken: "secret-3" } }, "hi");
    log.info({ signingSecret: "secret-4", web: { password: "secret-5" } }, "hi");
    log.info({ request: { headers: { authorization: "secret-6", cookie: "secret-7" } } }, "hi");
  });
  expect(text).not.toContain("secret-");
  expect(text.match(/\[redacted\]/g)).toHaveLength(7);
});

it.each(tokens)("keeps %s out of words and errors", (token) => {
  const cause = new Error("outer", { cause: new TypeError(`inner ${token}`) });
  const text = written((log) => {
    log.warn(`refused: ${token}`);
    log.error({ error: new Error(`refused ${token}`), url: `/x?token=${token}` }, "no");
    log.error({ error: Object.assign(new Error("no"), { config: { headers: [token] } }) }, "no");
    log.error({ err: cause }, token);
    log.warn(JSON.stringify({ deep: [JSON.stringify({ token })] }));
  });
  expect(text).not.toContain(token);
  expect(text).toContain("inner [redacted]");
  expect(text.match(/\[redacted\]/g)?.length).toBeGreaterThanOrEqual(7);
});

it.each([
  ["a bearer", `Authorization: Bearer ${"k".repeat(24)}`],
  ["a bot's header", `authorization: 'Bot ${"k".repeat(24)}'`],
  ["a basic header", JSON.stringify({ Authorization: `Basic ${"k".repeat(24)}` })],
  ["a short header", "authorization: Basic kkkkkkkkkk"],
  ["a header without its name", `sent Basic ${"k".repeat(6)}OmkkkkkkkkA==`],
  ["a bare header", `{"authorization":"${"k".repeat(24)}"}`],
  ["an answer's address", `https://hooks.slack.com/actions/T0/${"k".repeat(24)}`],
  ["an interaction's address", `/interactions/123456789012345678/${"k".repeat(60)}/callback`],
  ["a webhook", `https://discord.com/api/webhooks/123456789012345678/${"k".repeat(68)}`],
  ["a socket's ticket", `wss://wss-primary.slack.com/link/?ticket=${"k".repeat(24)}&app_id=1`],
])("keeps %s out of words", (_name, words) => {
  expect(written((log) => log.warn(words))).not.toContain("kkkkkkkk");
  expect(written((log) => log.warn({ error: new Error(words) }, "no"))).not.toContain("kkkkkkkk");
});

it("keeps the settings' own secrets out, whatever they look like", () => {
  const password = 'correct "horse" battery';
  const config = readConfig(
    {
      SLACK_BOT_TOKEN: "an-odd-bot-token",
      SLACK_CHANNEL: "C1",
      SLACK_SIGNING_SECRET: signingSecret,
      SLACK_HTTP_PORT: "3001",
      DISCORD_BOT_TOKEN: "an odd token",
      DISCORD_CHANNEL: "5",
    },
    false,
  );
  const secrets = [...secretsOf(config), password];
  const text = written(
    (log) => {
      for (const secret of secrets) {
        log.warn(`it was ${secret}`);
        log.warn({ error: new Error(secret), url: `/?x=${encodeURIComponent(secret)}` }, "no");
        log.warn({ body: JSON.stringify({ secret }) }, Buffer.from(secret).toString("base64"));
      }
    },
    { secrets },
  );
  for (const secret of ["an-odd-bot-token", signingSecret, "odd token", "an%20odd", "horse"])
    expect(text).not.toContain(secret);
  expect(secrets).toHaveLength(4);
});

describe("errors of the platforms' clients", () => {
  let server: Server;
  let url: string;
  beforeEach(async () => {
    server = createServer((_request, response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ code: 50035, message: "Invalid Form Body" }));
    });
    url = `http://127.0.0.1:${await listenOnLoopback(server)}/api/`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const quiet = { warn: () => {}, error: () => {} };
  const said = "behind the blue curtain";

  it("of Slack bear neither the token nor what people said", async () => {
    const broken = `${slackToken}\nx`;
    const options = clientOptions({ apiUrl: url, log: quiet });
    const refused = new webApi.WebClient(slackToken, options);
    const call = { channel: "C1", text: said };
    const errors = [
      await failureOf(new webApi.WebClient(broken, options).chat.postMessage(call)),
      await failureOf(refused.chat.postMessage(call)),
    ];
    expect(inspect(errors, { depth: 5 })).toContain(slackToken);
    for (const error of errors) expectClean(error, asSlackFailure(error));
  });

  it("of Discord bear neither the token nor what people said", async () => {
    const rest = (token: string) => new REST({ api: url, retries: 0 }).setToken(token);
    const post = (token: string) =>
      failureOf(rest(token).post(Routes.channelMessages("1"), { body: { content: said } }));
    const errors = [await post(discordToken), await post(`${discordToken}\n`)];
    expect(JSON.stringify(errors)).toContain(said);
    for (const error of errors) expectClean(error, asDiscordFailure(error));
  });

  it("are told by Bolt without the token", async () => {
    const text = written((log) => {
      const bolt = asBoltLogger(log);
      bolt.warn("refused", new Error(`Bearer ${slackToken}`));
      bolt.error(`socket wss://x/?ticket=abcdefgh ${appToken}`);
      bolt.info(said);
      bolt.debug(said);
    });
    expect(text).not.toMatch(/abcdefgh|0123456789abcdef|curtain/);
    expect(text).toContain("refused");
  });

  function expectClean(...errors: unknown[]): void {
    for (const error of errors) {
      expect(error).toBeInstanceOf(Error);
      const text = written((log) => {
        log.error({ error }, "no");
        log.error({ err: new Error("outer", { cause: error }) }, String(error));
      });
      expect(text).toContain("stack");
      for (const secret of [slackToken, discordToken, said]) expect(text).not.toContain(secret);
    }
  }
});

it("keeps everything else as it is", () => {
  const text = written((log) => log.info({ file: "scenes.household.kitchen", id: "e-1" }, "Ana"));
  expect(JSON.parse(text)).toMatchObject({
    file: "scenes.household.kitchen",
    id: "e-1",
    msg: "Ana",
  });
  const plain = "Bot 1 asks: task-solved, sk-1, risk-averse-people-everywhere, http://x/?q=token";
  expect(createRedactor(["short"])(plain)).toBe(plain);
  const advice =
    "Basic Information > App-Level Tokens; Bot permissions; basic knowledge-of-kitchens";
  expect(createRedactor()(advice)).toBe(advice);
});

it("tells an error by name, message, code, stack and causes", () => {
  const cause = Object.assign(new Error("disk full"), { code: "SQLITE_FULL" });
  const error = new RangeError("x".repeat(9000), { cause });
  const { error: told } = JSON.parse(written((log) => log.error({ error }, "no")));
  expect(told).toMatchObject({ type: "RangeError", cause: { code: "SQLITE_FULL" } });
  expect(told.message.length).toBeLessThan(5000);
});

it("is silent below its level", () => {
  expect(written((log) => log.info("hi"), { level: "warn" })).toBe("");
});

it.each([
  "postgres://sous:a-password@db.example.org/sous",
  "postgresql://:a-password@db.example.org:5433/sous?sslmode=require",
])("keeps the password of %s out of words and errors", (address) => {
  const text = written((log) => {
    log.warn(address);
    log.error({ error: new Error(`no ${address}`), address }, "no");
  });
  expect(text).not.toContain("a-password");
  expect(text).toContain("@db.example.org");
  const config = readConfig({ SOUS_DB: address }, false);
  expect(written((log) => log.warn("it was a-password"), { secrets: [...secretsOf(config)] }))
    .not // where it stands alone
    .toContain("a-password");
});

it("writes what follows from a replaced database below error", () => {
  const failed = (fault: "replaced" | "full") =>
    written((log) => log.error({ error: new StorageError(fault, "x.db") }, "it was not done"));
  expect(failed("replaced")).toBe("");
  expect(failed("full")).toContain("it was not done");
  const paused = written((log) => log.error({ event: "storage-paused", fault: "replaced" }, "no"));
  expect(paused).toContain("storage-paused");
});
