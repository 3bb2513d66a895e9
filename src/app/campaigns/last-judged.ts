/** Caches the last judgement, so that readers need not wait. */
import type { Logger } from "pino";
import type { Campaign } from "../../core/campaign.js";
import { runJob } from "../worker/worker.js";

/** More answers are judged in a child process. */
const fewAnswers = 500;
const restMs = 2000;
/** Judging takes at most a twentieth of the time. */
const restFactor = 20;

interface Judged<Result> {
  readonly result: Result | null;
  /** Earliest next judgement, by `performance.now()`. */
  readonly until: number;
}

export type LastJudged<Result> = (campaign: Campaign, answers: number) => Promise<Result | null>;

/** @param database the file from which a child process reads many answers; null to judge in this process */
export function createLastJudged<Result>(
  { database, log }: { readonly database: string | null; readonly log: Logger },
  what: "quality" | "figures",
  judge: (campaign: Campaign) => Promise<Result>,
): LastJudged<Result> {
  const judged = new Map<string, Judged<Result>>();

  async function renew({ id }: Campaign, work: () => Promise<Result>): Promise<void> {
    const startedAt = performance.now();
    const before = judged.get(id)?.result ?? null;
    judged.set(id, { result: before, until: Number.POSITIVE_INFINITY });
    const result = await work().catch((error: unknown) => {
      log.error(
        { event: "campaign-not-judged", campaign: id, error },
        "a campaign's answers were not judged",
      );
      return before;
    });
    const now = performance.now();
    judged.set(id, { result, until: now + Math.max(restMs, restFactor * (now - startedAt)) });
  }

  return async (campaign, answers) => {
    const known = judged.get(campaign.id);
    if (!known || known.until <= performance.now()) {
      if (database === null || answers <= fewAnswers) await renew(campaign, () => judge(campaign));
      else
        void renew(
          campaign,
          () => runJob(what, { database, campaign: campaign.id }) as Promise<Result>,
        );
    }
    return judged.get(campaign.id)?.result ?? null;
  };
}
