/** Decides which requests are answered: those of pages served here; without a password only over loopback. */
import type { Context, MiddlewareHandler } from "hono";
import { loginPath } from "./access.js";
import { refuseLong, sayRefusal } from "./body.js";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

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

/**
 * Refuses other origins with 403, other content types with 415, too long bodies with 413 and, unless there is a
 * password, other hosts with 403: a site could have bound its name to this machine. (With a password its pages have no
 * cookie.) Sets the security headers on every answer.
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
    // Under "no-referrer" a browser names no origin when it sends a form, and the form would be refused.
    context.header("referrer-policy", isForm ? "same-origin" : "no-referrer");
    context.header("cross-origin-opener-policy", "same-origin");
    context.header("cross-origin-resource-policy", "same-origin");
  };
}

/** Whether an address, or the host that a request names, is this machine's loopback. */
export function isLoopback(host: string): boolean {
  const named = host.toLowerCase();
  return loopback.has(named) || loopback.has(named.replace(/:\d+$/, ""));
}

function refuse(context: Context, anyHost: boolean): Response | null {
  const header = (name: string): string | undefined => context.req.header(name);
  const host = header("host") ?? "";
  if (!anyHost && !isLoopback(host))
    return context.json(sayRefusal(context, "Only local requests are answered."), 403);
  if (context.req.method === "GET" || context.req.method === "HEAD") return null;
  if (!isOwnPage(host, header("origin"), header("sec-fetch-site")))
    return context.json(sayRefusal(context, "Requests from other sites are refused."), 403);
  const isForm = context.req.path === loginPath;
  const wanted = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const [given = ""] = (header("content-type") ?? "").split(";");
  if (given.trim().toLowerCase() !== wanted)
    return context.json(sayRefusal(context, `Send it with content type ${wanted}.`), 415);
  return refuseLong(context);
}

/** Browsers name the origin of each cross-site POST; scripts on this machine may leave it out. */
function isOwnPage(host: string, origin: string | undefined, site: string | undefined): boolean {
  if (site && site !== "same-origin" && site !== "none") return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}
