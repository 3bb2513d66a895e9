import { request } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { CountedOnce } from "../../bots/slack/http-requests.js";
import { ConfigError } from "../../src/core/errors.js";
import { type RawAnswer, sendRaw } from "../attack/raw.js";
import { send as sendOver } from "../peers/browser.js";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import { sign } from "../peers/slack/transport.js";
import { cardPost, createScenario, realClock, type Scenario } from "./slack-scenario.js";
import { isReached, startWorkspace, waysOf } from "./slack-way.js";

let peer: SlackPeer;
let scene: Scenario;

beforeAll(async () => {
  peer = await startWorkspace("http", { people: ["ada"] });
});
afterAll(() => peer.close());
beforeEach(async () => {
  scene = createScenario(peer);
  await scene.bot.start(scene.handlers);
});
afterEach(() => scene.bot.stop());

const now = () => Math.floor(Date.now() / 1000);
const address = () => peer.requestUrl ?? "";
const form = "application/x-www-form-urlencoded";

function send(
  body: string,
  changes: { at?: number; signature?: string; contentType?: string; signedBody?: string } = {},
): Promise<Response> {
  const { at = now(), contentType = "application/json", signedBody = body } = changes;
  return fetch(address(), {
    method: "POST",
    body,
    headers: {
      "content-type": contentType,
      "x-slack-request-timestamp": String(at),
      "x-slack-signature": changes.signature ?? sign(peer.signingSecret, String(at), signedBody),
    },
  });
}

function pressBody(): string {
  const payload = {
    type: "block_actions",
    team: { id: "T1" },
    user: { id: peer.people.ada?.id, name: "ada" },
    trigger_id: "1.2.3",
    message: { ts: "1700000000.000100", blocks: [] },
    container: { type: "message", message_ts: "1700000000.000100", channel_id: peer.channel },
    channel: { id: peer.channel, name: "household" },
    actions: [
      { type: "button", action_id: "press:q1:c1", value: "q1:c1", action_ts: `${now()}.1` },
    ],
  };
  return new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
}

it("proves its address to Slack", async () => {
  const challenge = { type: "url_verification", challenge: "3eZbrw1aB1", token: "unused" };
  const answer = await send(JSON.stringify(challenge));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ challenge: "3eZbrw1aB1" });
  expect((await send(JSON.stringify(challenge), { signature: "v0=00" })).status).toBe(401);
});

it.each([
  ["a signature with another secret", () => ({ signature: sign("other", String(now()), "x") })],
  ["the signature of another body", () => ({ signedBody: "payload=%7B%7D" })],
  ["an unknown version of signature", () => ({ signature: "v9=00" })],
  ["an empty signature", () => ({ signature: "" })],
  ["a right signature of six minutes ago", () => ({ at: now() - 360 })],
  ["a moment that is no number", () => ({ at: Number.NaN })],
])("refuses a request with %s and keeps nothing", async (_name, changes) => {
  const answer = await send(pressBody(), { contentType: form, ...changes() });
  expect(answer.status).toBe(401);
  expect(scene.inbox.deliveries).toBe(0);
});

it("refuses a request without a signature", async () => {
  const timed = { "content-type": form, "x-slack-request-timestamp": String(now()) };
  const sent = { method: "POST", body: pressBody(), headers: timed };
  expect((await fetch(address(), sent)).status).toBe(401);
  expect(scene.inbox.deliveries).toBe(0);
});

function sendLines(lines: readonly string[], body: string): Promise<RawAnswer> {
  const url = new URL(address());
  const size = `Content-Length: ${Buffer.byteLength(body)}`;
  const head = [`POST ${url.pathname} HTTP/1.1`, `Host: ${url.host}`, "Connection: close", size];
  return sendRaw(url, { pieces: [`${[...head, ...lines].join("\r\n")}\r\n\r\n${body}`] });
}

const typed = (text: string) =>
  new URLSearchParams({
    command: "/sous",
    text,
    team_id: "T1",
    channel_id: peer.channel,
    user_id: peer.people.ada?.id ?? "",
    user_name: "ada",
    response_url: "http://127.0.0.1:9/unused",
  }).toString();

it("answers a command once, however the same signed request is dressed up", async () => {
  const body = typed("facts");
  const at = String(now() - 290);
  const signature = sign(peer.signingSecret, at, body);
  const plain = [
    `X-Slack-Request-Timestamp: ${at}`,
    `X-Slack-Signature: ${signature}`,
    `Content-Type: ${form}`,
  ];
  const first = await sendLines(plain, body);
  expect(first.status).toBe(200);
  expect(first.text).toContain("Facts of every home");
  for (const lines of [
    plain,
    [...plain, "X-Slack-Retry-Num: 1", "X-Slack-Retry-Reason: http_timeout"],
    [`x-slack-request-timestamp: ${at}.0`, ...plain.slice(1)],
    [`x-slack-request-timestamp: 0x${Number(at).toString(16)}`, ...plain.slice(1)],
    [plain[0] ?? "", `x-slack-signature: ${signature}=0=1`, plain[2] ?? ""],
    [...plain, "User-Agent: other", "X-Forwarded-For: 10.0.0.1"],
  ]) {
    const again = await sendLines(lines, body);
    expect(again.status, lines.join()).toBe(200);
    expect(again.text).not.toContain("Facts");
  }
  expect(scene.control.given).toHaveLength(1);
});

it("answers the same words twice when Slack signed them twice", async () => {
  const body = typed("facts");
  for (const at of [now() - 1, now()])
    expect(await (await send(body, { contentType: form, at })).text()).toContain("Facts");
  expect(scene.control.given).toHaveLength(2);
});

it("counts requests that come at the same time once, and acknowledges all when it is kept", async () => {
  let open = (): void => {};
  scene.inbox.before = () => new Promise((resolve) => (open = () => resolve()));
  const [body, at] = [pressBody(), now()];
  const all = Array.from({ length: 20 }, () => send(body, { contentType: form, at }));
  await peer.waitFor(() => scene.inbox.deliveries === 1);
  open();
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(scene.inbox.deliveries).toBe(1);
});

it("tries again, once, what was not kept the first time", async () => {
  let left = 2;
  scene.inbox.before = async () => {
    left -= 1;
    if (left >= 0) throw new Error("disk full");
  };
  const [body, at] = [pressBody(), now()];
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1)
    statuses.push((await send(body, { contentType: form, at })).status);
  expect(statuses).toEqual([500, 500, 200, 200, 200]);
  expect(scene.inbox.deliveries).toBe(3);
});

it.each([
  ["a minute and a half", 90, 401],
  ["an hour", 3600, 401],
  ["half a minute", 30, 200],
])("of a request that is signed for %s ahead", async (_name, seconds, status) => {
  const at = now() + seconds;
  expect((await send(pressBody(), { contentType: form, at })).status).toBe(status);
  const challenge = JSON.stringify({ type: "url_verification", challenge: "3eZ" });
  expect((await send(challenge, { at })).status).toBe(status);
  expect(scene.inbox.deliveries).toBe(status === 200 ? 1 : 0);
});

it("remembers no more requests than it can hold, and forgets none that could be played again", async () => {
  let at = 1_000_000;
  const clock = { ...realClock, now: () => at };
  const counted = new CountedOnce(clock, 1000, 100);
  const isRepeated = (sentAt: number) =>
    counted.isRepeated({ hash: String(sentAt), sentAt }, async () => true);
  for (let sentAt = 1; sentAt <= 10_000; sentAt += 1) expect(await isRepeated(sentAt)).toBe(false);
  expect(await isRepeated(10_000)).toBe(true);
  await expect(isRepeated(9_000)).rejects.toThrow(/too old/);
  at += 2000;
  expect(await isRepeated(20_000)).toBe(false);
});

it("lets nothing in beside a connection check that needs no signature", async () => {
  const body = `ssl_check=1&${pressBody()}`;
  const answer = await send(body, { contentType: form, signature: "v0=00" });
  expect(answer.status).toBe(200);
  expect(scene.inbox.deliveries).toBe(0);
});

it("refuses what is too large before it is read to its end", async () => {
  const answer = await send("x".repeat(1_000_001));
  expect(answer.status).toBe(413);
  expect((await send("{", {})).status).toBe(400);
});

it("answers nothing elsewhere", async () => {
  const root = new URL("/", address());
  expect((await fetch(root)).status).toBe(404);
  expect((await fetch(address())).status).toBe(404);
  expect((await fetch(new URL("/control", root), { method: "POST", body: "{}" })).status).toBe(404);
});

it("asks for an event again that could not be kept, and says so without its words", async () => {
  const ref = await scene.bot.post(cardPost());
  scene.inbox.before = async () => {
    throw new Error("disk full");
  };
  const event = {
    type: "message",
    channel: ref.channel,
    user: peer.people.ada?.id,
    text: "my secret place",
    ts: "1700000001.000200",
    thread_ts: ref.message,
  };
  const body = JSON.stringify({
    type: "event_callback",
    team_id: "T1",
    event_id: "Ev1",
    event,
    authorizations: [{ team_id: "T1", user_id: peer.botUserId, is_bot: true }],
  });
  expect((await send(body)).status).toBe(500);
  await send(body, { signature: "v0=00" });
  await send(`${body}garbage`);
  expect(scene.inbox.events).toEqual([]);
  expect(scene.warnings.join()).toContain("an event");
  expect(scene.warnings.join()).not.toContain("secret place");
  scene.inbox.before = async () => {};
  expect((await send(body)).status).toBe(200);
  expect(scene.inbox.events).toMatchObject([{ what: { kind: "reply", text: "my secret place" } }]);
});

it("stops although somebody holds a half-sent request", async () => {
  const { hostname: host, port } = new URL(address());
  const half = request({ host, port, method: "POST", path: "/slack/events" });
  half.on("error", () => {});
  half.setHeader("content-length", "100");
  half.write("{");
  await new Promise((resolve) => setTimeout(resolve, 100));
  await scene.bot.stop();
  expect(await isReached(peer)).toBe(false);
  half.destroy();
});

it.each([
  ["the port is taken", {}, "SLACK_HTTP_PORT"],
  ["both ways are set", { appToken: "xapp-1" }, "Set only one"],
  [
    "there is no signing secret",
    { http: { signingSecret: "", host: "127.0.0.1", port: 1 } },
    "SLACK_SIGNING_SECRET is not set",
  ],
])("says what to do when %s", async (_name, changes, advice) => {
  const { bot, handlers } = createScenario(peer, { ...waysOf(peer), ...changes });
  const error = await bot.start(handlers).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  expect(String(error)).toContain(advice);
  await bot.stop();
});

it("writes no line for each request that Slack did not sign, and does not call Slack", async () => {
  const body = "payload=%7B";
  const before = scene.warnings.length;
  const long = `/[${"A".repeat(4000)}`;
  const paths = [
    `/${long}`,
    "/",
    "/slack/install",
    "/slack/oauth_redirect?code=x",
    "/slack/events",
  ];
  const wrong = { "x-slack-request-timestamp": String(now()), "x-slack-signature": "v0=00" };
  const late = { ...wrong, "x-slack-request-timestamp": String(now() + 3600) };
  for (const path of paths)
    for (const method of ["GET", "POST"])
      for (const headers of [{}, wrong, late])
        expect(
          (await sendOver(address(), { path, method, headers, body })).status,
        ).toBeGreaterThanOrEqual(400);
  const said = scene.warnings.slice(before);
  expect(said).toEqual([expect.stringContaining("requests that Slack did not sign")]);
  expect(said.join()).not.toContain("AAAA");
});
