/** Finds out who visits, and lets people in and out: two cookies, one for the session and one for the person. */
import { createHash, randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Clock } from "../../src/core/clock.js";
import { nameOfLogin, type Sessions, type WebRole } from "../../src/core/session.js";
import type { WebContext, WebEnv } from "./access.js";

const sessionCookie = "sous_session";
/** A secret of the browser: after another log-in a member's words are still their own. */
const personCookie = "sous_person";
const secretPattern = /^[\w-]{43}$/;
const memberPrefix = "m-";
const personMs = 400 * 24 * 3_600_000;

export interface Arrival {
  readonly role: WebRole;
  readonly person?: string;
}

export type Visitors = ReturnType<typeof createVisitors>;

/**
 * @param sessions null: there is nowhere to keep them
 * @param needsPassword when false, everybody at this computer has the rights of the owner
 */
export function createVisitors(sessions: Sessions | null, needsPassword: boolean, clock: Clock) {
  const tokenOf = (context: WebContext): string => getCookie(context, sessionCookie) ?? "";
  const keep = (context: WebContext, name: string, value: string, until: number): void =>
    setCookie(context, name, value, {
      path: "/",
      httpOnly: true,
      sameSite: "Strict",
      secure: context.get("client").isHttps,
      maxAge: Math.floor((until - clock.now()) / 1000),
    });

  const isIn = async (context: WebContext): Promise<boolean> =>
    (await sessions?.find(tokenOf(context))) != null;

  async function logIn(
    context: WebContext,
    { role, person }: Arrival,
    secret: string,
  ): Promise<void> {
    if (!sessions) throw new RangeError("There is nowhere to keep sessions.");
    const { token, until } = await sessions.begin(role, person ?? personOf(role, secret));
    keep(context, sessionCookie, token, until);
    if (role === "member" && person === undefined)
      keep(context, personCookie, secret, clock.now() + personMs);
  }

  /** Sets who visits. */
  const meet: MiddlewareHandler<WebEnv> = async (context, next) => {
    const token = needsPassword ? tokenOf(context) : "";
    const session = token === "" ? null : ((await sessions?.find(token)) ?? null);
    const isOwner = !needsPassword && context.get("client").isLocal;
    context.set("session", session);
    context.set("role", session?.role ?? (isOwner ? "owner" : "stranger"));
    await next();
  };
  return {
    meet,
    /** Whether the visitor's session still holds. */
    isIn,
    /** Begins a session in the place of the browser's present one. `person`: the id of who has a log-in of their own. */
    async logIn(context: WebContext, who: Arrival): Promise<void> {
      const former = context.get("session");
      if (former) await sessions?.end(former.id);
      const kept = getCookie(context, personCookie) ?? "";
      await logIn(context, who, secretPattern.test(kept) ? kept : newSecret());
    },
    /** Somebody who deletes their own data deletes their session with it. They stay, as a new person. */
    async stayThrough<Result>(context: WebContext, work: () => Promise<Result>): Promise<Result> {
      // It may have been ended since the request began.
      const session = (await isIn(context)) ? context.get("session") : null;
      const result = await work();
      if (session && !(await isIn(context))) {
        const { role, person } = session;
        const who = nameOfLogin(person) === null ? { role } : { role, person };
        await logIn(context, who, newSecret());
      }
      return result;
    },
    /** Removes the cookies. */
    forget(context: WebContext): void {
      deleteCookie(context, sessionCookie, { path: "/" });
      deleteCookie(context, personCookie, { path: "/" });
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether an id is one that somebody got here with a log-in. */
export function isGivenId(id: string): boolean {
  return id.startsWith(memberPrefix) || nameOfLogin(id) !== null;
}

/** The owner is one person on all their devices. Of a member the server keeps only a hash of the browser's secret. */
function personOf(role: WebRole, secret: string): string {
  if (role === "owner") return role;
  return `${memberPrefix}${createHash("sha256").update(secret).digest("base64url").slice(0, 22)}`;
}
