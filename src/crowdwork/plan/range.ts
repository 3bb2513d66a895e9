/** Figures of many simulated runs. */
import { mean, quantile } from "simple-statistics";

export interface Range {
  readonly mean: number;
  /** One run in ten lies below, one in ten above `high`. */
  readonly low: number;
  readonly high: number;
}

/** @param values at least one */
export function rangeOf(values: readonly number[]): Range {
  const copy = [...values];
  return { mean: mean(copy), low: quantile(copy, 0.1), high: quantile(copy, 0.9) };
}
