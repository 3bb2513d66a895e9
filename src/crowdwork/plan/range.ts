import { mean, quantile } from "simple-statistics";

export type Range = ReturnType<typeof rangeOf>;

export function rangeOf(values: readonly number[]) {
  const copy = [...values];
  return {
    mean: mean(copy),
    /** 10 % quantile; `high` is the 90 % quantile. */
    low: quantile(copy, 0.1),
    high: quantile(copy, 0.9),
  };
}
