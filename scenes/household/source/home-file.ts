/** Parses a home's file, and builds its world. */
import { type Home, homeShape } from "../../../src/core/episode/home-file.js";
import { InputError } from "../../../src/core/errors.js";
import { parseJson } from "../../../src/core/json.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { describePlaceKind, describeThingKind, fits, kindOf } from "../view/kinds.js";
import type { World } from "../world.js";
import { findExcess, findFaults } from "./home-faults.js";
import { cutLine, nameSome } from "./suggest.js";

/** Checks also that the parts fit together. Reports every problem with its path. */
export const homeSchema = homeShape.superRefine((home, context) => {
  for (const { path, message } of findFaults(home)) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
});

export function summariseHome(home: Home) {
  const { id, title, rooms, places, things, tasks, orders = [] } = home;
  return {
    id,
    title,
    rooms: rooms.length,
    places: places.length,
    things: things.length,
    tasks: tasks.length + orders.length,
  };
}

/** @throws InputError that lists all problems */
export function readHome(text: string, options: { file: string }): Home {
  const home = homeSchema.safeParse(parseJson(text, options));
  if (home.success) return home.data;
  throw notAHome(home.error.issues, options);
}

/** Like {@link readHome}, but limits the words of new files. */
export function readHomeFile(text: string, options: { file: string }): Home {
  const excess = findExcess(parseJson(text, options));
  if (excess.length > 0) throw notAHome(excess, options);
  return readHome(text, options);
}

function notAHome(
  faults: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  options: { file: string },
): InputError {
  const told = faults.map(({ path, message }) => cutLine(`${path.join(".")}: ${message}`));
  return new InputError(`not a home: ${nameSome(told, "; ")}`, options);
}

export function buildHome(home: Pick<Home, "title" | "places" | "things" | "tasks">): World {
  const kinds = new Map(home.things.map((thing) => [classOf(thing.id), kindOf(thing)]));
  const placeKinds = new Map(home.places.map((place) => [classOf(place.id), kindOf(place)]));
  const accepts = [...placeKinds].map(
    ([place, like]) =>
      [place, [...kinds].flatMap(([thing, kind]) => (fits(like, kind) ? [thing] : []))] as const,
  );
  return {
    version: 1,
    title: home.title,
    voice: "everyday",
    locations: [...home.places, null].map((_, index) => `loc ${index + 1}`),
    start: home.places.length,
    places: home.places.map(({ id, like, room, label, openable }, location) => ({
      name: id,
      type: classOf(id),
      location,
      openable: openable ?? describePlaceKind(kindOf({ id, like }))?.openable ?? false,
      room,
      ...(like && { like }),
      ...(label && { label }),
    })),
    things: home.things.map(({ id, like, in: where, ...attributes }) => {
      const place = home.places.findIndex((candidate) => candidate.id === where);
      return {
        name: id,
        type: classOf(id),
        ...(like && { like }),
        abilities: [...(describeThingKind(kindOf({ id, like }))?.abilities ?? [])],
        places: [place],
        locations: [place],
        inside: [],
        cool: false,
        attributes,
      };
    }),
    accepts: Object.fromEntries(accepts),
    tasks: home.tasks,
  };
}
