/** What a campaign's answers cost by the rate of its design. */
import type { AnswerTime, PayRate } from "../core/campaign.js";
import type { CampaignCost } from "../core/campaign-report.js";
import type { Memory } from "../core/stores.js";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A question waits in a chat for longer than somebody thinks about it: no answer counts for more. */
const longestMs = 5 * minuteMs;

/** People's time, in milliseconds. */
interface Worked {
  /** Of each answer no more than the longest thought. */
  readonly bounded: number;
  /** All of it. */
  readonly most: number;
}

/**
 * By answer: the answers that count. By the hour: for each answer the time since the question was before them or, if
 * that is later, since the same person's answer before, for nobody works on two at once.
 *
 * @param progress.growth what there will be at the end for each that there is now; null while that is not known
 */
export async function costOf(
  memory: Memory,
  campaign: { readonly id: string; readonly rate: PayRate },
  progress: { readonly answers: number; readonly growth: number | null },
): Promise<CampaignCost> {
  const { rate } = campaign;
  const expect = (spent: number, answers: number) =>
    progress.growth === null || answers === 0 ? null : spent * progress.growth;
  if (rate.per === "answer") {
    const spent = progress.answers * rate.amount;
    return {
      rate,
      answers: progress.answers,
      spent,
      expected: expect(spent, progress.answers),
      workedMs: null,
      longestMs: null,
      most: null,
    };
  }
  const times = await memory.campaigns.answerTimes(campaign.id);
  const { bounded, most } = sumWork(times);
  const spent = (bounded / hourMs) * rate.amount;
  return {
    rate,
    answers: times.length,
    workedMs: bounded,
    longestMs,
    spent,
    most: (most / hourMs) * rate.amount,
    expected: expect(spent, times.length),
  };
}

/** @param times oldest first */
export function sumWork(times: readonly AnswerTime[]): Worked {
  const last = new Map<string, number>();
  let [bounded, most] = [0, 0];
  for (const { person, since, at } of times) {
    const took = Math.max(0, at - Math.max(since, last.get(person) ?? since));
    last.set(person, at);
    bounded += Math.min(took, longestMs);
    most += took;
  }
  return { bounded, most };
}
