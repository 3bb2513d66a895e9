/** What the owner's page of campaigns does: tell how far each is, and start, pause and close them. */
import type { Logger } from "pino";
import type { CampaignDesk, CampaignOverview } from "../../core/campaign-report.js";
import type { Clock } from "../../core/clock.js";
import type { Memory } from "../../core/stores.js";
import { createLastQuality } from "./last-quality.js";
import { moveCampaign } from "./lifecycle.js";
import { reportOn } from "./report.js";

export function createCampaignDesk(parts: {
  readonly memory: Memory;
  readonly clock: Clock;
  readonly log: Logger;
  /** Its file; null where there is none. */
  readonly database: string | null;
  /** A campaign was started, paused or closed. */
  readonly onMoved: () => void;
}): CampaignDesk {
  const { memory, clock, onMoved } = parts;
  const quality = createLastQuality(parts);
  return {
    async list() {
      const told: CampaignOverview[] = [];
      for (const campaign of await memory.campaigns.list()) {
        const report = await reportOn(memory, campaign, clock.now());
        const { answers } = report;
        told.push({ ...report, quality: answers > 0 ? await quality.of(campaign, answers) : null });
      }
      return told;
    },
    async move(id, move) {
      await moveCampaign({ memory, clock }, id, move);
      onMoved();
    },
  };
}
