/**
 * Conformal prediction as in AmbiK's repository, to compare with its figures. Its quantile bounds scores from below, so
 * that a fifth of the right options is kept where four fifths are wanted.
 */
import { InputError } from "../../../src/core/errors.js";

function levelOf(count: number, coverage: number): number {
  return Math.ceil((count + 1) * coverage - 1e-9) / count;
}

/** @throws InputError with so few scores that no quantile exists */
export function repoThreshold(scores: readonly number[], coverage: number): number {
  const level = levelOf(scores.length, coverage);
  if (!(level <= 1)) {
    throw new InputError(
      `${scores.length} right options are too few to calibrate as the repository does: it needs 4 at least`,
    );
  }
  return quantile(scores, level);
}

type ScoreMap = Readonly<Record<string, number>>;

/** KnowNo keeps what is above the threshold, LAP and LofreeCP what reaches it. */
export function repoSet(
  method: "knowno" | "lap" | "lofree",
  scores: ScoreMap,
  threshold: number,
): readonly string[] {
  return Object.entries(scores)
    .filter(([, score]) => (method === "knowno" ? score > threshold : score >= threshold))
    .map(([option]) => option);
}

/** LAP's score: the probability becomes an exponent, both affordances are 1 in effect. */
export function repoLapScore(probability: number): number {
  return probability > 0 ? Math.exp(probability) : 0;
}

/** Interpolated between two values, as numpy does. */
function quantile(values: readonly number[], level: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * level;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}
