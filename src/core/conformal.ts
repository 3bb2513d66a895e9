/** Split conformal prediction: sets that contain the right answer with a chosen probability. */

/**
 * The threshold of nonconformity: the ceil((n + 1) * coverage)-th smallest of n. A new right
 * answer, exchangeable with the calibration's, stays within it with probability `coverage`.
 * @param nonconformity of one right answer per calibration case; lower is surer
 * @param coverage wanted, in (0, 1)
 * @returns Infinity (everything is kept) with too few cases
 */
export function conformalThreshold(nonconformity: readonly number[], coverage: number): number {
  const rank = Math.ceil((nonconformity.length + 1) * coverage - 1e-9);
  return nonconformity.toSorted((one, other) => one - other)[rank - 1] ?? Number.POSITIVE_INFINITY;
}

/** Indexes of the scores (higher is surer) of at least 1 - threshold. */
export function predictionSet(scores: readonly number[], threshold: number): readonly number[] {
  return scores.flatMap((score, index) => (score >= 1 - threshold ? [index] : []));
}
