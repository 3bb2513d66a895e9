import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createWebBot, type WebBot } from "../../bots/web/server.js";
import type { BotHandlers, IncomingEvent } from "../../src/core/bot.js";
import { ConfigError } from "../../src/core/errors.js";
import { TurnedClock } from "../clock.js";
import { quietHandlers } from "./quiet-handlers.js";

const password = "correct horse battery";
const day = 24 * 3_600_000;

let clock: TurnedClock;
let bot: WebBot;
let heard: IncomingEvent[];

beforeEach(async () => {
  clock = new TurnedClock();
  heard = [];
  bot = createWebBot({ port: 0, clock, password });
  await bot.start(handlers());
});
afterEach(() => bot.stop());

function handlers(): BotHandlers {
  const receive = async (event: IncomingEvent) => {
    heard.push(event);
    return "accepted" as const;
  };
  return quietHandlers({ inbox: { receive, opened: async () => {}, heard: async () => [] } });
}

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** A request whose Host header can be chosen; nothing is followed. */
function send({ path, method = "GET", body = "", headers = {} }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(bot.url() + path, { method, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function logIn(given: string, headers: Record<string, string> = {}): Promise<Answer> {
  const type = "application/x-www-form-urlencoded";
  const body = new URLSearchParams({ password: given }).toString();
  const all = { "content-type": type, ...headers };
  return send({ path: "/login", method: "POST", body, headers: all });
}

const cookieOf = (answer: Answer): string => [answer.headers["set-cookie"]].flat()[0] ?? "";
const session = async () => cookieOf(await logIn(password)).split(";")[0] ?? "";

function press(cookie: string, headers: Record<string, string> = {}): Promise<Answer> {
  const body = JSON.stringify({ question: "q1", choice: "c0", key: "aaaaaaaa-1111" });
  const all = { "content-type": "application/json", cookie, ...headers };
  return send({ path: "/api/press", method: "POST", body, headers: all });
}

describe("with a password", () => {
  it("shows nothing but the form to who has not logged in", async () => {
    const page = await send({ path: "/" });
    expect([page.status, page.headers.location]).toEqual([303, "/login"]);
    for (const path of ["/api/state", "/api/events", "/app.js", "/base.css", "/none"])
      expect((await send({ path })).status).toBe(401);
    const form = await send({ path: "/login" });
    expect(form.status).toBe(200);
    expect(form.body).toContain('type="password"');
    expect((await press("")).status).toBe(401);
    expect(heard).toEqual([]);
  });

  it("lets in who knows it, by a cookie that scripts and other sites do not get", async () => {
    const answer = await logIn(password);
    expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
    expect(cookieOf(answer)).toMatch(/^sous_session=\d+\.[0-9a-f]{64}; /);
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=604800"])
      expect(cookieOf(answer)).toContain(part);
    expect(cookieOf(answer)).not.toContain("Secure");
    const cookie = await session();
    expect((await send({ path: "/", headers: { cookie } })).body).toContain("<title>Sous</title>");
    expect((await send({ path: "/api/state", headers: { cookie } })).status).toBe(200);
    expect((await press(cookie)).status).toBe(200);
    expect(heard).toHaveLength(1);
  });

  it("sends the cookie only over https where it came over https", async () => {
    const answer = await logIn(password, { "x-forwarded-proto": "https" });
    expect(cookieOf(answer)).toContain("; Secure");
  });

  it.each([
    ["none", ""],
    ["another's", `sous_session=${Date.now() + day}.${"0".repeat(64)}`],
    ["one without a mark", `sous_session=${Date.now() + day}`],
    ["an odd one", "sous_session=%00.x.y"],
  ])("refuses %s cookie", async (_name, cookie) => {
    expect((await send({ path: "/api/state", headers: { cookie } })).status).toBe(401);
  });

  it("refuses a cookie whose end was put off, one that has ended, and one of before a restart", async () => {
    const cookie = await session();
    const [, mark] = cookie.split(".");
    const later = `sous_session=${clock.now() + 365 * day}.${mark}`;
    expect((await press(later)).status).toBe(401);
    await clock.turn(7 * day - 1);
    expect((await press(cookie)).status).toBe(200);
    await clock.turn(1);
    expect((await press(cookie)).status).toBe(401);
    const fresh = await session();
    await bot.stop();
    await bot.start(handlers());
    expect((await press(fresh)).status).toBe(401);
  });

  it("limits attempts, and does not look at the password meanwhile", async () => {
    const wrong = await Promise.all(Array.from({ length: 5 }, () => logIn("not this one")));
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    const right = await logIn(password);
    expect(right.status).toBe(429);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
    await clock.turn(60_000);
    expect((await logIn(password)).status).toBe(303);
  });

  it("forgets failed attempts after the right one", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 4; at += 1) await logIn("not this one");
      expect((await logIn(password)).status).toBe(303);
    }
  });

  it("takes a log-in only from its own form", async () => {
    const evil = { origin: "https://evil.example" };
    expect((await logIn(password, evil)).status).toBe(403);
    expect((await logIn(password, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await logIn(password, { "content-type": "text/plain" })).status).toBe(415);
    expect((await logIn("x".repeat(70_000))).status).toBe(413);
    expect((await logIn(password, { origin: bot.url() })).status).toBe(303);
  });

  it("answers any host, and only pages of that host", async () => {
    const cookie = await session();
    const host = "kitchen.local:3000";
    expect((await press(cookie, { host, origin: "http://kitchen.local:3000" })).status).toBe(200);
    expect((await press(cookie, { host, origin: "https://kitchen.local:3000" })).status).toBe(200);
    expect((await press(cookie, { host, origin: "http://evil.example" })).status).toBe(403);
    expect((await press(cookie, { host, origin: "null" })).status).toBe(403);
  });
});

describe("every answer", () => {
  it.each(["/login", "/", "/api/state", "/none"])("of %s is safe to be shown", async (path) => {
    const { headers } = await send({ path });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("is so for who is refused, too", async () => {
    const headers = { "content-type": "application/json", origin: "https://evil.example" };
    const refused = await send({ path: "/api/press", method: "POST", body: "{}", headers });
    expect(refused.status).toBe(403);
    expect(refused.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

describe("without a password", () => {
  it.each(["0.0.0.0", "::", "192.168.1.5", "kitchen.local"])("does not listen on %s", (host) => {
    expect(() => createWebBot({ port: 0, host, clock })).toThrow(ConfigError);
    expect(() => createWebBot({ port: 0, host, clock })).toThrow("SOUS_WEB_PASSWORD");
    expect(() => createWebBot({ port: 0, host, clock, password })).not.toThrow();
  });

  it("listens on this machine only, and asks for none", async () => {
    const local = createWebBot({ port: 0, clock });
    await local.start(handlers());
    expect(new URL(local.url()).hostname).toBe("127.0.0.1");
    expect((await fetch(`${local.url()}/api/state`)).status).toBe(200);
    expect((await fetch(`${local.url()}/login`)).status).toBe(404);
    await local.stop();
  });

  it("takes no short one", () => {
    expect(() => createWebBot({ port: 0, clock, password: "hunter2" })).toThrow("12 characters");
  });
});
