/** Draws numbers and items at random. */
import type { Random } from "../../../src/core/random.js";

export function drawNumber(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function drawSeveral<T>(random: Random, items: readonly T[], count: number): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0 && drawn.length < count) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

export function drawWeighted<T>(
  random: Random,
  items: readonly T[],
  weigh: (item: T) => number,
): T | undefined {
  const weights = items.map(weigh);
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return items.find((_, index) => {
    rest -= weights[index] ?? 0;
    return rest < 0;
  });
}
