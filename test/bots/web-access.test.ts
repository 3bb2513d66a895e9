/** Who may use which address: the whole table. */
import { describe, expect, it, onTestFinished } from "vitest";
import { access, type Role } from "../../bots/web/access.js";
import { LiveFeed } from "../../bots/web/live-feed.js";
import { createRoutes } from "../../bots/web/routes.js";
import { openMemory } from "../../memory/open.js";
import { createSessionDesk } from "../../src/app/sessions.js";
import { TurnedClock } from "../clock.js";
import { quietHandlers } from "./quiet-handlers.js";
import { desks } from "./web-desks.js";
import { Browser, openPage, passwords } from "./web-setup.js";

/** Addresses as they are asked for, by their routes. */
const examples: Readonly<Record<string, string>> = {
  ":campaign": "pilot",
  "/:file{[a-z-]+\\.(?:css|js|svg)}": "/app.js",
  "/modules/:file{.+}": "/modules/preact.js",
  "/join-page/:file{(?:join|join-stages|join-store|new-key|dom)\\.js|(?:join|base)\\.css|favicon\\.svg}":
    "/join-page/join.js",
};

function addressOf(route: string): string {
  return examples[route] ?? route.replace(":campaign", "pilot");
}

/** One browser of each kind. */
async function openBrowsers() {
  const { bot } = await openPage(desks, { trustProxy: 1 });
  const url = bot.url();
  const [owner, member, participant, stranger] = Array.from({ length: 4 }, (_, at) => {
    return new Browser(url, { "x-forwarded-for": `192.0.2.${at}` });
  });
  if (!owner || !member || !participant || !stranger) throw new Error("a browser is missing");
  await owner.logIn(passwords.ownerPassword);
  await member.logIn(passwords.password);
  participant.cookies.set("sous_participant", "let-in");
  return { owner, member, participant, stranger } satisfies Record<Role, Browser>;
}

describe("the table", () => {
  it("lists every address that there is, and no other", async () => {
    const clock = new TurnedClock();
    const memory = await openMemory({ file: ":memory:", clock });
    onTestFinished(() => memory.close());
    const { password: member, ownerPassword: owner } = passwords;
    const app = createRoutes({
      handlers: quietHandlers(desks),
      feed: new LiveFeed(clock),
      clock,
      passwords: { member, owner },
      sessions: await createSessionDesk({ memory, clock, key: () => "k", endsOthers: true }).open({
        member,
        owner,
      }),
      host: "127.0.0.1",
      trustProxy: 0,
      metricsToken: null,
      standsBy: () => null,
      onError: () => {},
    });
    const routes = app.routes.filter(({ method }) => method !== "ALL");
    const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([...served].toSorted()).toEqual(Object.keys(access).toSorted());
  });

  // Measurements ask for a token themselves: see web-health.test.ts.
  const others = ["POST /api/log-out", "GET /metrics"];
  const rows = Object.entries(access).filter(([route]) => !others.includes(route));
  it.each(rows)("holds at %s, for everybody", async (route, allowed) => {
    const browsers = await openBrowsers();
    const [method, path = ""] = route.split(" ");
    for (const [role, browser] of Object.entries(browsers)) {
      const answer =
        method === "GET"
          ? await (route.endsWith("/api/events") ? look(browser) : browser.get(addressOf(path)))
          : await browser.post(
              addressOf(path),
              route.endsWith("/login") ? "" : {},
              contentOf(path),
            );
      const wasRefused =
        answer.status === 403 ||
        (answer.status === 401 && route !== "POST /login") ||
        answer.headers.location === "/login";
      expect([role, answer.status, wasRefused]).toEqual([
        role,
        answer.status,
        !allowed.includes(role as Role),
      ]);
    }
  });

  it("closes the owner's, and no address more, to a member; and says what to do", async () => {
    const { member, owner } = await openBrowsers();
    for (const [route, allowed] of Object.entries(access))
      expect(allowed.includes("owner") || !allowed.includes("member"), route).toBe(true);
    const page = await member.get("/review");
    expect(page.status).toBe(403);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("Log out, and log in with the owner's password");
    expect(JSON.parse((await member.get("/api/campaigns")).body).error).toContain("the owner's");
    expect((await owner.get("/campaigns")).status).toBe(200);
    expect(JSON.parse((await member.get("/api/me")).body)).toEqual({
      isOwner: false,
      isLoggedIn: true,
      standsBy: null,
    });
  });

  it("has no owner where only the members' password is set, and says how to set the other", async () => {
    const { bot } = await openPage(desks, { ownerPassword: undefined });
    const browser = new Browser(bot.url());
    expect((await browser.logIn(passwords.ownerPassword)).status).toBe(401);
    await browser.logIn(passwords.password);
    for (const path of ["/review", "/campaigns", "/sessions", "/api/review", "/api/sessions"]) {
      const refused = await browser.get(path);
      expect(refused.status).toBe(403);
      expect(refused.body).toContain("set SOUS_OWNER_PASSWORD");
    }
  });

  it("has no members where only the owner's is set", async () => {
    const { bot } = await openPage(desks, { password: undefined });
    const browser = new Browser(bot.url());
    expect((await browser.logIn("")).status).toBe(401);
    await browser.logIn(passwords.ownerPassword);
    expect((await browser.get("/review")).status).toBe(200);
  });

  it("tells strangers nothing of what is at an unknown address", async () => {
    const { stranger, member } = await openBrowsers();
    for (const path of ["/none", "/api/none", "/join", "/join/pilot/none", "/join-page/app.js"])
      expect((await stranger.get(path)).status, path).toBe(401);
    const [page, data] = [await member.get("/none"), await member.get("/api/none")];
    expect([page.status, data.status]).toEqual([404, 404]);
    expect(page.body).toBe("There is nothing at this address.\n");
    expect(JSON.parse(data.body)).toEqual({ error: "There is nothing at this address." });
  });
});

function contentOf(path: string): Record<string, string> {
  return path === "/login" ? { "content-type": "application/x-www-form-urlencoded" } : {};
}

/** An endless answer: only its beginning is read. */
async function look(browser: Browser): Promise<{ status: number; headers: { location?: string } }> {
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  const leaving = new AbortController();
  const { signal } = leaving;
  const answer = await fetch(`${browser.url}/api/events`, { headers: { cookie }, signal });
  leaving.abort();
  return { status: answer.status, headers: {} };
}
