/** Tests differences, and computes intervals of shares. */
import { mean, sampleVariance } from "simple-statistics";

/** Two-sided 5 % point of the normal distribution. */
const z = 1.959964;

/** Welch's unequal-variances t-test, two-sided at 5 %; false for groups below two values. */
export function isSignificant(one: readonly number[], other: readonly number[]): boolean {
  if (one.length < 2 || other.length < 2) return false;
  const a = sampleVariance([...one]) / one.length;
  const b = sampleVariance([...other]) / other.length;
  const difference = Math.abs(mean([...one]) - mean([...other]));
  if (a + b === 0) return difference > 0;
  const freedom = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  return difference / Math.sqrt(a + b) > criticalT(freedom);
}

/** Two-sided 5 % point of Student's t (Abramowitz and Stegun 26.7.5). @slice replay */
export function criticalT(freedom: number): number {
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ];
  return terms.reduce((sum, term, at) => sum + term / freedom ** (at + 1), z);
}

export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number | null;
  /** 95 % interval by Wilson (1927), good for small numbers and for all or none. */
  readonly interval: readonly [number, number];
}

export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: null, interval: [0, 1] };
  const share = count / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return { count, of, share, interval: [Math.max(0, middle - half), Math.min(1, middle + half)] };
}
