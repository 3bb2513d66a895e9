/** The latest computed quality of a campaign's answers; readers do not wait for a new one. */
import type { Logger } from "pino";
import type { Campaign } from "../../core/campaign.js";
import type { BriefQuality } from "../../core/campaign-report.js";
import type { Memory } from "../../core/stores.js";
import { judgeBeside } from "./judge-beside.js";
import { judgeCampaign, toBrief } from "./quality.js";

/** Up to this many answers it takes only a moment. */
const fewAnswers = 500;
const restMs = 2000;
/** However often somebody looks, judging takes a twentieth of the time. */
const restFactor = 20;

interface Judged {
  readonly quality: BriefQuality | null;
  /** Not judged again before this time, by `performance.now()`. */
  readonly until: number;
}

export interface LastQuality {
  /** Null while it is worked out for the first time. */
  of(campaign: Campaign, answers: number): Promise<BriefQuality | null>;
}

/** @param database its file, from which a child process reads many answers; null: this process judges */
export function createLastQuality(parts: {
  readonly memory: Memory;
  readonly database: string | null;
  readonly log: Logger;
}): LastQuality {
  const { memory, database, log } = parts;
  const judged = new Map<string, Judged>();

  async function judge({ id }: Campaign, work: () => Promise<BriefQuality>): Promise<void> {
    const startedAt = performance.now();
    const before = judged.get(id)?.quality ?? null;
    judged.set(id, { quality: before, until: Number.POSITIVE_INFINITY });
    const quality = await work().catch((error: unknown) => {
      log.error(
        { event: "campaign-not-judged", campaign: id, error },
        "a campaign's answers were not judged",
      );
      return before;
    });
    const now = performance.now();
    judged.set(id, { quality, until: now + Math.max(restMs, restFactor * (now - startedAt)) });
  }

  return {
    async of(campaign, answers) {
      const known = judged.get(campaign.id);
      if (!known || known.until <= performance.now()) {
        if (database === null || answers <= fewAnswers)
          await judge(campaign, async () => toBrief(await judgeCampaign(memory, campaign)));
        else void judge(campaign, () => judgeBeside(database, campaign.id));
      }
      return judged.get(campaign.id)?.quality ?? null;
    },
  };
}
