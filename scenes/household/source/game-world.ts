import type { HomeTask } from "../../../src/core/episode/scene.js";
import { InputError } from "../../../src/core/errors.js";
import type { Ability, Place, Thing, World } from "../world.js";
import type { Predicate, Problem } from "./problem.js";

/** Builds the world of a parsed game. @throws InputError unless each place has one type and one location */
export function buildWorld(
  problem: Problem,
  names: ReadonlyMap<string, string>,
  task: HomeTask,
): World {
  const ids = (type: string) =>
    [...problem.entities].filter(([, is]) => is === type).map(([id]) => id);
  const locations = ids("location");
  const indexes: Indexes = {
    location: indexOf(locations),
    place: indexOf(ids("receptacle")),
    thing: indexOf(ids("object")),
    name: names,
  };
  const places = readPlaces(problem, indexes);
  const room = guessRoom(places);
  return {
    version: 1,
    title: `an ALFWorld ${room}`,
    voice: "alfworld",
    locations: locations.map((id) => names.get(id) ?? id),
    start: readStart(problem, indexes),
    places: places.map((place) => ({ ...place, room })),
    things: readThings(problem, indexes),
    accepts: readAccepts(problem),
    tasks: [task],
  };
}

interface Indexes {
  readonly location: ReadonlyMap<string, number>;
  readonly place: ReadonlyMap<string, number>;
  readonly thing: ReadonlyMap<string, number>;
  readonly name: ReadonlyMap<string, string>;
}

function indexOf(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, index) => [id, index]));
}

function readStart(problem: Problem, { location }: Indexes): number {
  const [at, more] = problem.facts("atlocation");
  if (!at || more) throw new InputError("the agent must start at exactly one location");
  return location.get(at[1] ?? "") ?? 0;
}

function readPlaces(problem: Problem, indexes: Indexes): Place[] {
  const type = pairs(problem, "receptacletype");
  const location = pairs(problem, "receptacleatlocation");
  const openable = new Set(problem.facts("openable").map(([id]) => id));
  return [...indexes.place.keys()].map((id) => ({
    name: indexes.name.get(id) ?? id,
    type: withoutSuffix(exactlyOne(type, id, "type")),
    location: indexes.location.get(exactlyOne(location, id, "location")) ?? 0,
    openable: openable.has(id),
    room: "",
  }));
}

const abilityFacts: readonly (readonly [Ability, Predicate])[] = [
  ["pick", "pickupable"],
  ["heat", "heatable"],
  ["cool", "coolable"],
  ["clean", "cleanable"],
  ["slice", "sliceable"],
  ["use", "toggleable"],
  ["contain", "isreceptacleobject"],
];

function readThings(problem: Problem, indexes: Indexes): Thing[] {
  const type = pairs(problem, "objecttype");
  const places = pairs(problem, "inreceptacle");
  const locations = pairs(problem, "objectatlocation");
  const inside = pairs(problem, "inreceptacleobject", "reversed");
  const cool = new Set(problem.facts("iscool").map(([id]) => id));
  const able = abilityFacts.map(
    ([ability, fact]) => [ability, new Set(problem.facts(fact).map(([id]) => id))] as const,
  );
  return [...indexes.thing.keys()].map((id) => ({
    name: indexes.name.get(id) ?? id,
    // Two published games have a cracked egg without a type, which no place takes.
    type: type.has(id) ? withoutSuffix(exactlyOne(type, id, "type")) : "",
    abilities: able.filter(([, ids]) => ids.has(id)).map(([ability]) => ability),
    places: sortedIndexes(places.get(id), indexes.place),
    locations: sortedIndexes(locations.get(id), indexes.location),
    inside: sortedIndexes(inside.get(id), indexes.thing),
    cool: cool.has(id),
    attributes: {},
  }));
}

function readAccepts(problem: Problem): World["accepts"] {
  const accepted = [...pairs(problem, "cancontain")].map(
    ([place, things]) => [withoutSuffix(place), things.map(withoutSuffix)] as const,
  );
  return Object.fromEntries(accepted);
}

function pairs(problem: Problem, predicate: Predicate, order?: "reversed"): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [a = "", b = ""] of problem.facts(predicate)) {
    const [key, value] = order ? [b, a] : [a, b];
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  }
  return map;
}

function exactlyOne(map: ReadonlyMap<string, readonly string[]>, id: string, what: string): string {
  const [value, more] = map.get(id) ?? [];
  if (value === undefined || more !== undefined) {
    throw new InputError(`${id} must have exactly one ${what}`);
  }
  return value;
}

function sortedIndexes(
  ids: readonly string[] | undefined,
  indexes: ReadonlyMap<string, number>,
): number[] {
  return (ids ?? []).map((id) => indexes.get(id) ?? 0).sort((a, b) => a - b);
}

function withoutSuffix(type: string): string {
  return type.replace(/type$/, "");
}

function guessRoom(places: readonly Place[]): string {
  const has = (...types: string[]) => places.some(({ type }) => types.includes(type));
  if (has("fridge", "microwave", "stoveburner")) return "kitchen";
  if (has("toilet", "bathtubbasin", "sinkbasin")) return "bathroom";
  return has("bed") ? "bedroom" : "living room";
}
