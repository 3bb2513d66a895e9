/** Sums, means and shares. They are 0 where there is nothing to work them out from. */
import { mean, sampleStandardDeviation } from "simple-statistics";
import { type ModelUsage, noUsage } from "../../src/core/model/model.js";

export function averageOf<Item>(items: readonly Item[], worth: (item: Item) => number): number {
  return items.length === 0 ? 0 : mean(items.map(worth));
}

export function deviationOf(values: readonly number[]): number {
  return values.length > 1 ? sampleStandardDeviation([...values]) : 0;
}

export function divide(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function sumUp<Key extends string>(
  rows: readonly Readonly<Record<Key, number>>[],
  keys: readonly Key[],
): Record<Key, number> {
  const sums = keys.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)]);
  return Object.fromEntries(sums) as Record<Key, number>;
}

export function sumUsage(rows: readonly ModelUsage[]): ModelUsage {
  return sumUp(rows, Object.keys(noUsage) as (keyof ModelUsage)[]);
}

export function countValues(values: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const value of values.toSorted()) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
