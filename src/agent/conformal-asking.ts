/**
 * Decides by conformal prediction whether to ask (KnowNo, Ren et al. 2023, section 3): keeps a set of candidates that
 * contains the right one with a chosen probability.
 */

/**
 * Returns the threshold of nonconformity (distance from certainty): the ceil((n + 1) * coverage)-th smallest of n. A
 * new right answer, exchangeable with the calibration's, stays within it with probability `coverage`.
 * @param nonconformity of one right answer per calibration case; lower is more certain
 * @param coverage wanted, in (0, 1)
 * @returns Infinity (everything is kept) with too few cases
 */
export function conformalThreshold(nonconformity: readonly number[], coverage: number): number {
  const rank = Math.ceil((nonconformity.length + 1) * coverage - 1e-9);
  return nonconformity.toSorted((one, other) => one - other)[rank - 1] ?? Number.POSITIVE_INFINITY;
}

/** Returns the indexes of the candidates kept: their scores (higher is more certain) are at least 1 - threshold. */
export function predictionSet(scores: readonly number[], threshold: number): readonly number[] {
  return scores.flatMap((score, index) => (score >= 1 - threshold ? [index] : []));
}

export interface PastAnswer {
  readonly scores: readonly number[];
  /** Index of the right candidate; null when it is not among them. */
  readonly right: number | null;
}

const usualCoverage = 0.8;

function thresholdOf(past: readonly PastAnswer[], coverage: number): number {
  const nonconformity = past.map(({ scores, right }) =>
    right === null ? Number.POSITIVE_INFINITY : 1 - (scores[right] ?? 0),
  );
  return conformalThreshold(nonconformity, coverage);
}

/** Returns for each need how many candidates are kept, and whether the right one is. @slice aba */
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

/** Creates a rule that asks if no or several candidates are kept, or if scores or enough past answers are missing. */
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
