/** Addresses for outside agents (token, no session), and the owner's page of agents. */
import type { Hono } from "hono";
import { z } from "zod";
import type { AgentDoor } from "../../src/core/agent-door.js";
import type { AttentionDesk } from "../../src/core/attention.js";
import type { Clock } from "../../src/core/clock.js";
import type { WebContext, WebEnv } from "./access.js";
import { id, jsonRoutes, nothing, readBody, visible } from "./requests.js";
import { Throttle } from "./throttle.js";

const ofAgents = { perMinute: 1200, atOnce: 200 };
const ofStrangers = { perMinute: 10, atOnce: 20 };

export function serveAgents(app: Hono<WebEnv>, agents: AgentDoor, clock: Clock): void {
  const calls = new Throttle(clock, ofAgents);
  const guesses = new Throttle(clock, ofStrangers);

  async function answer(context: WebContext): Promise<Response> {
    const [, token = ""] = /^bearer (\S+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
    const agent = token === "" ? null : await agents.whose(token);
    const wait =
      agent === null ? guesses.take(context.get("client").group) : calls.take(`agent ${agent}`);
    if (wait > 0) return refuse(context, wait);
    context.header("cache-control", "no-store");
    if (agent !== null) {
      const body = await readBody(context);
      // The first call is already counted.
      const longer = calls.take(`agent ${agent}`, callsIn(body) - 1);
      return longer > 0 ? refuse(context, longer) : agents.answer(agent, context.req.raw, body);
    }
    context.header("www-authenticate", "Bearer");
    return context.json({ error: "unauthorized" }, 401);
  }

  function refuse(context: WebContext, wait: number): Response {
    context.header("retry-after", String(wait));
    const message = `Too many calls. Try again in ${wait} s, with at most ${ofAgents.atOnce} in one request.`;
    return context.json({ error: "budget-spent", message, retry_after_s: wait }, 429);
  }

  app.all("/v1/*", answer);
  app.all("/mcp", answer);
}

/** MCP allows batches of calls. */
function callsIn(body: string): number {
  if (!body.trimStart().startsWith("[")) return 1;
  try {
    const calls: unknown = JSON.parse(body);
    return Array.isArray(calls) ? Math.max(1, calls.length) : 1;
  } catch {
    return 1;
  }
}

export function serveAttention(app: Hono<WebEnv>, attention: AttentionDesk): void {
  const { get, post } = jsonRoutes(app);
  get("/api/agents", nothing, async () => visible(await attention.show()));
  post("/api/agents", z.object({ block: id }), async ({ block }, context) => {
    if (await attention.block(block)) return {};
    return context.json({ error: "There is no such agent any more." }, 404);
  });
}
