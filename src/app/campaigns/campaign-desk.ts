/** What the owner's page of campaigns does: tell how far each is, and start, pause and close them. */
import type { Campaign } from "../../core/campaign.js";
import type { BriefQuality, CampaignDesk, CampaignOverview } from "../../core/campaign-report.js";
import type { Clock } from "../../core/clock.js";
import type { Memory } from "../../core/stores.js";
import { moveCampaign } from "./life.js";
import { judgeCampaign, toBrief } from "./quality.js";
import { reportOn } from "./report.js";

export function createCampaignDesk(parts: {
  readonly memory: Memory;
  readonly clock: Clock;
  /** A campaign was started, paused or closed. */
  readonly onMoved: () => void;
}): CampaignDesk {
  const { memory, clock, onMoved } = parts;
  const quality = new LastQuality(memory);
  return {
    async list() {
      const told: CampaignOverview[] = [];
      for (const campaign of await memory.campaigns.list()) {
        const report = await reportOn(memory, campaign, clock.now());
        const isAnswered = report.answers > 0;
        told.push({ ...report, quality: isAnswered ? await quality.of(campaign) : null });
      }
      return told;
    },
    async move(id, move) {
      await moveCampaign({ memory, clock }, id, move);
      onMoved();
    },
  };
}

const restMs = 2000;
/** However many answers there are and however often a page looks, judging takes a twentieth of the time. */
const restFactor = 20;

/** Judged anew when it has rested. */
class LastQuality {
  readonly #judged = new Map<string, { readonly quality: BriefQuality; readonly until: number }>();

  constructor(private readonly memory: Memory) {}

  async of(campaign: Campaign): Promise<BriefQuality> {
    const startedAt = performance.now();
    const known = this.#judged.get(campaign.id);
    if (known && startedAt < known.until) return known.quality;
    const quality = toBrief(await judgeCampaign(this.memory, campaign));
    const now = performance.now();
    const until = now + Math.max(restMs, restFactor * (now - startedAt));
    this.#judged.set(campaign.id, { quality, until });
    return quality;
  }
}
