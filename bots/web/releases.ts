/** The routes of a campaign's release: what would go out, the work, and the file. */
import type { Hono } from "hono";
import type { ReleaseDesk, ReleaseState } from "../../src/core/release-desk.js";
import { visibleLine, visibleText } from "../present/visible-text.js";
import type { WebEnv } from "./access.js";
import { campaignOnly, parse, parseBody } from "./requests.js";

export function serveReleases(app: Hono<WebEnv>, desk: ReleaseDesk): void {
  app.get("/api/release", (context) => {
    const { campaign } = parse(context.req.query(), campaignOnly);
    return context.json({ work: showState(desk.state(campaign)) });
  });
  app.get("/api/release/texts", async (context) => {
    const { campaign } = parse(context.req.query(), campaignOnly);
    const texts = await desk.texts(campaign);
    return context.json({
      texts: texts.map((one) => ({
        ...one,
        question: visibleLine(one.question),
        text: visibleText(one.text),
        released: one.released && visibleText(one.released),
        found: one.found.map(({ kind, words }) => ({ kind, words: visibleLine(words) })),
      })),
    });
  });
  app.post("/api/release", async (context) => {
    const { campaign } = await parseBody(context, campaignOnly);
    await desk.begin(campaign);
    return context.json({ work: desk.state(campaign) });
  });
  app.get("/api/release/file", async (context) => {
    const { campaign } = parse(context.req.query(), campaignOnly);
    const packed = await desk.read(campaign);
    if (!packed) return context.json({ error: `No release of ${campaign} was made yet.` }, 404);
    return context.body(packed, 200, {
      "content-type": "application/gzip",
      "content-disposition": `attachment; filename="${encodeURIComponent(campaign)}.tar.gz"`,
    });
  });
}

function showState(state: ReleaseState | null): ReleaseState | null {
  if (state?.at !== "failed" || !state.blocking) return state;
  const blocking = state.blocking.map((one) => ({
    ...one,
    words: visibleLine(one.words),
    sentence: visibleLine(one.sentence),
    whose: one.whose && visibleLine(one.whose),
    home: one.home && visibleLine(one.home),
  }));
  return { ...state, blocking };
}
