/** Times of a release: to the hour or day, and the order in which things happened in a household. */
import type { ReleasedTime } from "./rows.js";

const units = { hour: 3_600_000, day: 86_400_000 } as const;
type Exactness = keyof typeof units;

/**
 * @param times all times of one household in the release, milliseconds since 1970
 * @returns gives one of these times as it is released
 */
export function serializeTimes(
  times: Iterable<number>,
  exactness: Exactness,
): (at: number) => ReleasedTime {
  const sorted = [...new Set(times)].sort((one, other) => one - other);
  const ranks = new Map(sorted.map((at, rank) => [at, rank]));
  return (at) => {
    const order = ranks.get(at);
    if (order === undefined) throw new RangeError(`${at} is none of the times.`);
    return { at: coarsen(at, exactness), order };
  };
}

/** A released time, at most this exact. */
export function coarsenTime({ at, order }: ReleasedTime, exactness: Exactness): ReleasedTime {
  return { at: coarsen(Date.parse(at), exactness), order };
}

function coarsen(at: number, exactness: Exactness): string {
  return new Date(Math.floor(at / units[exactness]) * units[exactness]).toISOString();
}

/** A time in milliseconds that is released in the same way again. */
export function timeOf({ at, order }: ReleasedTime): number {
  return Date.parse(at) + order;
}
