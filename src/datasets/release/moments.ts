/** Times of a release: known to the hour or day, and in which order things happened in a household. */
import type { Moment } from "./rows.js";

const units = { hour: 3_600_000, day: 86_400_000 } as const;
export type Exactness = keyof typeof units;

/**
 * @param times every time of one household that goes into the release, milliseconds since 1970
 * @returns how such a time is told
 */
export function tellTimes(times: Iterable<number>, exactness: Exactness): (at: number) => Moment {
  const sorted = [...new Set(times)].sort((one, other) => one - other);
  const ranks = new Map(sorted.map((at, rank) => [at, rank]));
  return (at) => {
    const order = ranks.get(at);
    if (order === undefined) throw new RangeError(`${at} is none of the times.`);
    const coarse = Math.floor(at / units[exactness]) * units[exactness];
    return { at: new Date(coarse).toISOString(), order };
  };
}

/** A time that is told in the same way again. */
export function timeOf({ at, order }: Moment): number {
  return Date.parse(at) + order;
}
