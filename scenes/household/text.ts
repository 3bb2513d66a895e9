/** Writes what the robot sees in exactly ALFWorld's sentences. */
import { isAccessible } from "./commands.js";
import type { Layout } from "./layout.js";
import { condition, has, listAt, nothing, type State } from "./state.js";

export function joinList(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "nothing";
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

function listThings(layout: Layout, things: readonly number[]): string {
  return joinList(things.map((thing) => layout.listed[thing] ?? ""));
}

export function formatStart(layout: Layout, sentence: string): string {
  const places = joinList(layout.world.places.map(({ name }) => `a ${name}`));
  return [
    "-= Welcome to TextWorld, ALFRED! =-",
    `You are in the middle of a room. Looking quickly around you, you see ${places}.`,
    formatTask(sentence),
  ].join("\n\n");
}

export function formatTask(sentence: string): string {
  return `Your task is to: ${sentence}`;
}

export function formatPlace(layout: Layout, state: State, place: number): string {
  const { name, openable } = layout.place(place);
  if (!isAccessible(layout, state, place)) return `The ${name} is closed.`;
  const things = listThings(layout, listAt(state.contents, place));
  return openable
    ? `The ${name} is open. In it, you see ${things}.`
    : `On the ${name}, you see ${things}.`;
}

export function formatLook(layout: Layout, state: State): string {
  const places = listAt(layout.placesAt, state.at);
  if (places.length === 0) {
    return "You are in the middle of a room. Looking quickly around you, you see nothing.";
  }
  const faced = joinList(places.map((place) => layout.place(place).name));
  return `You are facing the ${faced}. Next to it, you see ${listThings(layout, strays(state, places))}.`;
}

function strays(state: State, places: readonly number[]): number[] {
  return listAt(state.reachable, state.at).flatMap((thing) =>
    places.filter((place) => listAt(state.removed, place).includes(thing)).map(() => thing),
  );
}

export function formatInventory(layout: Layout, state: State): string {
  return state.held === nothing
    ? "You are not carrying anything."
    : `You are carrying: ${layout.listed[state.held]}.`;
}

export function formatThing(layout: Layout, state: State, thing: number): string {
  const { name, inside } = layout.thing(thing);
  if (layout.can(thing, "contain")) {
    return `This is a normal ${name}. In it, you see ${listThings(layout, inside)}.`;
  }
  const words = conditionWords(state, thing);
  return words ? `This is a ${words} ${name}.` : `There's nothing special about ${name}.`;
}

function conditionWords(state: State, thing: number): string {
  const is = (bit: number) => has(state, thing, bit);
  const warmth = is(condition.hot) ? "hot" : is(condition.cool) ? "cool" : "";
  const sliced = is(condition.sliced) ? "sliced" : "";
  if (!is(condition.clean)) {
    if (warmth === "cool" && !sliced) return "cold";
    return [warmth, sliced].filter(Boolean).join(" ");
  }
  return [warmth ? `${warmth} and clean` : "clean", sliced].filter(Boolean).join(" ");
}

/** ALFWorld's help, including its misaligned line. */
export const helpText = `Available commands:
  look:                             look around your current location
  inventory:                        check your current inventory
  go to (receptacle):               move to a receptacle
  open (receptacle):                open a receptacle
  close (receptacle):               close a receptacle
  take (object) from (receptacle):  take an object from a receptacle
  move (object) to (receptacle):  place an object in or on a receptacle
  examine (something):              examine a receptacle or an object
  use (object):                     use an object
  heat (object) with (receptacle):  heat an object using a receptacle
  clean (object) with (receptacle): clean an object using a receptacle
  cool (object) with (receptacle):  cool an object using a receptacle
  slice (object) with (object):     slice an object using a sharp object
`;
