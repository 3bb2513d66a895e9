/** The routes of the page of campaigns: how far each is, and starting, pausing and closing them. */
import type { Hono } from "hono";
import type { CampaignDesk, CampaignOverview } from "../../src/core/campaign-report.js";
import { visibleLine } from "../present/visible-text.js";
import type { WebEnv } from "./access.js";
import { campaignBody, parseBody } from "./requests.js";

/** Adds the routes that the page reads from and sends orders to. */
export function serveCampaigns(app: Hono<WebEnv>, desk: CampaignDesk): void {
  app.get("/api/campaigns", async (context) =>
    context.json({ campaigns: (await desk.list()).map(showCampaign) }),
  );
  app.post("/api/campaigns", async (context) => {
    const { campaign, move } = await parseBody(context, campaignBody);
    await desk.move(campaign, move);
    return context.json({ moved: true });
  });
}

function showCampaign(campaign: CampaignOverview): CampaignOverview {
  const { title, reason } = campaign;
  return { ...campaign, title: visibleLine(title), reason: reason && visibleLine(reason) };
}
