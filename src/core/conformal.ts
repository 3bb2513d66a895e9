/** Split conformal prediction: sets that hold the right answer with a chosen probability. */

/** Probabilities of logits. A higher temperature makes them more even. */
export function softmax(logits: readonly number[], temperature = 1): readonly number[] {
  const highest = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp((logit - highest) / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * The threshold of nonconformity: the ceil((n + 1) * coverage)-th smallest of n. A new right answer, exchangeable
 * with the calibration's, stays within it with probability `coverage`.
 *
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

/**
 * A quantile as numpy computes it.
 *
 * @param values at least one
 * @param level in [0, 1]
 * @param method between two values: interpolate, or take the higher one
 */
export function quantile(
  values: readonly number[],
  level: number,
  method: "linear" | "higher",
): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * level;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return method === "higher" ? high : low + (high - low) * (at - Math.floor(at));
}
