import { createHash } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { createWebBot } from "../../bots/web/server.js";
import { ConfigError } from "../../src/core/errors.js";
import { TurnedClock } from "../clock.js";
import { Browser, send } from "../peers/browser.js";
import { noPasswords, openPage, passwords } from "./web-setup.js";

const { password, ownerPassword } = passwords;
const press = { question: "q1", choice: "c0", key: "aaaaaaaa-1111" };

async function open(options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage({}, options);
  const state = (headers: Record<string, string>) =>
    send(page.url, { path: "/api/state", headers });
  return { ...page, sessions: page.sous.memory.sessions, state, browser: new Browser(page.url) };
}

describe("with a password", () => {
  it("lets in who knows it, by cookies that scripts and other sites do not get", async () => {
    const { browser, sessions, clock } = await open();
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
    for (const origin of ["http://kitchen.local:3000", "https://kitchen.local:3000"]) {
      const ofItsOwnPage = { host: "kitchen.local:3000", origin };
      expect((await browser.post("/api/press", press, ofItsOwnPage)).status).toBe(200);
    }
    const token = browser.cookies.get("sous_session") ?? "";
    const tokenHash = createHash("sha256").update(token).digest("hex");
    expect(await sessions.list(clock.now())).toMatchObject([{ tokenHash, role: "member" }]);
  });

  it("gives cookies that come back over https alone, where it was asked over https", async () => {
    const { url } = await open({ trustProxy: 1 });
    const from = { "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https" };
    const { headers } = await new Browser(url, from).logIn(password);
    expect(headers["set-cookie"]).toHaveLength(2);
    for (const cookie of headers["set-cookie"] ?? []) expect(cookie).toContain("Secure");
  });

  it("says that the browser blocks cookies, instead of asking for the password again and again", async () => {
    const { browser, sessions, clock } = await open();
    await browser.get("/login");
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const filled = new URLSearchParams({ password, sous_probe: "1" }).toString();
    const fill = () => browser.post("/login", filled, form);
    browser.cookies.clear();
    const told = await fill();
    expect([told.status, told.body]).toEqual([400, expect.stringContaining("blocks cookies")]);
    expect(await sessions.list(clock.now())).toEqual([]);
    await browser.get("/login");
    expect((await fill()).status).toBe(303);
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

  it("begins a new session with each log-in, and ends the browser's former one", async () => {
    const { browser, sessions, clock, state } = await open();
    await browser.logIn(password);
    const former = browser.cookies.get("sous_session") ?? "";
    await browser.logIn(password);
    expect(browser.cookies.get("sous_session")).not.toBe(former);
    const headers = { cookie: `sous_session=${former}` };
    expect((await state(headers)).status).toBe(401);
    expect(await sessions.list(clock.now())).toHaveLength(1);
  });
});

describe("logging out", () => {
  it("ends the session, its cookies and what is open", async () => {
    const { browser, url, state } = await open();
    await browser.logIn(password);
    const kept = new Map(browser.cookies);
    const headers = { cookie: [...kept].map((pair) => pair.join("=")).join("; ") };
    const events = await fetch(`${url}/api/events`, { headers });
    const reader = events.body?.getReader();
    await reader?.read();
    expect(
      (await browser.post("/api/log-out", {}, { origin: "https://evil.example" })).status,
    ).toBe(403);
    expect((await browser.post("/api/log-out", {})).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    expect((await state(headers)).status).toBe(401);
    expect((await reader?.read())?.done).toBe(true);
  });

  it.each([
    [ownerPassword, password],
    [password, ownerPassword],
  ])(
    "everywhere ends the owner's on all devices, and a member's own alone",
    async (mine, other) => {
      const { browser: laptop, url } = await open();
      const [phone, another] = [new Browser(url), new Browser(url)];
      await laptop.logIn(mine);
      await phone.logIn(mine);
      await another.logIn(other);
      await laptop.post("/api/log-out", { everywhere: true });
      const statuses = [laptop, phone, another].map(
        async (one) => (await one.get("/api/state")).status,
      );
      expect(await Promise.all(statuses)).toEqual([401, mine === password ? 200 : 401, 200]);
    },
  );

  it("of anybody is the owner's: they see who is logged in", async () => {
    const { as, sous } = await open();
    const [ana, owner] = [await as("member"), await as("owner")];
    const me = (await sous.memory.sessions.list(0)).find(({ role }) => role === "member");
    const who = { platform: "web", workspace: "local", platformId: me?.person ?? "" } as const;
    await sous.memory.people.keep({ ...who, name: "Ana\u202e" });
    const shown = (await owner.get("/api/sessions")).body;
    expect(JSON.parse(shown).sessions).toMatchObject([
      { role: "owner", name: null, isPresent: true },
      { id: me?.id, role: "member", name: "Ana", isPresent: false },
    ]);
    expect(shown).not.toMatch(/hash|mark|person/i);
    const ended = { end: me?.id };
    expect((await ana.post("/api/sessions", ended)).status).toBe(403);
    expect((await owner.post("/api/sessions", ended)).status).toBe(200);
    expect((await ana.get("/api/state")).status).toBe(401);
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
    const { url, call } = await open(noPasswords);
    expect(new URL(url).hostname).toBe("127.0.0.1");
    for (const [path, status] of [
      ["/api/state", 200],
      ["/review", 200],
      ["/login", 404],
    ] as const)
      expect((await call("owner", "GET", path)).status, path).toBe(status);
    const me = { isOwner: true, isLoggedIn: false };
    expect((await call("owner", "GET", "/api/me")).body).toMatchObject(me);
    expect((await call("owner", "GET", "/api/invite")).body).toEqual({
      why: expect.stringContaining("SOUS_WEB_PASSWORD"),
    });
  });

  it("answers nobody whom a trusted proxy brings from elsewhere", async () => {
    const { browser } = await open({ ...noPasswords, trustProxy: 1 });
    expect((await browser.get("/api/state")).status).toBe(200);
    const proxied = new Browser(browser.url, { "x-forwarded-for": "192.0.2.7" });
    for (const path of ["/api/state", "/review", "/api/review", "/"])
      expect((await proxied.get(path)).status).toBe(403);
  });

  it("takes no short one, and not the same one twice", () => {
    const clock = new TurnedClock();
    for (const short of [{ password: "hunter2" }, { ownerPassword: "hunter2" }])
      expect(() => createWebBot({ port: 0, clock, ...short })).toThrow("12 characters");
    for (const common of [{ password: "Password1234!" }, { ownerPassword: "qwertyuiop123" }])
      expect(() => createWebBot({ port: 0, clock, ...common })).toThrow("commonest passwords");
    const same = { password, ownerPassword: password };
    expect(() => createWebBot({ port: 0, clock, ...same })).toThrow("must not be the same");
  });
});

const token = "a-token-of-the-collector";
const bearer = (given: string) => ({ authorization: `Bearer ${given}` });

async function openAddress(...given: Parameters<typeof openPage>) {
  const { url } = await openPage(...given);
  return (path: string, headers: Record<string, string> = {}) => send(url, { path, headers });
}

it("is not ready while answers cannot be kept", async () => {
  const health = { isReady: async () => false, metrics: async () => "" };
  const ask = await openAddress({ health });
  expect(await ask("/readyz")).toMatchObject({ status: 503, body: "not ready\n" });
});

it.each([0, 1])(
  "gives them to nobody behind a proxy or under another name without the token; %i proxies are trusted",
  async (trustProxy) => {
    const ask = await openAddress({}, { trustProxy, metricsToken: token });
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via", "host"]) {
      const headers = { [name]: "203.0.113.9" };
      expect((await ask("/metrics", headers)).status, name).toBe(403);
      expect((await ask("/metrics", { ...headers, ...bearer(token) })).status, name).toBe(200);
    }
  },
);

it.each([token, undefined])("refuses a wrong token where %s is set", async (metricsToken) => {
  const ask = await openAddress({}, { metricsToken });
  for (const given of ["wrong", `${token}x`, token.slice(1)]) {
    const answer = await ask("/metrics", bearer(given));
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain("sous_open_questions");
  }
});

it("says until it is started who leads, and shows nothing that it cannot read", async () => {
  const bot = createWebBot({ port: 0, clock: new TurnedClock() });
  onTestFinished(() => bot.stop());
  let leader: string | null = null;
  await bot.standBy(
    () => leader,
    async () => {
      throw new Error("away");
    },
  );
  const ask = (path: string) => send(bot.url(), { path });
  expect(await ask("/healthz")).toMatchObject({ status: 200, body: "ok\n" });
  const unready = (who: string | null) => ({
    status: 503,
    body: JSON.stringify({ role: "standby", leader: who }),
  });
  expect(await ask("/readyz")).toMatchObject(unready(null));
  leader = "kitchen-1";
  expect(await ask("/readyz")).toMatchObject(unready("kitchen-1"));
  expect(await ask("/api/state")).toMatchObject({
    status: 503,
    body: expect.stringContaining("kitchen-1 leads. Answer and change things there."),
  });
});
