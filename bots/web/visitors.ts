/** Recognises people by the cookies of their log-in. */
import { createHash, randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Clock } from "../../src/core/clock.js";
import {
  memberPrefix,
  nameOfLogin,
  type Session,
  type Sessions,
  type WebRole,
} from "../../src/core/people/session.js";
import type { WebContext, WebEnv } from "./access.js";

const sessionCookie = "sous_session";
/** Cookie by which a member stays the same person across log-ins. */
const personCookie = "sous_person";
const secretPattern = /^[\w-]{43}$/;
const personMs = 400 * 24 * 3_600_000;

/** Who logs in; `person` only with a log-in of their own. */
export type Arrival = Pick<Session, "role"> & Partial<Pick<Session, "person">>;

export type Visitors = ReturnType<typeof createVisitors>;

/** @param sessions null without a database @param needsPassword if false, everybody at this computer is the owner */
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

  const identify: MiddlewareHandler<WebEnv> = async (context, next) => {
    const token = needsPassword ? tokenOf(context) : "";
    const session = token === "" ? null : ((await sessions?.find(token)) ?? null);
    const isOwner = !needsPassword && context.get("client").isLocal;
    context.set("session", session);
    context.set("role", session?.role ?? (isOwner ? "owner" : "stranger"));
    await next();
  };
  return {
    identify,
    isIn,
    /** Replaces the browser's current session. */
    async logIn(context: WebContext, who: Arrival): Promise<void> {
      const replaced = context.get("session");
      if (replaced) await sessions?.end(replaced.id);
      const kept = getCookie(context, personCookie) ?? "";
      await logIn(context, who, secretPattern.test(kept) ? kept : newSecret());
    },
    /** Runs `work`. If it deletes the person's data, and so the session, logs them in as a new person. */
    async stayThrough<Result>(context: WebContext, work: () => Promise<Result>): Promise<Result> {
      const session = (await isIn(context)) ? context.get("session") : null;
      const result = await work();
      if (session && !(await isIn(context))) {
        const { role, person } = session;
        const who = nameOfLogin(person) === null ? { role } : { role, person };
        await logIn(context, who, newSecret());
      }
      return result;
    },
    forget(context: WebContext): void {
      deleteCookie(context, sessionCookie, { path: "/" });
      deleteCookie(context, personCookie, { path: "/" });
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns a person's id: "owner" on all devices, or a hash of a member's browser's secret. */
function personOf(role: WebRole, secret: string): string {
  if (role === "owner") return role;
  return `${memberPrefix}${createHash("sha256").update(secret).digest("base64url").slice(0, 22)}`;
}
