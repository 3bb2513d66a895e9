/** Computes what people's answers cost. */
import type { Memory } from "../../memory/stores.js";
import type { AnswerTime, PayRate } from "../core/campaign/campaign.js";
import type { CampaignCost } from "../core/campaign/campaign-report.js";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer times count as this, as a question may wait in a chat for hours. */
const longestMs = 5 * minuteMs;

/**
 * Computes the pay, by valid answer or by hour. An answer's time begins when the person got the question or gave the
 * previous answer, whichever is later.
 * @param progress.growth factor from now to the end; null when unknown
 */
export async function costOf(
  campaigns: Pick<Memory["campaigns"], "answerTimes">,
  { id, rate }: { readonly id: string; readonly rate: PayRate },
  { answers, growth }: { readonly answers: number; readonly growth: number | null },
): Promise<CampaignCost> {
  const times = rate.per === "hour" ? await campaigns.answerTimes(id) : null;
  const { workedMs, mostMs } = sumWork(times ?? []);
  const paid = times?.length ?? answers;
  const spent = payFor(rate, { answers, workedMs });
  const expected = growth === null || paid === 0 ? null : spent * growth;
  const most = payFor(rate, { answers, workedMs: mostMs });
  const bounds = times ? { workedMs, longestMs, most } : unbounded;
  return { rate, answers: paid, spent, expected, ...bounds };
}

const unbounded = { workedMs: null, longestMs: null, most: null };

export function payFor(
  { amount, per }: PayRate,
  { answers, workedMs }: { readonly answers: number; readonly workedMs: number },
): number {
  return amount * (per === "answer" ? answers : workedMs / hourMs);
}

/** Sums people's milliseconds, with {@link longestMs} as limit per answer and without. @param times oldest first */
export function sumWork(times: readonly AnswerTime[]) {
  const last = new Map<string, number>();
  let [workedMs, mostMs] = [0, 0];
  for (const { person, since, at } of times) {
    const took = Math.max(0, at - Math.max(since, last.get(person) ?? since));
    last.set(person, at);
    workedMs += Math.min(took, longestMs);
    mostMs += took;
  }
  return { workedMs, mostMs };
}
