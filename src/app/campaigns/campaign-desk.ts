/** The owner's page of campaigns: how far each is, and starting, pausing and closing them. */
import type { CampaignDesk, CampaignOverview } from "../../core/campaign-report.js";
import type { AppContext } from "../app-context.js";
import { createLastQuality } from "./last-quality.js";
import { moveCampaign } from "./lifecycle.js";
import { reportOn } from "./report.js";

/**
 * @param file the database's; null when it is in memory
 * @param onMoved called after a campaign was started, paused or closed
 */
export function createCampaignDesk(
  { memory, clock, log }: Pick<AppContext, "memory" | "clock" | "log">,
  file: string | null,
  onMoved: () => void,
): CampaignDesk {
  const quality = createLastQuality({ memory, database: file, log });
  return {
    async list() {
      const overviews: CampaignOverview[] = [];
      for (const campaign of await memory.campaigns.list()) {
        const report = await reportOn(memory, campaign, clock.now());
        const { answers } = report;
        const judged = answers > 0 ? await quality.of(campaign, answers) : null;
        overviews.push({ ...report, quality: judged });
      }
      return overviews;
    },
    async move(id, move) {
      await moveCampaign({ memory, clock }, id, move);
      onMoved();
    },
  };
}
