/** Refuses requests by origin, form and rights. */
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { JoinDesk } from "../../src/core/people/join.js";
import {
  access,
  doorPath,
  loginPath,
  owner,
  type Role,
  team,
  type WebContext,
  type WebEnv,
} from "./access.js";
import { isLoopback } from "./client.js";
import { refuseAtDoor } from "./join.js";
import { framePage, type Passwords } from "./login.js";
import { pages } from "./page-files.js";
import { refuseLong, sayRefusal } from "./requests.js";

const policy = (formAction: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join("; ");

const onlyHere =
  "Sous answers only this computer, and this request names another host or came through a proxy. To open Sous to others, set SOUS_OWNER_PASSWORD and SOUS_WEB_PASSWORD. If the proxy is yours and you are at this computer, name it in SOUS_TRUST_PROXY.";

/**
 * Refuses foreign origins (403), content types (415), long bodies (413) and, without a password, other hosts (403)
 * against DNS rebinding. Sets security headers.
 */
export function guardRequests(options: { readonly anyHost: boolean }): MiddlewareHandler {
  return async (context, next) => {
    const refused = refuse(context, options.anyHost);
    if (!refused) await next();
    else context.res = refused;
    const isForm = context.req.path === loginPath;
    context.header("content-security-policy", policy(isForm ? "'self'" : "'none'"));
    context.header("x-content-type-options", "nosniff");
    context.header("x-frame-options", "DENY");
    // Under "no-referrer", browsers omit the Origin of a form, which would be refused.
    context.header("referrer-policy", isForm ? "same-origin" : "no-referrer");
    context.header("cross-origin-opener-policy", "same-origin");
    context.header("cross-origin-resource-policy", "same-origin");
  };
}

function refuse(context: Context, anyHost: boolean): Response | null {
  const header = (name: string): string | undefined => context.req.header(name);
  const host = header("host") ?? "";
  if (!anyHost && !isLoopback(host)) return context.json(sayRefusal(context, onlyHere), 403);
  const isRead = context.req.method === "GET" || context.req.method === "HEAD";
  const isVisit = isRead && header("sec-fetch-mode") === "navigate";
  if (!isOwnPage(host, header("origin"), isVisit ? undefined : header("sec-fetch-site")))
    return context.json(sayRefusal(context, "Requests from other sites are refused."), 403);
  if (isRead) return null;
  const isForm = context.req.path === loginPath;
  const wanted = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const [given = ""] = (header("content-type") ?? "").split(";");
  if (given.trim().toLowerCase() !== wanted)
    return context.json(sayRefusal(context, `Send it with content type ${wanted}.`), 415);
  return refuseLong(context);
}

/** Browsers send the origin of each cross-site POST; local scripts may omit it. */
function isOwnPage(host: string, origin: string | undefined, site: string | undefined): boolean {
  if (site && site !== "same-origin" && site !== "none") return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

export function guardAccess(
  passwords: Passwords,
  needsPassword: boolean,
  join: JoinDesk | undefined,
): MiddlewareHandler<WebEnv> {
  return async (context, next) => {
    const found = matchedRoutes(context).find(({ method }) => method !== "ALL");
    const may = found ? (access[`${found.method} ${found.path}`] ?? owner) : team;
    const route = found?.path ?? "";
    if (may.includes(roleAt(context, route))) return next();
    if (join && route.startsWith(doorPath)) return refuseAtDoor(context, join);
    const isPage = pages.has(route);
    if (context.get("role") === "member") return refuseMember(context, isPage, passwords);
    if (needsPassword)
      return isPage
        ? context.redirect(loginPath, 303)
        : context.json({ error: "Log in first." }, 401);
    if (!isPage) return context.json({ error: onlyHere }, 403);
    const words = `<p role="alert">${onlyHere}</p>`;
    return context.html(framePage("only this computer", words), 403);
  };
}

/** On a campaign's pages for participants, owners too are participants or strangers. */
function roleAt(context: WebContext, route: string): Role {
  if (!route.startsWith(doorPath)) return context.get("role");
  return context.get("door")?.participant ? "participant" : "stranger";
}

function refuseMember(
  context: WebContext,
  isPage: boolean,
  passwords: Passwords,
): Response | Promise<Response> {
  const why = passwords.owner
    ? "This is the owner's. Log out, and log in with the owner's password."
    : "This is the owner's, and nobody is the owner here: set SOUS_OWNER_PASSWORD to a password of 12 characters or more that is not SOUS_WEB_PASSWORD, start Sous again, and log in with it.";
  if (!isPage) return context.json({ error: why }, 403);
  const words = `<h1>Sous</h1>
    <p role="alert">${why}</p>
    <p><a href="/">Back to the conversation</a></p>`;
  return context.html(framePage("the owner's page", words), 403);
}
