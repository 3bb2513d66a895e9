/** Homes written by us: a small JSON format (described in scenes/data/README.md) as a {@link World}. */
import { z } from "zod";
import { InputError } from "../../../src/core/errors.js";
import { classOf } from "../../../src/core/fact.js";
import { isParticular } from "../goal.js";
import { describePlaceKind, describeThingKind, fits } from "../view/kinds.js";
import { attributesSchema, taskSchema, type World } from "../world.js";

const name = z.string().regex(/^[a-z]+ [1-9]\d*$/, 'is a kind and a number, like "mug 2"');

const placeSchema = z.strictObject({
  id: name,
  room: z.string().min(1),
  /** Name for people; by default the everyday name of its kind. */
  label: z.string().min(1).optional(),
  /** By default as its kind. */
  openable: z.boolean().optional(),
});

const thingSchema = z.strictObject({
  id: name,
  /** The place where it is at the start. */
  in: name,
  ...attributesSchema.shape,
});

/** A home file. Every problem is found at once, with the path to it. */
export const homeSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, "is lower-case letters, digits and dashes"),
    /** As in "Sous is in {title}". */
    title: z.string().min(1),
    rooms: z.array(z.string().min(1)).min(1),
    people: z.array(z.string().min(1)),
    places: z.array(placeSchema).min(1),
    things: z.array(thingSchema).min(1),
    tasks: z.array(taskSchema).min(1),
  })
  .superRefine((home, context) => {
    for (const { path, message } of findFaults(home)) {
      context.addIssue({ code: "custom", path, message });
    }
  });
export type Home = z.infer<typeof homeSchema>;

/** Reads a home's JSON; `file` is for messages. Throws {@link InputError} listing every problem. */
export function readHome(text: string, options: { file: string }): Home {
  const home = homeSchema.safeParse(parseJson(text, options.file));
  if (home.success) return home.data;
  const faults = home.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new InputError(`not a home: ${faults.join("; ")}`, options);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(`not JSON (${(cause as Error).message})`, { file, cause });
  }
}

export function buildHome(home: Home): World {
  const kinds = new Set(home.things.map((thing) => classOf(thing.id)));
  const placeKinds = new Set(home.places.map((place) => classOf(place.id)));
  const accepts = [...placeKinds].map(
    (place) => [place, [...kinds].filter((kind) => fits(place, kind))] as const,
  );
  return {
    version: 1,
    title: home.title,
    voice: "everyday",
    locations: [...home.places, null].map((_, index) => `loc ${index + 1}`),
    start: home.places.length,
    places: home.places.map(({ id, room, label, openable }, location) => ({
      name: id,
      type: classOf(id),
      location,
      openable: openable ?? describePlaceKind(classOf(id))?.openable ?? false,
      room,
      ...(label && { label }),
    })),
    things: home.things.map(({ id, in: where, ...attributes }) => {
      const place = home.places.findIndex((candidate) => candidate.id === where);
      return {
        name: id,
        type: classOf(id),
        abilities: [...(describeThingKind(classOf(id))?.abilities ?? [])],
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

interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
}

function findFaults(home: z.infer<typeof homeSchema>): Fault[] {
  return [
    ...repeated(home.places, "places"),
    ...repeated(home.things, "things"),
    ...home.places.flatMap((place, i) => faultsOfPlace(home, place).map(at("places", i))),
    ...home.things.flatMap((thing, i) => faultsOfThing(home, thing).map(at("things", i))),
    ...home.tasks.flatMap((task, i) => faultsOfTask(home, task).map(at("tasks", i))),
  ];
}

function at(list: string, index: number) {
  return (message: string): Fault => ({ path: [list, index], message });
}

function repeated(items: readonly { id: string }[], list: string): Fault[] {
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, i) =>
    ids.indexOf(id) < i ? [{ path: [list, i], message: `there are two of "${id}"` }] : [],
  );
}

function faultsOfPlace(home: Home, place: Home["places"][number]): string[] {
  const faults: string[] = [];
  if (!describePlaceKind(classOf(place.id))) faults.push(`"${place.id}" is no known kind of place`);
  if (!home.rooms.includes(place.room)) faults.push(`there is no room "${place.room}"`);
  return faults;
}

function faultsOfThing(home: Home, thing: Home["things"][number]): string[] {
  const kind = classOf(thing.id);
  if (!describeThingKind(kind)) return [`"${thing.id}" is no known kind of thing`];
  const faults: string[] = [];
  if (!home.places.some((place) => place.id === thing.in)) {
    faults.push(`"${thing.in}", where ${thing.id} should be, is not a place of this home`);
  } else if (!fits(classOf(thing.in), kind)) {
    faults.push(`${thing.id} does not go in or on ${thing.in}`);
  }
  if (thing.owner && !home.people.includes(thing.owner)) {
    faults.push(`${thing.id} belongs to "${thing.owner}", who is not one of the people`);
  }
  return faults;
}

function faultsOfTask(home: Home, task: Home["tasks"][number]): string[] {
  const wanted = home.things.filter(
    (thing) => classOf(thing.id) === task.object && isParticular(thing, task.particular),
  );
  const targets = [...home.places, ...home.things].filter(({ id }) => classOf(id) === task.target);
  const faults: string[] = [];
  if (wanted.length === 0) faults.push(`no ${task.object} is as "${task.sentence}" wants it`);
  if (targets.length === 0) faults.push(`there is no ${task.target} for "${task.sentence}"`);
  return faults;
}
