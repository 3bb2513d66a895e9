/** Serves campaigns, their releases, and the studio, in which campaigns are made. */
import type { Hono } from "hono";
import { z } from "zod";
import type { CampaignDesk } from "../../src/core/campaign/campaign-report.js";
import type { ReleaseDesk } from "../../src/core/campaign/release-desk.js";
import { assumptionsShape, type Studio } from "../../src/core/campaign/studio.js";
import { campaignMoves } from "../../src/core/people/command.js";
import { visible } from "../present/visible-text.js";
import type { WebEnv } from "./access.js";
import type { CampaignState, DoorLink } from "./content.js";
import { drawQrCode } from "./page-state.js";
import { id, jsonRoutes, nothing } from "./requests.js";

const campaignOnly = z.object({ campaign: id });
const releaseBody = z.object({ campaign: id, license: z.string().default("") });
const campaignBody = z.object({ campaign: id, move: z.enum(campaignMoves) });

const base = z
  .url({ protocol: /^https?$/, error: "The address must be like https://study.example.org." })
  .transform((text) => new URL(text))
  .refine(({ search, hash, username }) => !search && !hash && !username, {
    error: "The address must be like https://study.example.org, and nothing after it.",
  });
const shownQuery = z.object({ campaign: id, base });
const linksBody = z.object({ campaign: id, base, ids: z.string().max(60_000) });

/** A campaign's design. May be invalid: the studio reports its faults. */
const design = z.record(z.string(), z.unknown());
const designBody = z.object({ design });
const draftBody = z.union([designBody, z.object({ yaml: z.string() })]);
const planBody = z.object({ design, assumptions: assumptionsShape });

/** Query fields of Prolific's links, which fills them in. */
const prolific = ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"];
/** Participant's id in previews, as the participants' page requires one. */
const guest = "preview";

export function serveCampaigns(app: Hono<WebEnv>, desk: CampaignDesk): void {
  const { get, post } = jsonRoutes(app);
  get("/api/campaigns", nothing, async () => ({ campaigns: visible(await desk.list()) }));
  get("/api/campaigns/show", shownQuery, async ({ campaign, base }) => {
    const { door, ...shown } = await desk.show(campaign);
    const link = door && linkTo(campaign, base);
    return { ...visible(shown), door, link } satisfies CampaignState;
  });
  post("/api/campaigns/links", linksBody, async ({ campaign, ids, base }) => ({
    csv: await desk.links(campaign, ids, base),
  }));
  get("/api/campaigns/participants", campaignOnly, ({ campaign }) => desk.participants(campaign));
  get("/api/campaigns/study", campaignOnly, ({ campaign }) => ({ work: desk.study(campaign) }));
  post("/api/campaigns/study", campaignOnly, async ({ campaign }) => {
    await desk.beginStudy(campaign);
    return { work: desk.study(campaign) };
  });
  post("/api/campaigns", campaignBody, async ({ campaign, move }) => {
    await desk.move(campaign, move);
    return { moved: true };
  });
}

export function serveReleases(app: Hono<WebEnv>, desk: ReleaseDesk): void {
  const { get, post } = jsonRoutes(app);
  get("/api/release", campaignOnly, ({ campaign }) => ({ work: visible(desk.state(campaign)) }));
  get("/api/release/texts", campaignOnly, async ({ campaign }) => ({
    texts: visible(await desk.texts(campaign)),
  }));
  post("/api/release", releaseBody, async ({ campaign, license }) => {
    await desk.begin(campaign, license);
    return { work: desk.state(campaign) };
  });
  get("/api/release/file", campaignOnly, async ({ campaign }, context) => {
    const packed = await desk.read(campaign);
    if (!packed) return context.json({ error: `No release of ${campaign} was made yet.` }, 404);
    return context.body(packed, 200, {
      "content-type": "application/gzip",
      "content-disposition": `attachment; filename="${encodeURIComponent(campaign)}.tar.gz"`,
    });
  });
}

export function serveStudio(app: Hono<WebEnv>, studio: Studio): void {
  const { get, post } = jsonRoutes(app);
  get("/api/campaigns/offers", nothing, () => studio.offers());
  post("/api/campaigns/check", draftBody, (draft) => studio.check(draft));
  post("/api/campaigns/plan", planBody, ({ design, assumptions }, { req }) =>
    studio.plan(design, assumptions, req.raw.signal),
  );
  post("/api/campaigns/new", designBody, ({ design }) => studio.create(design));
  post("/api/campaigns/preview", designBody, async ({ design }) => {
    const id = await studio.preview(design);
    return { address: `/join/${id}?participant=${guest}` };
  });
}

function linkTo(campaign: string, base: URL): DoorLink {
  const address = `${base.href.replace(/(?<!\/)\/+$/, "")}/join/${campaign}`;
  const fields = prolific.map((field) => `${field}={{%${field}%}}`);
  return { address, prolific: `${address}?${fields.join("&")}`, qrCode: drawQrCode(address) };
}
