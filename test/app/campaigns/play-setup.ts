import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { reportOn } from "../../../src/app/campaigns/report.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Memory } from "../../../src/core/stores.js";
import { until as waitFor } from "../../story/team.js";
import { parts, pilot } from "./scenario.js";

export const { clock } = parts;

/** A busy machine takes its time. */
export const patience = { timeout: 100_000 };

export const until = (probe: () => Promise<boolean>) => waitFor(probe, 60_000);

export async function isClosed({ memory }: Pick<Sous, "memory">): Promise<boolean> {
  return (await memory.campaigns.get("pilot"))?.state === "closed";
}

export async function begin(
  { memory, campaigns }: Sous,
  change: Parameters<typeof pilot>[0] = {},
): Promise<void> {
  const design = pilot(change);
  await createCampaign({ memory, clock }, design);
  await moveCampaign({ memory, clock }, design.id, "start");
  campaigns.start();
}

export async function look(memory: Memory) {
  const campaign = await memory.campaigns.get("pilot");
  if (!campaign) throw new Error("there is no campaign");
  return reportOn(memory, campaign, clock.now());
}
