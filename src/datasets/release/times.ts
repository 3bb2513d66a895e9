import type { ReleasedTime } from "./rows.js";

const units = { hour: 3_600_000, day: 86_400_000 } as const;
type Exactness = keyof typeof units;

/** @param times all of a household's times, milliseconds since 1970 */
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

export function coarsenTime({ at, order }: ReleasedTime, exactness: Exactness): ReleasedTime {
  return { at: coarsen(Date.parse(at), exactness), order };
}

function coarsen(at: number, exactness: Exactness): string {
  return new Date(Math.floor(at / units[exactness]) * units[exactness]).toISOString();
}

/** Milliseconds that serialise to the same released time. */
export function timeOf({ at, order }: ReleasedTime): number {
  return Date.parse(at) + order;
}
