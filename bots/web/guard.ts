/** Who may talk to the local page: only pages that it served itself, only over loopback. */
import type { MiddlewareHandler } from "hono";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Refuses foreign hosts (a name that was rebound to this machine), foreign origins and foreign
 * content types with 403 or 415; sets the page's security headers on everything else.
 */
export function guardLocal(): MiddlewareHandler {
  return async (context, next) => {
    const header = (name: string): string | undefined => context.req.header(name);
    const host = header("host") ?? "";
    if (!isLoopback(host)) return context.json({ error: "Only local requests are answered." }, 403);
    if (context.req.method !== "GET" && context.req.method !== "HEAD") {
      if (!isOwnPage(host, header("origin"), header("sec-fetch-site"))) {
        return context.json({ error: "Requests from other sites are refused." }, 403);
      }
      if (!/^application\/json\s*(;|$)/i.test(header("content-type") ?? "")) {
        return context.json({ error: "Send JSON with content type application/json." }, 415);
      }
    }
    await next();
    context.header("content-security-policy", policy);
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "no-referrer");
  };
}

function isLoopback(host: string): boolean {
  return loopback.has(host.replace(/:\d+$/, "").toLowerCase());
}

/** Browsers name the origin of every cross-site POST; scripts on this machine may leave it out. */
function isOwnPage(host: string, origin: string | undefined, site: string | undefined): boolean {
  if (site && site !== "same-origin" && site !== "none") return false;
  return origin === undefined || origin === `http://${host}`;
}
