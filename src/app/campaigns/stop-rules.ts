import type { Logger } from "pino";
import type { Campaign, CampaignDesign } from "../../core/campaign.js";
import { localTimeOf } from "../../core/local-time.js";
import type { Memory } from "../../core/stores.js";
import { many } from "../../core/wording.js";
import { runJob } from "../worker/worker.js";
import { agreementSoFar } from "./rated-answers.js";

/** Returns the stop rule that applies, in words. */
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

const fewAnswers = 500;
/** The computation takes at most a twentieth of the time. */
const restFactor = 20;

/** Null while too few questions are answered, and before the first computation. */
export type AgreementWatch = (
  memory: Memory,
  design: CampaignDesign,
  answers: number,
) => Promise<number | null>;

interface Known {
  readonly answers: number;
  readonly alpha: number | null;
  /** Earliest next computation, by `performance.now()`. */
  readonly until: number;
}

/** @param database the file from which a child process reads many answers; null to compute in this process */
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
