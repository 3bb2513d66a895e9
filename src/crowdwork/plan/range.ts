import { mean, quantile } from "simple-statistics";

export interface Range {
  readonly mean: number;
  /** 10 % quantile; `high` is the 90 % quantile. */
  readonly low: number;
  readonly high: number;
}

export function rangeOf(values: readonly number[]): Range {
  const copy = [...values];
  return { mean: mean(copy), low: quantile(copy, 0.1), high: quantile(copy, 0.9) };
}
