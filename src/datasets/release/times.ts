/** Times of a release: known to the hour or day, and in which order things happened in a household. */
import type { Moment } from "./rows.js";

const units = { hour: 3_600_000, day: 86_400_000 } as const;
export type Exactness = keyof typeof units;

/**
 * @param times every time of one household that goes into the release, milliseconds since 1970
 * @returns how such a time is told
 */
export function serializeTimes(
  times: Iterable<number>,
  exactness: Exactness,
): (at: number) => Moment {
  const sorted = [...new Set(times)].sort((one, other) => one - other);
  const ranks = new Map(sorted.map((at, rank) => [at, rank]));
  return (at) => {
    const order = ranks.get(at);
    if (order === undefined) throw new RangeError(`${at} is none of the times.`);
    return { at: coarsen(at, exactness), order };
  };
}

/** A time that was told before, no more exactly than this. */
export function retellTime({ at, order }: Moment, exactness: Exactness): Moment {
  return { at: coarsen(Date.parse(at), exactness), order };
}

function coarsen(at: number, exactness: Exactness): string {
  return new Date(Math.floor(at / units[exactness]) * units[exactness]).toISOString();
}

/** A time that is told in the same way again. */
export function timeOf({ at, order }: Moment): number {
  return Date.parse(at) + order;
}
