/** What a campaign's answers cost by the rate of its design. */
import type { AnswerTime, PayRate } from "../core/campaign.js";
import type { CampaignCost } from "../core/campaign-report.js";
import type { Memory } from "../core/stores.js";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A question may wait in a chat for long: no answer counts for more time than this. */
const longestMs = 5 * minuteMs;

/**
 * Paid by the answer: the answers that count. Paid by the hour: for each answer the time since its person had the
 * question or, if that is later, since their previous answer, because nobody works on two questions at once.
 *
 * @param progress.growth how many times as much there will be at the end as there is now; null: unknown
 */
export async function costOf(
  campaigns: Pick<Memory["campaigns"], "answerTimes">,
  { id, rate }: { readonly id: string; readonly rate: PayRate },
  { answers, growth }: { readonly answers: number; readonly growth: number | null },
): Promise<CampaignCost> {
  const expect = (spent: number, paid: number) =>
    growth === null || paid === 0 ? null : spent * growth;
  if (rate.per === "answer") {
    const spent = answers * rate.amount;
    const expected = expect(spent, answers);
    return { rate, answers, spent, expected, workedMs: null, longestMs: null, most: null };
  }
  const times = await campaigns.answerTimes(id);
  const { workedMs, mostMs } = sumWork(times);
  const spent = (workedMs / hourMs) * rate.amount;
  const most = (mostMs / hourMs) * rate.amount;
  const expected = expect(spent, times.length);
  return { rate, answers: times.length, workedMs, longestMs, spent, most, expected };
}

/**
 * @param times oldest first
 * @returns people's time in milliseconds, with at most {@link longestMs} for each answer, and all of it
 */
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
