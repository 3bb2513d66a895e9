import type { Campaign } from "../../core/campaign.js";
import type { Command } from "../../core/command.js";
import { InputError } from "../../core/errors.js";
import { formatReport } from "../campaigns/format-report.js";
import { moveCampaign } from "../campaigns/lifecycle.js";
import { reportOn } from "../campaigns/report.js";
import type { ScopedContext } from "./control-context.js";
import type { Scope } from "./scope.js";

export async function answerCampaign(
  { memory, clock, scope }: Pick<ScopedContext, "memory" | "clock" | "scope">,
  { campaign: named, move }: Extract<Command, { verb: "campaign" }>,
): Promise<string> {
  const campaigns = (await memory.campaigns.list()).filter((one) => mayRead(one, scope));
  if (campaigns.length === 0) return "There is no campaign.";
  const ids = campaigns.map(({ id }) => id).join(", ");
  const asked = campaigns.filter(({ id }) => named === null || id === named);
  if (asked.length === 0)
    throw new InputError(`There is no campaign "${named}". There are: ${ids}`);
  if (move === "status") {
    const lines: string[] = [];
    for (const campaign of asked)
      lines.push(...formatReport(await reportOn(memory, campaign, clock.now())));
    return lines.join("\n");
  }
  const [only, other] = asked;
  if (!only || other) throw new InputError(`Say which campaign: ${ids}`);
  return formatReport(await moveCampaign({ memory, clock }, only.id, move)).join("\n");
}

function mayRead({ design }: Campaign, { access, isHere, reaches }: Scope): boolean {
  return (
    (access === "everything" && reaches(design.channel)) || (access === "channel" && isHere(design))
  );
}
