/** What a process answers that stands by: it is alive, and another one leads. */
import { Hono } from "hono";
import type { WebEnv } from "./access.js";

/** @param leader the name of the process that leads; null while it is not known */
export function createStandbyRoutes(leader: () => string | null): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", (context) => context.json({ role: "standby", leader: leader() }, 503));
  app.all("*", (context) => {
    context.header("retry-after", "5");
    const other = leader() ?? "another process";
    return context.text(`Sous stands by on this machine: ${other} leads. Look there.\n`, 503);
  });
  return app;
}
