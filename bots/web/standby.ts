import { Hono } from "hono";
import { loginPath, type WebContext, type WebEnv } from "./access.js";

/** Allowed here, as the leader writes the rows. */
const sessionPaths = [loginPath, "/api/log-out", "/api/sessions"];

/** @param leader its name, null while unknown @param pages rejects while the database cannot be read */
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

export function describeStandby(leader: string | null): string {
  return `This machine only shows what is there: ${leader ?? "another process"} leads. Answer and change things there.`;
}

/** Excludes participants, as opening a question is recorded. */
function onlyReads({ req: { method, path } }: WebContext): boolean {
  if (path.startsWith("/join/")) return false;
  return method === "GET" || method === "HEAD" || sessionPaths.includes(path);
}
