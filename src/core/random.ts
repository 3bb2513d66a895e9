/** Draws random numbers from a seed. World, policy and simulated people have their own streams. */

/** Returns a number in [0, 1). */
export type Random = () => number;

/** Returns the 32-bit FNV-1a hash. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns an independent stream (mulberry32) per list of labels: `seededRandom(seed, "people", "Ana", "mug")`. */
export function seededRandom(seed: number, ...labels: readonly string[]): Random {
  let state = hashText([seed, ...labels].join("\u0000"));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws from the standard normal distribution, by Box and Muller. */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Draws from a log-normal distribution; `spread` is the standard deviation of the logarithm. */
export function drawAround(median: number, spread: number, random: Random): number {
  return median * Math.exp(spread * drawNormal(random));
}

export function pick<T>(random: Random, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)];
}

export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
