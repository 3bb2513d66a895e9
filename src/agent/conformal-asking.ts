/** Whether to ask, by conformal prediction over candidates (KnowNo, Ren et al. 2023, section 3). */
import { conformalThreshold, predictionSet } from "../core/conformal.js";

/** A question that was answered: how likely each candidate was held to be, and which one it was. */
export interface PastAnswer {
  /** In [0, 1], one per candidate. */
  readonly scores: readonly number[];
  /** Index of the right candidate; null when it was none of them. */
  readonly right: number | null;
}

/**
 * Calibrates on past answers.
 *
 * @param coverage share of needs whose right candidate is among those that are kept, in (0, 1)
 * @returns whether to ask: true unless exactly one candidate is kept. With too few past answers, and
 * where nothing is known of the candidates, everything is kept
 */
export function createConformalRule(
  past: readonly PastAnswer[],
  coverage = 0.8,
): (scores: readonly number[] | undefined) => boolean {
  const nonconformity = past.map(({ scores, right }) =>
    right === null ? Number.POSITIVE_INFINITY : 1 - (scores[right] ?? 0),
  );
  const threshold = conformalThreshold(nonconformity, coverage);
  return (scores) =>
    scores === undefined ||
    threshold === Number.POSITIVE_INFINITY ||
    predictionSet(scores, threshold).length !== 1;
}
