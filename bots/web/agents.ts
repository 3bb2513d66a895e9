/** The addresses for agents outside Sous. They have a token and no session; {@link guardRequests} stands before them. */
import type { Hono } from "hono";
import type { AgentDoor } from "../../src/core/agent-door.js";
import type { Clock } from "../../src/core/clock.js";
import type { WebContext, WebEnv } from "./access.js";
import { readBody } from "./body.js";
import { Throttle } from "./throttle.js";

const ofAgents = { perMinute: 1200, atOnce: 200 };
/** Wrong tokens of one client. */
const ofStrangers = { perMinute: 10, atOnce: 20 };

export function serveAgents(app: Hono<WebEnv>, agents: AgentDoor, clock: Clock): void {
  const calls = new Throttle(clock, ofAgents);
  const guesses = new Throttle(clock, ofStrangers);

  async function answer(context: WebContext): Promise<Response> {
    const [, token = ""] = /^bearer (\S+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
    const agent = token === "" ? null : await agents.whose(token);
    const wait =
      agent === null ? guesses.take(context.get("client").group) : calls.take(`agent ${agent}`);
    if (wait > 0) {
      context.header("retry-after", String(wait));
      const message = `Too many requests. Try again in ${wait} s.`;
      return context.json({ error: "budget-spent", message, retry_after_s: wait }, 429);
    }
    context.header("cache-control", "no-store");
    if (agent !== null) return agents.answer(agent, context.req.raw, await readBody(context));
    context.header("www-authenticate", "Bearer");
    return context.json({ error: "unauthorized" }, 401);
  }
  app.all("/v1/*", answer);
  app.all("/mcp", answer);
}
