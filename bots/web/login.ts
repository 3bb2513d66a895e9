/** Serves the log-in page, and lets people see and end sessions. */
import { networkInterfaces } from "node:os";
import type { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import type { Watch } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import {
  nameOfLogin,
  type Sessions,
  type WebRole,
  webRoles,
} from "../../src/core/people/session.js";
import { isSameSecret } from "../../src/core/same-secret.js";
import { visibleLine } from "../present/visible-text.js";
import { loginPath, type WebContext, type WebEnv } from "./access.js";
import { isLoopback } from "./client.js";
import type { Invitation, Me, PeopleState, SessionsState } from "./content.js";
import type { LiveFeed } from "./live-feed.js";
import { drawQrCode } from "./page-state.js";
import { id, jsonRoutes, name, nothing, readBody } from "./requests.js";
import { Guesses } from "./throttle.js";
import type { Arrival, Visitors } from "./visitors.js";

export type Passwords = Readonly<Partial<Record<WebRole, string>>>;

/** Name of a field and a cookie that the form sends; only the field comes back if cookies are blocked. */
const probe = "sous_probe";
const noCookies =
  "The password is right, but your browser blocks cookies. Sous needs one to know you: allow cookies for this site, then load this page again.";

export function serveLogin(
  app: Hono<WebEnv>,
  passwords: Passwords,
  visitors: Visitors,
  sessions: Sessions | null,
  clock: Clock,
): void {
  const guesses = new Guesses(clock);

  app.get(loginPath, async (context) => {
    setCookie(context, probe, "1", { path: loginPath, httpOnly: true, sameSite: "Strict" });
    return answer(context, "");
  });
  app.post(loginPath, async (context) => {
    const form = new URLSearchParams(await readBody(context));
    const given = form.get("password") ?? "";
    const name = form.get("name")?.trim() ?? "";
    const { group } = context.get("client");
    const { found, waitS } = await guesses.check(group, () => find(name, given));
    if (waitS > 0) {
      context.header("retry-after", String(waitS));
      return answer(context, `There were too many wrong passwords. Try again in ${waitS} s.`, 429);
    }
    if (!found) return answer(context, "That isn't the password.", 401);
    if (form.has(probe) && getCookie(context, probe) === undefined)
      return answer(context, noCookies, 400);
    try {
      await visitors.logIn(context, found);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return answer(context, error.message, 503);
    }
    return context.redirect("/", 303);
  });

  async function find(name: string, given: string): Promise<Arrival | null> {
    const role = name === "" ? roleFor(given, passwords) : null;
    if (name === "") return role && { role };
    const person = (await sessions?.whose(name, given)) ?? null;
    return person === null ? null : { role: "member", person };
  }

  async function answer(
    context: WebContext,
    problem: string,
    status: 200 | 400 | 401 | 429 | 503 = 200,
  ): Promise<Response> {
    const hasLogins = ((await sessions?.logins()) ?? []).length > 0;
    return context.html(loginPage(problem, hasLogins), status);
  }
}

/** Returns the role of a password. Compares with all passwords, for constant time. */
function roleFor(given: string, passwords: Passwords): WebRole | null {
  const roles = webRoles.filter((role) => isSameSecret(given, passwords[role] ?? ""));
  return roles.find((role) => passwords[role] !== undefined) ?? null;
}

function loginPage(problem: string, hasLogins: boolean): string {
  const name = hasLogins
    ? `<label for="name">Your name, if you have a log-in of your own</label>
      <input id="name" name="name" maxlength="80" autocomplete="username" />`
    : '<input hidden autocomplete="username" value="Sous" />';
  return framePage(
    "log in",
    `<form method="post" action="${loginPath}">
      <h1>Sous</h1>
      <p role="alert">${problem}</p>
      <input type="hidden" name="${probe}" value="1" />
      ${name}
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required autofocus />
      <button>Log in</button>
    </form>`,
  );
}

export function framePage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Sous: ${title}</title>
    <link rel="icon" href="data:," />
    <style>
      :root { --accent: light-dark(#136f5b, #67cdb1); }
      body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 20rem; margin: 20vh auto; padding: 0 1rem; background: light-dark(#f4efe7, #141311); }
      input, button { font: inherit; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 0.5rem; padding: 0.5rem 0.9rem; border: 1.5px solid var(--accent); border-radius: 12px; }
      button { background: var(--accent); color: light-dark(#fff, #0c2b23); font-weight: 600; }
      a { color: var(--accent); }
    </style>
  </head>
  <body>
    <main>
    ${body}
    </main>
  </body>
</html>
`;
}

const logOutBody = z.object({ everywhere: z.boolean().default(false) });
const loginBody = z.union([
  z.object({ name: z.string().max(80), password: z.string().max(200) }),
  z.object({ remove: name }),
]);

export function serveSessions(
  app: Hono<WebEnv>,
  sessions: Sessions | null,
  visitors: Visitors,
  feed: LiveFeed,
  options: {
    handlers: { watch: Pick<Watch, "calls"> };
    passwords: Passwords;
    host: string;
    standsBy: () => string | null;
  },
): void {
  const { handlers, passwords, host, standsBy } = options;
  const needsPassword = Object.keys(passwords).length > 0;
  const { get, post } = jsonRoutes(app);
  const end = async (id: string): Promise<void> => {
    await sessions?.end(id);
    feed.end(id);
  };
  get("/api/me", nothing, async (_, context) => {
    const isOwner = context.get("role") === "owner";
    const session = context.get("session");
    const name = session && nameOfLogin(session.person);
    const waiting = (await handlers.watch.calls("web")).length;
    const known = { isOwner, isLoggedIn: session !== null, waiting, standsBy: standsBy() };
    return (name === null ? known : { ...known, name }) satisfies Me;
  });
  post("/api/log-out", logOutBody, async ({ everywhere }, context) => {
    const session = context.get("session");
    if (session && everywhere)
      for (const id of (await sessions?.endAll(session)) ?? []) feed.end(id);
    else if (session) await end(session.id);
    visitors.forget(context);
  });
  get("/api/sessions", nothing, async (_, context) => {
    const present = context.get("session")?.id;
    const lines = ((await sessions?.list()) ?? []).map((line) => ({
      ...line,
      name: line.name && visibleLine(line.name),
      isPresent: line.id === present,
    }));
    return { needsPassword, sessions: lines } satisfies SessionsState;
  });
  post("/api/sessions", z.object({ end: id }), ({ end: id }) => end(id));

  get("/api/people", nothing, async () => {
    const people = (await sessions?.logins()) ?? [];
    return { needsPassword, people } satisfies PeopleState;
  });
  post("/api/people", loginBody, async (given) => {
    if (!sessions || !needsPassword)
      throw new InputError(
        "Nobody logs in here yet: set SOUS_OWNER_PASSWORD, then start Sous again.",
      );
    const ended =
      "remove" in given
        ? await sessions.removeLogin(given.remove)
        : await sessions.giveLogin(given.name, given.password);
    for (const id of ended) feed.end(id);
  });

  get("/api/invite", nothing, (_, context): Invitation => {
    const { member: password } = passwords;
    const address = addressFor(context, host);
    if (address !== null && password !== undefined)
      return { address, password, qr: drawQrCode(address) };
    const settings = "SOUS_WEB_HOST=0.0.0.0 and SOUS_WEB_PASSWORD=(12 characters or more)";
    return {
      why: `Only this computer can connect. To invite others, set ${settings}, and start Sous again.`,
    };
  });
}

function addressFor(context: WebContext, listening: string): string | null {
  const named = context.req.header("host") ?? "";
  const scheme = context.get("client").isHttps ? "https" : "http";
  if (!isLoopback(named)) return `${scheme}://${named}`;
  if (isLoopback(listening)) return null;
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const outward = all.find(({ family, internal }) => family === "IPv4" && !internal);
  const port = /:\d+$/.exec(named)?.[0] ?? "";
  return outward ? `${scheme}://${outward.address}${port}` : null;
}
