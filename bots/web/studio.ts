/** The routes of the page for a new campaign. What is checked, planned or previewed is not kept. */
import type { Hono } from "hono";
import type { Studio } from "../../src/core/studio.js";
import type { WebEnv } from "./access.js";
import { designBody, draftBody, parseBody, planBody } from "./requests.js";

/** Whoever looks at a preview: the door asks for an id. */
const guest = "preview";

export function serveStudio(app: Hono<WebEnv>, studio: Studio): void {
  app.get("/api/campaigns/offers", async (context) => context.json(await studio.offers()));
  app.post("/api/campaigns/check", async (context) =>
    context.json(await studio.check(await parseBody(context, draftBody))),
  );
  app.post("/api/campaigns/plan", async (context) => {
    const { design, assumptions } = await parseBody(context, planBody);
    return context.json(await studio.plan(design, assumptions, context.req.raw.signal));
  });
  app.post("/api/campaigns/new", async (context) => {
    const { design } = await parseBody(context, designBody);
    return context.json(await studio.create(design));
  });
  app.post("/api/campaigns/preview", async (context) => {
    const { design } = await parseBody(context, designBody);
    const id = await studio.preview(design);
    return context.json({ address: `/join/${id}?participant=${guest}` });
  });
}
