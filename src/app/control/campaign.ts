/** Campaigns from a chat: how far they are, and letting them be played, pause and end. */
import type { Clock } from "../../core/clock.js";
import type { Command } from "../../core/command.js";
import type { Memory } from "../../core/stores.js";
import { findCampaign, moveCampaign } from "../campaigns/life.js";
import { reportOn } from "../campaigns/report.js";
import { tellReport } from "../campaigns/tell-report.js";

/**
 * Does it and tells how far the campaign is; without a name, all of them.
 *
 * @throws InputError when there is no such campaign, or it is not in a state for that
 */
export async function steerCampaign(
  parts: { readonly memory: Memory; readonly clock: Clock },
  { campaign, move }: Extract<Command, { verb: "campaign" }>,
): Promise<string> {
  const { memory, clock } = parts;
  if (campaign !== null && move !== null)
    return tellReport(await moveCampaign(parts, campaign, move)).join("\n");
  const wanted =
    campaign === null ? await memory.campaigns.list() : [await findCampaign(memory, campaign)];
  const lines: string[] = [];
  for (const one of wanted) lines.push(...tellReport(await reportOn(memory, one, clock.now())));
  return lines.length > 0 ? lines.join("\n") : "There is no campaign.";
}
