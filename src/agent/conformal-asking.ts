/** Whether to ask, by conformal prediction over candidates (KnowNo, Ren et al. 2023, section 3). */
import { conformalThreshold, predictionSet } from "../core/conformal.js";

/** An answered question: the likelihood of each candidate, and the right one. */
export interface PastAnswer {
  /** In [0, 1], one per candidate. */
  readonly scores: readonly number[];
  /** Index of the right candidate; null when it was none of them. */
  readonly right: number | null;
}

const usualCoverage = 0.8;

function thresholdOf(past: readonly PastAnswer[], coverage: number): number {
  const nonconformity = past.map(({ scores, right }) =>
    right === null ? Number.POSITIVE_INFINITY : 1 - (scores[right] ?? 0),
  );
  return conformalThreshold(nonconformity, coverage);
}

/**
 * The sets that past answers give to other needs: how large, and whether the right candidate is in it.
 *
 * @slice aba
 */
export function coverageOf(
  needs: readonly PastAnswer[],
  past: readonly PastAnswer[],
  coverage: number,
): readonly { readonly size: number; readonly isKept: boolean }[] {
  const threshold = thresholdOf(past, coverage);
  return needs.map(({ scores, right }) => {
    const kept = predictionSet(scores, threshold);
    return { size: kept.length, isKept: right !== null && kept.includes(right) };
  });
}

/** Describes a calibrated policy in words. */
export function formatCalibration(past: readonly PastAnswer[]): string {
  const known = `${past.length} past ${past.length === 1 ? "answer" : "answers"}`;
  const threshold = thresholdOf(past, usualCoverage);
  if (threshold === Number.POSITIVE_INFINITY) {
    const least = Math.ceil(usualCoverage / (1 - usualCoverage) - 1e-9);
    const reason =
      past.length < least
        ? `${known}, and at least ${least} are needed`
        : `${known}, and too often none of the candidates was right`;
    return `conformal: ${reason}. People are asked whatever is missing.`;
  }
  const share = ((1 - threshold) * 100).toFixed(0);
  return `conformal: calibrated on ${known}. People are asked unless exactly one candidate is at least ${share} % likely.`;
}

/**
 * Calibrates on past answers.
 *
 * @param coverage share of needs whose right candidate is kept, in (0, 1)
 * @returns whether to ask: true unless exactly one candidate is kept. Everything is kept with too few past
 * answers, and when the candidates' likelihoods are unknown
 */
export function createConformalRule(
  past: readonly PastAnswer[],
  coverage = usualCoverage,
): (scores: readonly number[] | undefined) => boolean {
  const threshold = thresholdOf(past, coverage);
  return (scores) =>
    scores === undefined ||
    threshold === Number.POSITIVE_INFINITY ||
    predictionSet(scores, threshold).length !== 1;
}
