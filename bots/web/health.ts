import type { Hono } from "hono";
import type { Clock } from "../../src/core/clock.js";
import { isSameSecret } from "../../src/core/same-secret.js";
import type { HealthDesk } from "../../src/core/vitals.js";
import type { WebContext, WebEnv } from "./access.js";
import { Guesses } from "./throttle.js";

/** `/healthz` and `/readyz` show everybody one word. @param token opens `/metrics` to other machines */
export function serveHealth(
  app: Hono<WebEnv>,
  health: HealthDesk,
  token: string | null,
  clock: Clock,
): void {
  const guesses = new Guesses(clock);

  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", async (context) =>
    (await health.isReady()) ? context.text("ready\n") : context.text("not ready\n", 503),
  );
  app.get("/metrics", async (context) => {
    const refused = await refuse(context);
    if (refused) return refused;
    context.header("content-type", "text/plain; version=0.0.4; charset=utf-8");
    return context.body(await health.metrics());
  });

  async function refuse(context: WebContext): Promise<Response | null> {
    const { isLocal, group } = context.get("client");
    const [, given] = /^bearer (.+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
    if (given === undefined) return isLocal ? null : context.text(refusal, 403);
    const isRight = () => (token !== null && isSameSecret(given, token) ? true : null);
    const { found, waitS } = await guesses.check(group, isRight);
    if (found) return null;
    if (waitS === 0) return context.text(refusal, 403);
    context.header("retry-after", String(waitS));
    return context.text(`Too many wrong tokens. Try again in ${waitS} s.\n`, 429);
  }
}

const refusal = "Measurements are for this machine, or with SOUS_METRICS_TOKEN as bearer token.\n";
