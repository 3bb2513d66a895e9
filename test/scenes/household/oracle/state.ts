import type { Facts } from "./facts.js";

/** What changes while a world is played. Pairs are "thing|receptacle" and "thing|location". */
export interface State {
  at: string;
  held: string | null;
  readonly opened: Set<string>;
  readonly inside: Set<string>;
  readonly near: Set<string>;
  /** Pairs that a take removed, and that were not put back since. */
  readonly removed: Set<string>;
  readonly hot: Set<string>;
  readonly cool: Set<string>;
  readonly clean: Set<string>;
  readonly sliced: Set<string>;
  readonly on: Set<string>;
}

export function startOf({ start, things }: Facts): State {
  return {
    at: start,
    held: null,
    opened: new Set(),
    inside: new Set(
      things.flatMap(({ name, receptacles }) => receptacles.map((one) => `${name}|${one}`)),
    ),
    near: new Set(
      things.flatMap(({ name, location }) => (location === null ? [] : [`${name}|${location}`])),
    ),
    removed: new Set(),
    hot: new Set(),
    cool: new Set(things.filter(({ isCool }) => isCool).map(({ name }) => name)),
    clean: new Set(),
    sliced: new Set(),
    on: new Set(),
  };
}
