/** What a process answers that stands by: its pages show what the database holds, and another process writes. */
import { Hono } from "hono";
import { loginPath, type WebContext, type WebEnv } from "./access.js";

/** What says who visits: sessions are rows, and the leader writes them. */
const sessionPaths = [loginPath, "/api/log-out", "/api/sessions"];

/**
 * @param leader the name of the process that leads; null while it is not known
 * @param pages the pages over a database that this process only reads; rejects while it cannot be read
 */
export function createStandbyRoutes(
  leader: () => string | null,
  pages: () => Promise<Hono<WebEnv>>,
): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", (context) => context.json({ role: "standby", leader: leader() }, 503));
  app.all("*", async (context) => {
    const shown = onlyReads(context) ? await pages().catch(() => null) : null;
    if (shown) return shown.fetch(context.req.raw, context.env);
    context.header("retry-after", "5");
    const error = describeStandby(leader());
    return context.req.path.startsWith("/api/")
      ? context.json({ error }, 503)
      : context.text(`${error}\n`, 503);
  });
  return app;
}

/** A sentence for people. */
export function describeStandby(leader: string | null): string {
  return `This machine only shows what is there: ${leader ?? "another process"} leads. Answer and change things there.`;
}

/** People from outside have no page here: it counts when they opened their question. */
function onlyReads({ req: { method, path } }: WebContext): boolean {
  if (path.startsWith("/join/")) return false;
  return method === "GET" || method === "HEAD" || sessionPaths.includes(path);
}
