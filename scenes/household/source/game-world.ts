/** Builds the places and things of an ALFWorld game from its problem. */
import type { HomeTask } from "../../../src/core/episode/scene.js";
import { InputError } from "../../../src/core/errors.js";
import type { Ability, Place, Thing, World } from "../world.js";
import type { Predicate, Problem } from "./problem.js";

/** @throws InputError unless each place has one type and one location */
export function buildWorld(
  problem: Problem,
  names: ReadonlyMap<string, string>,
  task: HomeTask,
): World {
  const indexOf = (type: string) => {
    const ids = [...problem.entities].filter(([, is]) => is === type).map(([id]) => id);
    return new Map(ids.map((id, index) => [id, index]));
  };
  const index = {
    location: indexOf("location"),
    place: indexOf("receptacle"),
    thing: indexOf("object"),
  };
  const nameOf = (id: string) => names.get(id) ?? id;
  const places = readPlaces(problem, index, nameOf);
  const room = guessRoom(places);
  return {
    version: 1,
    title: `an ALFWorld ${room}`,
    voice: "alfworld",
    locations: [...index.location.keys()].map(nameOf),
    start: readStart(problem, index),
    places: places.map((place) => ({ ...place, room })),
    things: readThings(problem, index, nameOf),
    accepts: Object.fromEntries(
      [...pairs(problem, "cancontain")].map(([place, things]) => [
        withoutSuffix(place),
        things.map(withoutSuffix),
      ]),
    ),
    tasks: [task],
  };
}

/** Numbers of the places and things by their ids. */
type Indexes = Readonly<Record<"location" | "place" | "thing", ReadonlyMap<string, number>>>;

function readStart(problem: Problem, { location }: Indexes): number {
  const [at, more] = problem.facts("atlocation");
  if (!at || more) throw new InputError("the agent must start at exactly one location");
  return location.get(at[1] ?? "") ?? 0;
}

function readPlaces(
  problem: Problem,
  index: Indexes,
  nameOf: (id: string) => string,
): Omit<Place, "room">[] {
  const type = pairs(problem, "receptacletype");
  const location = pairs(problem, "receptacleatlocation");
  const openable = idsWith(problem, "openable");
  return [...index.place.keys()].map((id) => ({
    name: nameOf(id),
    type: withoutSuffix(exactlyOne(type, id, "type")),
    location: index.location.get(exactlyOne(location, id, "location")) ?? 0,
    openable: openable.has(id),
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

function readThings(problem: Problem, index: Indexes, nameOf: (id: string) => string): Thing[] {
  const type = pairs(problem, "objecttype");
  const places = pairs(problem, "inreceptacle");
  const locations = pairs(problem, "objectatlocation");
  const inside = pairs(problem, "inreceptacleobject", "reversed");
  const cool = idsWith(problem, "iscool");
  const able = abilityFacts.map(([ability, fact]) => ({ ability, ids: idsWith(problem, fact) }));
  return [...index.thing.keys()].map((id) => ({
    name: nameOf(id),
    // In two published games a cracked egg has no type; no place takes it.
    type: type.has(id) ? withoutSuffix(exactlyOne(type, id, "type")) : "",
    abilities: able.filter(({ ids }) => ids.has(id)).map(({ ability }) => ability),
    places: sortedIndexes(places.get(id), index.place),
    locations: sortedIndexes(locations.get(id), index.location),
    inside: sortedIndexes(inside.get(id), index.thing),
    cool: cool.has(id),
    attributes: {},
  }));
}

function idsWith(problem: Problem, predicate: Predicate): ReadonlySet<string | undefined> {
  return new Set(problem.facts(predicate).map(([id]) => id));
}

function pairs(problem: Problem, predicate: Predicate, order?: "reversed"): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [a = "", b = ""] of problem.facts(predicate)) {
    const [key, value] = order ? [b, a] : [a, b];
    const values = map.get(key);
    if (values) values.push(value);
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

function guessRoom(places: readonly Pick<Place, "type">[]): string {
  const has = (...types: string[]) => places.some(({ type }) => types.includes(type));
  if (has("fridge", "microwave", "stoveburner")) return "kitchen";
  if (has("toilet", "bathtubbasin", "sinkbasin")) return "bathroom";
  return has("bed") ? "bedroom" : "living room";
}
