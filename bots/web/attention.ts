/** The owner's page of agents outside Sous. */
import type { Hono } from "hono";
import { z } from "zod";
import type { AttentionDesk } from "../../src/core/attention.js";
import type { WebEnv } from "./access.js";
import { jsonRoutes, nothing, visible } from "./json-routes.js";
import { id } from "./requests.js";

export function serveAttention(app: Hono<WebEnv>, attention: AttentionDesk): void {
  const { get, post } = jsonRoutes(app);
  get("/api/agents", nothing, async () => visible(await attention.show()));
  post("/api/agents", z.object({ block: id }), async ({ block }, context) => {
    if (await attention.block(block)) return {};
    return context.json({ error: "There is no such agent any more." }, 404);
  });
}
