/** The part of a household that changes. Inner lists are never changed in place, so copies are cheap. */
import type { World } from "./world.js";

/** Bits of {@link State.condition}. */
export const condition = { clean: 1, hot: 2, cool: 4, on: 8, sliced: 16 } as const;

/** Nothing in the hand. */
export const nothing = -1;

export interface State {
  /** Location of the agent. */
  at: number;
  /** The thing in the hand, or {@link nothing}. */
  held: number;
  /** Per place: 1 when opened. */
  readonly opened: Uint8Array;
  /** Per place: the things in or on it, in listing order. */
  readonly contents: (readonly number[])[];
  /** Per place: things taken from it and not put back since (only `look` shows them). */
  readonly missed: (readonly number[])[];
  /** Per location: the things that can be reached from it (`look` and `slice` ask). */
  readonly reachable: (readonly number[])[];
  /** Per thing: bits of {@link condition}. */
  readonly condition: Uint8Array;
}

/** The state a household is in before anything has happened. */
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
    missed: world.places.map(() => []),
    reachable,
    condition: Uint8Array.from(world.things, (thing) => (thing.cool ? condition.cool : 0)),
  };
}

export function copyState(state: State): State {
  return {
    at: state.at,
    held: state.held,
    opened: state.opened.slice(),
    contents: state.contents.slice(),
    missed: state.missed.slice(),
    reachable: state.reachable.slice(),
    condition: state.condition.slice(),
  };
}

/** The state as JSON. */
export function saveState(state: State): string {
  const { opened, condition: conditions } = state;
  return JSON.stringify({ ...state, opened: [...opened], condition: [...conditions] });
}

/** What {@link saveState} gave, as a state again. */
export function restoreState(saved: string): State {
  const state = JSON.parse(saved) as State;
  return {
    ...state,
    opened: Uint8Array.from(state.opened),
    condition: Uint8Array.from(state.condition),
  };
}

const empty: readonly number[] = [];

/** The list at `index`; the empty one for an index that does not exist. */
export function listAt(lists: readonly (readonly number[])[], index: number): readonly number[] {
  return lists[index] ?? empty;
}

/** Adds to the list at `index`, keeping listing order; adding twice is adding once. */
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

/** Sets and clears bits of a thing's condition. */
export function mark(state: State, thing: number, set: number, clear = 0): void {
  state.condition[thing] = ((state.condition[thing] ?? 0) & ~clear) | set;
}
