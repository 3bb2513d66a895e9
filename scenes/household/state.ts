/** Holds what changes in a household: where things are and in which condition. */
import type { World } from "./world.js";

export const condition = { clean: 1, hot: 2, cool: 4, on: 8, sliced: 16 } as const;

export const nothing = -1;

export interface State {
  at: number;
  held: number;
  /** By place: 1 if the place is open. */
  readonly opened: Uint8Array;
  /** By place: the things there, as listed. Inner lists are immutable, so copies are cheap. */
  readonly contents: (readonly number[])[];
  /** By place: things taken and not put back, which only `look` shows. */
  readonly removed: (readonly number[])[];
  /** By location: the things there, for `look` and `slice`. */
  readonly reachable: (readonly number[])[];
  /** By thing: bits of {@link condition}. */
  readonly condition: Uint8Array;
}

export function createState(world: World): State {
  const contents: number[][] = world.places.map(() => []);
  const reachable: number[][] = world.locations.map(() => []);
  world.things.forEach((thing, index) => {
    for (const place of thing.places) contents[place]?.push(index);
    for (const location of thing.locations) reachable[location]?.push(index);
  });
  return {
    at: world.start,
    held: nothing,
    opened: new Uint8Array(world.places.length),
    contents,
    removed: world.places.map(() => []),
    reachable,
    condition: Uint8Array.from(world.things, (thing) => (thing.cool ? condition.cool : 0)),
  };
}

export function copyState(state: State): State {
  return {
    ...state,
    opened: state.opened.slice(),
    contents: state.contents.slice(),
    removed: state.removed.slice(),
    reachable: state.reachable.slice(),
    condition: state.condition.slice(),
  };
}

export function saveState(state: State): string {
  const { at, held, opened, contents, removed, reachable, condition: conditions } = state;
  // Keeps the field names and order of older versions, or all stored states would be replayed.
  const lists = { contents, missed: removed, reachable };
  return JSON.stringify({ at, held, opened: [...opened], ...lists, condition: [...conditions] });
}

export function restoreState(saved: string): State {
  const { missed, ...state } = JSON.parse(saved) as Omit<State, "removed"> & {
    readonly missed: State["removed"];
  };
  return {
    ...state,
    removed: missed,
    opened: Uint8Array.from(state.opened),
    condition: Uint8Array.from(state.condition),
  };
}

const empty: readonly number[] = [];

export function listAt(lists: readonly (readonly number[])[], index: number): readonly number[] {
  return lists[index] ?? empty;
}

/** Adds an item in listing order; ignores duplicates. */
export function addTo(lists: (readonly number[])[], index: number, item: number): void {
  const list = listAt(lists, index);
  if (list.includes(item)) return;
  const after = list.findIndex((other) => other > item);
  lists[index] = after < 0 ? [...list, item] : list.toSpliced(after, 0, item);
}

export function removeFrom(lists: (readonly number[])[], index: number, item: number): void {
  const list = listAt(lists, index);
  if (list.includes(item)) lists[index] = list.filter((other) => other !== item);
}

export function has(state: State, thing: number, bit: number): boolean {
  return ((state.condition[thing] ?? 0) & bit) !== 0;
}

export function mark(state: State, thing: number, set: number, clear = 0): void {
  state.condition[thing] = ((state.condition[thing] ?? 0) & ~clear) | set;
}
