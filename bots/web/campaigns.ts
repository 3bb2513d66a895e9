/** The routes of the pages of campaigns: how far each is, its door, and starting, pausing and closing them. */
import type { Hono } from "hono";
import type { CampaignDesk, CampaignOverview } from "../../src/core/campaign-report.js";
import { visibleLine } from "../present/visible-text.js";
import type { WebEnv } from "./access.js";
import type { CampaignState, DoorLink } from "./campaign-content.js";
import { drawQrCode } from "./qr-code.js";
import { campaignBody, campaignOnly, linksBody, parse, parseBody, shownQuery } from "./requests.js";

/** Adds the routes that the page reads from and sends orders to. */
export function serveCampaigns(app: Hono<WebEnv>, desk: CampaignDesk): void {
  app.get("/api/campaigns", async (context) =>
    context.json({ campaigns: (await desk.list()).map(showCampaign) }),
  );
  app.get("/api/campaigns/show", async (context) => {
    const { campaign, base } = parse(context.req.query(), shownQuery);
    const shown = await desk.show(campaign);
    const people = shown.figures?.people.map((one) => ({ ...one, name: visibleLine(one.name) }));
    const state: CampaignState = {
      ...shown,
      overview: showCampaign(shown.overview),
      figures: shown.figures && { ...shown.figures, people: people ?? [] },
      open: shown.open.map((one) => ({ ...one, text: visibleLine(one.text) })),
      link: shown.door && linkTo(campaign, base),
    };
    return context.json(state);
  });
  app.post("/api/campaigns/links", async (context) => {
    const { campaign, ids, base } = await parseBody(context, linksBody);
    return context.json({ csv: await desk.links(campaign, ids, base) });
  });
  app.get("/api/campaigns/study", (context) => {
    const { campaign } = parse(context.req.query(), campaignOnly);
    return context.json({ work: desk.study(campaign) });
  });
  app.post("/api/campaigns/study", async (context) => {
    const { campaign } = await parseBody(context, campaignOnly);
    await desk.beginStudy(campaign);
    return context.json({ work: desk.study(campaign) });
  });
  app.post("/api/campaigns", async (context) => {
    const { campaign, move } = await parseBody(context, campaignBody);
    await desk.move(campaign, move);
    return context.json({ moved: true });
  });
}

/** Prolific fills in what stands in the double braces. */
const prolific = ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"];

function linkTo(campaign: string, base: URL): DoorLink {
  const address = `${base.href.replace(/(?<!\/)\/+$/, "")}/join/${campaign}`;
  const fields = prolific.map((field) => `${field}={{%${field}%}}`);
  return { address, prolific: `${address}?${fields.join("&")}`, qrCode: drawQrCode(address) };
}

function showCampaign(campaign: CampaignOverview): CampaignOverview {
  const { title, reason } = campaign;
  return { ...campaign, title: visibleLine(title), reason: reason && visibleLine(reason) };
}
