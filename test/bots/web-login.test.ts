import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createWebBot } from "../../bots/web/server.js";
import { ConfigError } from "../../src/core/errors.js";
import { TurnedClock } from "../clock.js";
import { quietHandlers } from "./quiet-handlers.js";
import { Browser, openPage, passwords, send } from "./web-setup.js";

const { password, ownerPassword } = passwords;
const day = 24 * 3_600_000;
const press = { question: "q1", choice: "c0", key: "aaaaaaaa-1111" };

async function open(options: Parameters<typeof openPage>[1] = {}) {
  const clock = new TurnedClock();
  const page = await openPage({}, { clock, ...options });
  return { ...page, clock, browser: new Browser(page.bot.url()) };
}

describe("with a password", () => {
  it("shows nothing but the form to who has not logged in", async () => {
    const { browser } = await open();
    for (const path of ["/", "/review", "/campaigns", "/sessions"]) {
      const page = await browser.get(path);
      expect([page.status, page.headers.location]).toEqual([303, "/login"]);
    }
    for (const path of ["/api/state", "/api/events", "/app.js", "/base.css", "/none", "/api/me"])
      expect((await browser.get(path)).status).toBe(401);
    const form = await browser.get("/login");
    expect(form.status).toBe(200);
    expect(form.body).toContain('type="password"');
    expect((await browser.post("/api/press", press)).status).toBe(401);
  });

  it("lets in who knows it, by cookies that scripts and other sites do not get", async () => {
    const { browser, memory, clock } = await open();
    const answer = await browser.logIn(password);
    expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
    const cookies = answer.headers["set-cookie"] ?? [];
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^sous_session=[\w-]{43}; Max-Age=604800;/);
    for (const cookie of cookies) {
      for (const part of ["HttpOnly", "SameSite=Strict", "Path=/"]) expect(cookie).toContain(part);
      expect(cookie).not.toContain("Secure");
    }
    expect((await browser.get("/")).body).toContain("<title>Sous</title>");
    expect((await browser.get("/api/state")).status).toBe(200);
    expect((await browser.post("/api/press", press)).status).toBe(200);
    const token = browser.cookies.get("sous_session") ?? "";
    const tokenHash = createHash("sha256").update(token).digest("hex");
    expect(await memory.sessions.list(clock.now())).toMatchObject([{ tokenHash, role: "member" }]);
  });

  it("tells the owner, and nobody else, how a colleague comes in", async () => {
    const { browser } = await open();
    await browser.logIn(password);
    expect((await browser.get("/api/invite")).status).toBe(403);
    await browser.logIn(ownerPassword);
    const headers = {
      host: "sous.example:3000",
      cookie: `sous_session=${browser.cookies.get("sous_session")}`,
    };
    const invited = await send(browser.url, { path: "/api/invite", headers });
    expect(JSON.parse(invited.body)).toEqual({
      address: "http://sous.example:3000",
      password,
      qr: expect.stringMatching(/^<svg/),
    });
  });

  it.each([
    ["none", ""],
    ["another's", `sous_session=${"A".repeat(43)}`],
    ["one of before", `sous_session=${Date.now() + day}.${"0".repeat(64)}`],
    ["an odd one", "sous_session=%00.x.y"],
    ["an empty one", "sous_session="],
    ["a person's alone", `sous_person=${"A".repeat(43)}`],
  ])("refuses %s cookie", async (_name, cookie) => {
    const { bot } = await open();
    const answer = await send(bot.url(), { path: "/api/state", headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  it("takes the hash of a token for no token", async () => {
    const { browser, bot, memory, clock } = await open();
    await browser.logIn(password);
    const [row] = await memory.sessions.list(clock.now());
    for (const stolen of [row?.tokenHash, row?.id]) {
      const headers = { cookie: `sous_session=${stolen}` };
      expect((await send(bot.url(), { path: "/api/state", headers })).status).toBe(401);
    }
  });

  it("ends a session after seven days, and not with a restart", async () => {
    const { browser, bot, clock, handlers } = await open({ port: 0 });
    await browser.logIn(password);
    await bot.stop();
    await bot.start(handlers);
    const again = new Browser(bot.url());
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    await clock.turn(7 * day - 1);
    expect((await again.get("/api/state")).status).toBe(200);
    await clock.turn(1);
    expect((await again.get("/api/state")).status).toBe(401);
  });

  it("begins a new session with each log-in, and ends the browser's former one", async () => {
    const { browser, bot, memory, clock } = await open();
    await browser.logIn(password);
    const former = browser.cookies.get("sous_session") ?? "";
    await browser.logIn(password);
    expect(browser.cookies.get("sous_session")).not.toBe(former);
    const headers = { cookie: `sous_session=${former}` };
    expect((await send(bot.url(), { path: "/api/state", headers })).status).toBe(401);
    expect(await memory.sessions.list(clock.now())).toHaveLength(1);
  });

  it("takes a log-in only from its own form", async () => {
    const { browser, bot } = await open();
    const type = "application/x-www-form-urlencoded";
    const form = new URLSearchParams({ password }).toString();
    const post = (headers: Record<string, string>, body = form) =>
      browser.post("/login", body, { "content-type": type, ...headers });
    expect((await post({ origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ "content-type": "text/plain" })).status).toBe(415);
    expect((await post({}, "x".repeat(70_000))).status).toBe(413);
    expect((await post({}, "")).status).toBe(401);
    expect((await post({ origin: bot.url() })).status).toBe(303);
  });

  it("lets browsers name the origin of the form, and of nothing else", async () => {
    const { browser } = await open();
    expect((await browser.get("/login")).headers["referrer-policy"]).toBe("same-origin");
    expect((await browser.get("/none")).headers["referrer-policy"]).toBe("no-referrer");
  });

  it("answers any host, and only pages of that host", async () => {
    const { browser } = await open();
    await browser.logIn(password);
    const statusOf = async (origin: string) =>
      (await browser.post("/api/press", press, { host: "kitchen.local:3000", origin })).status;
    expect(await statusOf("http://kitchen.local:3000")).toBe(200);
    expect(await statusOf("https://kitchen.local:3000")).toBe(200);
    expect(await statusOf("http://evil.example")).toBe(403);
    expect(await statusOf("null")).toBe(403);
  });
});

describe("logging out", () => {
  it("ends the session, its cookies and what is open", async () => {
    const { browser, bot } = await open();
    await browser.logIn(password);
    const kept = new Map(browser.cookies);
    const headers = { cookie: [...kept].map((pair) => pair.join("=")).join("; ") };
    const events = await fetch(`${bot.url()}/api/events`, { headers });
    const reader = events.body?.getReader();
    await reader?.read();
    expect(
      (await browser.post("/api/log-out", {}, { origin: "https://evil.example" })).status,
    ).toBe(403);
    expect((await browser.post("/api/log-out", {})).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    expect((await send(bot.url(), { path: "/api/state", headers })).status).toBe(401);
    expect((await reader?.read())?.done).toBe(true);
  });

  it("everywhere ends the owner's on all devices, and no member's", async () => {
    const { browser: laptop, bot } = await open();
    const phone = new Browser(bot.url());
    const member = new Browser(bot.url());
    await laptop.logIn(ownerPassword);
    await phone.logIn(ownerPassword);
    await member.logIn(password);
    await laptop.post("/api/log-out", { everywhere: true });
    expect((await phone.get("/api/state")).status).toBe(401);
    expect((await member.get("/api/state")).status).toBe(200);
  });

  it("everywhere ends no other member's, nor the owner's", async () => {
    const { browser: ana, bot } = await open();
    const [ben, owner] = [new Browser(bot.url()), new Browser(bot.url())];
    await ana.logIn(password);
    await ben.logIn(password);
    await owner.logIn(ownerPassword);
    await ana.post("/api/log-out", { everywhere: true });
    expect((await ana.get("/api/state")).status).toBe(401);
    expect((await ben.get("/api/state")).status).toBe(200);
    expect((await owner.get("/api/state")).status).toBe(200);
  });

  it("of anybody is the owner's: they see who is logged in", async () => {
    const { browser: owner, bot, memory } = await open();
    const ana = new Browser(bot.url());
    await ana.logIn(password);
    await owner.logIn(ownerPassword);
    const me = (await memory.sessions.list(0)).find(({ role }) => role === "member");
    const who = { platform: "web", workspace: "local", platformId: me?.person ?? "" } as const;
    await memory.people.keep({ ...who, name: "Ana\u202e" });
    const { sessions } = JSON.parse((await owner.get("/api/sessions")).body);
    expect(sessions).toMatchObject([
      { role: "owner", name: null, isPresent: true },
      { id: me?.id, role: "member", name: "Ana", isPresent: false },
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/hash|mark|person/i);
    const ended = { end: me?.id };
    expect((await ana.post("/api/sessions", ended)).status).toBe(403);
    expect((await owner.post("/api/sessions", ended)).status).toBe(200);
    expect((await ana.get("/api/state")).status).toBe(401);
  });
});

describe("every answer", () => {
  it.each(["/login", "/", "/api/state", "/none"])("of %s is safe to be shown", async (path) => {
    const { browser } = await open();
    const { headers } = await browser.get(path);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("is so for who is refused, too", async () => {
    const { browser } = await open();
    const refused = await browser.post("/api/press", {}, { origin: "https://evil.example" });
    expect(refused.status).toBe(403);
    expect(refused.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

describe("without a password", () => {
  it.each(["0.0.0.0", "::", "192.168.1.5", "kitchen.local"])("does not listen on %s", (host) => {
    const clock = new TurnedClock();
    expect(() => createWebBot({ port: 0, host, clock })).toThrow(ConfigError);
    expect(() => createWebBot({ port: 0, host, clock })).toThrow("SOUS_WEB_PASSWORD");
    for (const one of [{ password }, { ownerPassword }])
      expect(() => createWebBot({ port: 0, host, clock, ...one })).not.toThrow();
  });

  it("listens on this machine only, and whoever sits there is the owner", async () => {
    const local = createWebBot({ port: 0, clock: new TurnedClock() });
    await local.start(quietHandlers());
    expect(new URL(local.url()).hostname).toBe("127.0.0.1");
    expect((await fetch(`${local.url()}/api/state`)).status).toBe(200);
    expect((await fetch(`${local.url()}/review`)).status).toBe(200);
    expect((await fetch(`${local.url()}/login`)).status).toBe(404);
    expect(await (await fetch(`${local.url()}/api/me`)).json()).toMatchObject({
      isOwner: true,
      isLoggedIn: false,
    });
    expect(await (await fetch(`${local.url()}/api/invite`)).json()).toEqual({
      why: expect.stringContaining("SOUS_WEB_PASSWORD"),
    });
    await local.stop();
  });

  it("answers nobody whom a trusted proxy brings from elsewhere", async () => {
    const none = { password: undefined, ownerPassword: undefined };
    const { browser } = await open({ ...none, trustProxy: 1 });
    expect((await browser.get("/api/state")).status).toBe(200);
    const proxied = new Browser(browser.url, { "x-forwarded-for": "192.0.2.7" });
    for (const path of ["/api/state", "/review", "/api/review", "/"])
      expect((await proxied.get(path)).status).toBe(403);
  });

  it("takes no short one, and not the same one twice", () => {
    const clock = new TurnedClock();
    for (const short of [{ password: "hunter2" }, { ownerPassword: "hunter2" }])
      expect(() => createWebBot({ port: 0, clock, ...short })).toThrow("12 characters");
    const same = { password, ownerPassword: password };
    expect(() => createWebBot({ port: 0, clock, ...same })).toThrow("must not be the same");
  });
});
