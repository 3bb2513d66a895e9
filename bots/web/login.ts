/** A password before the page: one form, one cookie. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Clock } from "../../src/core/clock.js";
import { Attempts } from "./attempts.js";

export const loginPath = "/login";

/** Pages that lead to the form; every other address answers 401. */
const pages = new Set(["/", "/review", "/campaigns"]);
const cookieName = "sous_session";
const sessionMs = 7 * 24 * 3_600_000;

export interface Login {
  /** Lets people through who have logged in; leads others to the form, or answers 401. */
  readonly guard: MiddlewareHandler;
  /** Adds the form. */
  serve(app: Hono): void;
}

/** Sessions are signed with a random key of this process: after a restart people log in again. */
export function createLogin(password: string, clock: Clock): Login {
  const key = randomBytes(32);
  const attempts = new Attempts(clock);
  const sign = (until: string): string => createHmac("sha256", key).update(until).digest("hex");

  function holdsSession(context: Context): boolean {
    const [until = "", mark = ""] = (getCookie(context, cookieName) ?? "").split(".");
    return isSame(mark, sign(until)) && Number(until) > clock.now();
  }

  async function logIn(context: Context): Promise<Response> {
    const from = getConnInfo(context).remote.address ?? "";
    const waitS = attempts.waitS(from);
    if (waitS > 0) {
      context.header("retry-after", String(waitS));
      return context.html(loginPage(`Too many attempts. Try again in ${waitS} s.`), 429);
    }
    attempts.count(from);
    const { password: given } = await context.req.parseBody();
    if (typeof given !== "string" || !isSame(given, password))
      return context.html(loginPage("That is not the password."), 401);
    attempts.forgive(from);
    const until = String(clock.now() + sessionMs);
    setCookie(context, cookieName, `${until}.${sign(until)}`, {
      path: "/",
      httpOnly: true,
      sameSite: "Strict",
      secure: context.req.header("x-forwarded-proto") === "https",
      maxAge: sessionMs / 1000,
    });
    return context.redirect("/", 303);
  }

  return {
    guard: async (context, next) => {
      if (context.req.path === loginPath || holdsSession(context)) return next();
      if (pages.has(context.req.path)) return context.redirect(loginPath, 303);
      return context.json({ error: "Log in first." }, 401);
    },
    serve(app) {
      app.get(loginPath, (context) => context.html(loginPage("")));
      app.post(loginPath, logIn);
    },
  };
}

/** Takes the same time wherever two texts differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function loginPage(problem: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Sous: log in</title>
    <style>
      body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 20rem; margin: 20vh auto; padding: 0 1rem; }
      input, button { font: inherit; box-sizing: border-box; width: 100%; margin-top: 0.5rem; padding: 0.5rem; }
    </style>
  </head>
  <body>
    <form method="post" action="${loginPath}">
      <h1>Sous</h1>
      <p role="alert">${problem}</p>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required autofocus />
      <button>Log in</button>
    </form>
  </body>
</html>
`;
}
