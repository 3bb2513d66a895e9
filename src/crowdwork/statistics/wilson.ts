export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number | null;
  /** 95 % interval by Wilson (1927), good for small numbers and for all or none. */
  readonly interval: readonly [number, number];
}

export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: null, interval: [0, 1] };
  const z = 1.959964;
  const share = count / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return { count, of, share, interval: [Math.max(0, middle - half), Math.min(1, middle + half)] };
}
