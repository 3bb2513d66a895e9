/** The owner's page of agents outside Sous. */
import type { Hono } from "hono";
import type { Attention, AttentionDesk } from "../../src/core/attention.js";
import { visibleLine } from "../present/visible-text.js";
import type { WebEnv } from "./access.js";
import { blockBody, parseBody } from "./requests.js";

/** Adds the routes. */
export function serveAttention(app: Hono<WebEnv>, attention: AttentionDesk): void {
  app.get("/api/agents", async (context) => {
    const { agents, audiences } = await attention.show();
    const visible: Attention = {
      audiences,
      agents: agents.map(({ runBy, asks, ...agent }) => ({
        ...agent,
        runBy: visibleLine(runBy),
        asks: asks.map(({ question, answer, ...ask }) => ({
          ...ask,
          question: visibleLine(question),
          answer: answer && visibleLine(answer),
        })),
      })),
    };
    return context.json(visible);
  });
  app.post("/api/agents", async (context) => {
    const { block } = await parseBody(context, blockBody);
    if (!(await attention.block(block)))
      return context.json({ error: "There is no such agent any more." }, 404);
    return context.json({});
  });
}
