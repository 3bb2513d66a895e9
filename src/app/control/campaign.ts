/** Campaigns from a chat: their progress, and starting, pausing and closing them. */
import type { Command } from "../../core/command.js";
import { InputError } from "../../core/errors.js";
import type { AppContext } from "../app-context.js";
import { formatReport } from "../campaigns/format-report.js";
import { findCampaign, moveCampaign } from "../campaigns/lifecycle.js";
import { reportOn } from "../campaigns/report.js";

export async function answerCampaign(
  { memory, clock }: Pick<AppContext, "memory" | "clock">,
  { campaign: named, move }: Extract<Command, { verb: "campaign" }>,
): Promise<string> {
  const campaigns = await memory.campaigns.list();
  if (campaigns.length === 0) return "There is no campaign.";
  if (move === "status") {
    const asked = named === null ? campaigns : [await findCampaign(memory, named)];
    const lines: string[] = [];
    for (const campaign of asked) {
      lines.push(...formatReport(await reportOn(memory, campaign, clock.now())));
    }
    return lines.join("\n");
  }
  const [only, other] = campaigns;
  const id = named ?? (other ? null : (only?.id ?? null));
  if (id === null)
    throw new InputError(`Say which campaign: ${campaigns.map((one) => one.id).join(", ")}`);
  return formatReport(await moveCampaign({ memory, clock }, id, move)).join("\n");
}
