/** The addresses for machines that watch Sous. */

import type { Hono } from "hono";
import { isSameSecret } from "../../src/core/same-secret.js";
import type { HealthDesk } from "../../src/core/vitals.js";
import type { WebContext, WebEnv } from "./access.js";
import { isLoopback } from "./guard.js";

export interface HealthOptions {
  readonly health: HealthDesk;
  /** Opens the measurements to other machines; null: this machine only. */
  readonly token: string | null;
}

/** Adds them. `/healthz` and `/readyz` tell everybody one word, and nothing else. */
export function serveHealth(app: Hono<WebEnv>, { health, token }: HealthOptions): void {
  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", async (context) =>
    (await health.isReady()) ? context.text("ready\n") : context.text("not ready\n", 503),
  );
  app.get("/metrics", async (context) => {
    if (!mayMeasure(context, token)) return context.text(refusal, 403);
    context.header("content-type", "text/plain; version=0.0.4; charset=utf-8");
    return context.body(await health.metrics());
  });
}

const refusal = "Measurements are for this machine, or with SOUS_METRICS_TOKEN as bearer token.\n";

function mayMeasure(context: WebContext, token: string | null): boolean {
  const [, given] = /^bearer (.+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
  if (given !== undefined) return token !== null && isSameSecret(given, token);
  const isHere = context.get("client").isLocal && isLoopback(context.req.header("host") ?? "");
  return isHere && !isForwarded(context);
}

/** A proxy on this machine asks for somebody elsewhere. It says so, unless it is told to be silent. */
function isForwarded(context: WebContext): boolean {
  return ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some(
    (name) => context.req.header(name) !== undefined,
  );
}
