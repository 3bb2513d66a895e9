/** The facts of one of our own homes, for one of its tasks. */
import { readFileSync } from "node:fs";
import type { Facts, Thing } from "./facts.js";
import type { State } from "./state.js";

/** As in the JSON file of a home. */
export interface Home {
  readonly id: string;
  readonly places: readonly { readonly id: string; readonly openable?: boolean }[];
  readonly things: readonly HomeThing[];
  readonly tasks: readonly Task[];
}

interface HomeThing {
  readonly id: string;
  readonly in: string;
  readonly size?: string;
  readonly colour?: string;
  readonly material?: string;
  readonly owner?: string;
}

export interface Task {
  readonly type: string;
  readonly sentence: string;
  readonly object: string;
  readonly target: string;
  readonly particular?: Readonly<Record<string, string>>;
}

/** What is known of each kind of place and thing: data of the homes' format. */
interface Kinds {
  readonly places: Readonly<
    Record<string, { readonly openable?: boolean; readonly accepts?: string }>
  >;
  readonly things: Readonly<
    Record<string, { readonly category?: string; readonly abilities?: string }>
  >;
}

export const kinds: Kinds = readJson("household/view/kinds.json");

export function readHome(id: string): Home {
  return readJson(`data/${id}.json`);
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../../../scenes/${file}`, import.meta.url), "utf8"));
}

export function kindOf(id: string): string {
  return id.replace(/ \d+$/, "");
}

/** Types of a place and a thing that belongs there: "shelf mug". */
export function belongings(): ReadonlySet<string> {
  const pairs = Object.entries(kinds.places).flatMap(([place, { accepts = "" }]) =>
    Object.entries(kinds.things)
      .filter(([thing, { category = "" }]) =>
        accepts.split(" ").some((word) => word === thing || word === category),
      )
      .map(([thing]) => `${place} ${thing}`),
  );
  return new Set(pairs);
}

/** @param round which of its tasks, from 1 */
export function factsOfHome({ places, things, tasks }: Home, round: number): Facts {
  const task = tasks[round - 1];
  if (!task) throw new Error(`there is no task ${round}`);
  const receptacles = places.map(({ id, openable }) => ({
    name: id,
    type: kindOf(id),
    location: id,
    isOpenable: openable ?? kinds.places[kindOf(id)]?.openable ?? false,
  }));
  return {
    receptacles,
    things: things.map(thingOf),
    canContain: belongings(),
    start: "the middle of the room",
    locationNames: null,
    sentence: task.sentence,
    isWon: (state) => isDone(task, { places, things }, state),
  };
}

function thingOf(thing: HomeThing): Thing {
  const { id, in: place, size, colour, material } = thing;
  const looks = [size, colour, material].filter(Boolean).join(", ");
  return {
    name: id,
    listed: looks === "" ? id : `${id} (${looks})`,
    type: kindOf(id),
    location: place,
    receptacles: [place],
    abilities: new Set((kinds.things[kindOf(id)]?.abilities ?? "").split(" ")),
    inner: [],
    isCool: false,
  };
}

function isDone(
  { type, object, target, particular = {} }: Task,
  { places, things }: Pick<Home, "places" | "things">,
  { at, held, inside, hot, cool, clean, on }: State,
): boolean {
  const wanted = things.filter(
    (thing) =>
      kindOf(thing.id) === object &&
      Object.entries(particular).every(([key, value]) => thing[key as "owner"] === value),
  );
  if (type === "look_at_obj_in_light")
    return (
      wanted.some(({ id }) => id === held) &&
      things.some(({ id }) => kindOf(id) === target && on.has(id) && inside.has(`${id}|${at}`))
    );
  const treated = { heat: hot, cool, clean }[/_(heat|cool|clean)_/.exec(type)?.[1] ?? ""];
  const needed = type === "pick_two_obj_and_place" ? 2 : 1;
  return places.some(({ id: place }) => {
    const there = wanted.filter(({ id }) => inside.has(`${id}|${place}`));
    const right = there.filter(({ id }) => !treated || treated.has(id));
    return kindOf(place) === target && right.length >= needed;
  });
}
