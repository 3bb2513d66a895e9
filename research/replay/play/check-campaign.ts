/** Whether a campaign is known, of ours or of a release that was imported. */
import { findCampaign } from "../../../src/app/campaigns/lifecycle.js";
import type { Memory } from "../../../src/core/stores.js";

/** @throws InputError that names the campaigns there are */
export async function checkCampaign(memory: Memory, campaign: string): Promise<void> {
  const rows = await memory.releases.campaignEpisodes();
  const played = [...new Set(rows.flatMap((row) => row.campaign ?? []))];
  if (!played.includes(campaign)) await findCampaign(memory, campaign, played);
}
