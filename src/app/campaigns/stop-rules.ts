/** When a campaign is over. */
import type { Logger } from "pino";
import type { Campaign, CampaignDesign } from "../../core/campaign.js";
import { localTimeOf } from "../../core/local-time.js";
import type { Memory } from "../../core/stores.js";
import { many } from "../../core/wording.js";
import { runJob } from "../worker/worker.js";
import { agreementSoFar } from "./agreement.js";

/** Why a campaign is over by its stop rules, in words; null while it is not. */
export async function whyOver(
  memory: Memory,
  { id, design }: Campaign,
  now: number,
  agreement: AgreementWatch,
): Promise<string | null> {
  const { stop, timeZone } = design;
  const { answers } = await memory.campaigns.counts(id);
  if (stop.answers !== undefined && answers >= stop.answers)
    return `${many(answers, "answer")} ${answers === 1 ? "was" : "were"} given, and ${stop.answers} were wanted`;
  if (stop.date !== undefined && localTimeOf(now, timeZone).day > stop.date)
    return `its last day was ${stop.date}`;
  if (stop.agreement === undefined) return null;
  const alpha = await agreement(memory, design, answers);
  if (alpha === null || alpha < stop.agreement) return null;
  return `people agree: alpha is ${alpha.toFixed(3)}, and ${stop.agreement} was wanted`;
}

/** Up to this many answers it takes only a moment. */
const fewAnswers = 500;
/** However fast people answer, working it out takes a twentieth of the time. */
const restFactor = 20;

/** Agreement so far; null before enough questions have their answers, and before it was worked out. */
export type AgreementWatch = (
  memory: Memory,
  design: CampaignDesign,
  answers: number,
) => Promise<number | null>;

interface Known {
  readonly answers: number;
  readonly alpha: number | null;
  /** Not worked out again before this time, by `performance.now()`. */
  readonly until: number;
}

/**
 * Works it out again only when the number of answers has changed. Of many answers it gives the last known
 * agreement while a process of its own works out the new one.
 *
 * @param database its file; null: this process works it out
 */
export function watchAgreement(database: string | null = null, log?: Logger): AgreementWatch {
  const known = new Map<string, Known>();

  async function workOut(id: string, answers: number, file: string): Promise<void> {
    const startedAt = performance.now();
    const before = known.get(id)?.alpha ?? null;
    known.set(id, { answers, alpha: before, until: Number.POSITIVE_INFINITY });
    try {
      const alpha = await runJob("agreement", { database: file, campaign: id });
      const now = performance.now();
      known.set(id, { answers, alpha, until: now + restFactor * (now - startedAt) });
    } catch (error) {
      log?.error(
        { event: "campaign-not-judged", campaign: id, error },
        "how far answers agree was not worked out",
      );
      known.set(id, { answers: -1, alpha: before, until: performance.now() + 60_000 });
    }
  }

  return async (memory, design, answers) => {
    const { id } = design;
    const before = known.get(id);
    if (before?.answers === answers) return before.alpha;
    if (database !== null && answers > fewAnswers) {
      if (!before || before.until <= performance.now()) void workOut(id, answers, database);
      return known.get(id)?.alpha ?? null;
    }
    const alpha = await agreementSoFar(memory, design);
    known.set(id, { answers, alpha, until: 0 });
    return alpha;
  };
}
