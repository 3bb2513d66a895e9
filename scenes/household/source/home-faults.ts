import { z } from "zod";
import type { Attributes } from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { everydayName } from "../../../src/core/words/names.js";
import { treatments } from "../commands.js";
import { isParticular } from "../goal.js";
import {
  describePlaceKind,
  describeThingKind,
  fits,
  kindOf,
  placeKindNames,
  thingKindNames,
} from "../view/kinds.js";
import { faultsOfOpenTask } from "./open-task.js";
import { findNearest, nameSome, suggest } from "./suggest.js";

/** Limits of new home files, as messages, drawings and buttons have no more room. */
const mostItems: Readonly<Record<string, number>> = {
  rooms: 20,
  people: 50,
  places: 100,
  things: 300,
  tasks: 200,
};

const longestWords: Readonly<Record<string, number>> = { title: 80, label: 60, sentence: 300 };
const longestUsual = 40;
/** Most levels of nesting; valid homes have fewer. */
const deepest = 8;
const isOneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Finds long lists, long words and line breaks. */
export function findExcess(value: unknown, path: Fault["path"] = []): Fault[] {
  if (path.length > deepest) return [{ path, message: "is too deep in the file" }];
  const name = String(path.findLast((key) => typeof key === "string") ?? "");
  if (typeof value === "string") {
    const most = longestWords[name] ?? longestUsual;
    if (value.length > most) return [{ path, message: `has more than ${most} characters` }];
    if (!isOneLine.test(value))
      return [{ path, message: "is not one line without control characters" }];
    return [];
  }
  if (Array.isArray(value)) {
    const most = mostItems[name] ?? longestUsual;
    if (value.length > most) return [{ path, message: `has more than ${most} entries` }];
    return value.flatMap((item, index) => findExcess(item, [...path, index]));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findExcess(inner, [...path, key]));
}

export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const text = z.string().optional().catch(undefined);
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([]);
const described = { colour: text, material: text, size: text, owner: text };

/** Keeps what is readable; drops what is missing or mistyped. */
export const sketchSchema = z.object({
  rooms: list(text),
  people: z.array(text).optional().catch(undefined),
  places: list(z.object({ id: text, like: text, room: text }).catch({})),
  things: list(z.object({ id: text, like: text, in: text, ...described }).catch({})),
  tasks: list(
    z
      .object({
        type: text,
        sentence: text,
        object: text,
        target: text,
        place: text,
        particular: z.object(described).optional().catch(undefined),
        open: z.boolean().optional().catch(undefined),
      })
      .catch({}),
  ),
});
export type HomeSketch = z.infer<typeof sketchSchema>;

interface Item {
  readonly id?: string | undefined;
  readonly like?: string | undefined;
}

const kindNames = { place: placeKindNames, thing: thingKindNames } as const;
type Kind = keyof typeof kindNames;
const examples = { place: "cabinet", thing: "kettle" } as const;
const taken = new Set(
  [...placeKindNames, ...thingKindNames].flatMap((kind) => [kind, everydayName(kind)]),
);

function kindIn(item: Item | undefined): string {
  return item?.id === undefined ? "" : kindOf({ ...item, id: item.id });
}

function faultsOfKind(home: HomeSketch, item: Item, what: Kind): Fault[] {
  const { id, like } = item;
  if (id === undefined) return [];
  const kind = classOf(id);
  const known = kindNames[what];
  if (like === undefined) {
    if (known.includes(kind)) return [];
    const message = `"${id}" is no known kind of ${what}; ${suggest(kind, known)}${adviseFreeName(kind, what)}`;
    return [{ path: ["id"], message }];
  }
  const message = explainFreeName(home, { id, kind, like, what });
  return message === null ? [] : [{ path: ["like"], message }];
}

function adviseFreeName(kind: string, what: Kind): string {
  if (findNearest(kind, kindNames[what]) !== null) return "";
  return ` Or keep the name and say what it behaves like: "like": "${examples[what]}".`;
}

function explainFreeName(
  home: HomeSketch,
  { id, kind, like, what }: { id: string; kind: string; like: string; what: Kind },
): string | null {
  const has = (items: readonly Item[], wanted: (item: Item) => boolean) =>
    items.some((item) => item.id !== undefined && classOf(item.id) === kind && wanted(item));
  const [same, others] = what === "place" ? [home.places, home.things] : [home.things, home.places];
  if (!kindNames[what].includes(like))
    return `"${like}" is no known kind of ${what}; ${suggest(like, kindNames[what])}`;
  if (taken.has(kind))
    return `"${kind}" is the name of a known kind already; remove "like", or give ${id} a name of its own`;
  if (Object.values(treatments).some((place) => place === like))
    return `the robot heats, cools and cleans only where it knows the kind; write "${like} 1" and give it the label "${kind}"`;
  if (has(same, (item) => item.like !== like))
    return `another ${kind} behaves otherwise; all of one name behave like the same kind`;
  if (has(others, () => true))
    return `a place and a thing are both called "${kind}"; give one another name`;
  return null;
}

export function findFaults(home: HomeSketch): Fault[] {
  const within = (key: "places" | "things" | "tasks", index: number) => (fault: Fault) => ({
    ...fault,
    path: [key, index, ...fault.path],
  });
  return [
    ...repeated(home.places, "places"),
    ...repeated(home.things, "things"),
    ...home.places.flatMap((place, i) => faultsOfPlace(home, place).map(within("places", i))),
    ...home.things.flatMap((thing, i) => faultsOfThing(home, thing).map(within("things", i))),
    ...home.tasks.flatMap((task, i) => faultsOfTask(home, task).map(within("tasks", i))),
  ];
}

function repeated(items: readonly { id?: string }[], key: string): Fault[] {
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, i) =>
    id !== undefined && ids.indexOf(id) < i
      ? [{ path: [key, i, "id"], message: `there are two of "${id}"; give one another number` }]
      : [],
  );
}

function faultsOfPlace(home: HomeSketch, place: HomeSketch["places"][number]): Fault[] {
  const { room } = place;
  const faults = faultsOfKind(home, place, "place");
  if (room !== undefined && home.rooms.length > 0 && !home.rooms.includes(room)) {
    faults.push({
      path: ["room"],
      message: `there is no room "${room}"; ${suggest(room, home.rooms)} (Or add it to "rooms".)`,
    });
  }
  return faults;
}

function faultsOfThing(home: HomeSketch, thing: HomeSketch["things"][number]): Fault[] {
  const { id, in: where, owner } = thing;
  const faults = faultsOfKind(home, thing, "thing");
  const kind = kindIn(thing);
  const places = home.places.map((place) => place.id);
  if (where !== undefined && places.length > 0) {
    if (!places.includes(where)) {
      // A misspelt kind of the place is reported at the place.
      if (!isMisspelt(where, home.places))
        faults.push({
          path: ["in"],
          message: `"${where}", where ${id ?? "it"} should be, is not a place of this home; ${suggest(where, places)}`,
        });
    } else {
      const place = kindIn(home.places.find((one) => one.id === where));
      const areKnown = describeThingKind(kind) && describePlaceKind(place);
      if (areKnown && !fits(place, kind))
        faults.push({
          path: ["in"],
          message: `${id} does not go in or on ${where}; put it ${somewhereElse(kind, home)}`,
        });
    }
  }
  if (isStranger(home, owner)) {
    faults.push({
      path: ["owner"],
      message: `${id ?? "it"} belongs to "${owner}", who is not one of the people; ${suggest(owner ?? "", home.people ?? [])} (Or add "${owner}" to "people".)`,
    });
  }
  return faults;
}

function faultsOfTask(home: HomeSketch, task: HomeSketch["tasks"][number]): Fault[] {
  const { type, object, target, place, particular, sentence = "this task" } = task;
  const faults: Fault[] = [];
  const sameKind = home.things.filter(({ id }) => id !== undefined && classOf(id) === object);
  if (object !== undefined && home.things.length > 0 && sameKind.length === 0) {
    faults.push({
      path: ["object"],
      message: `there is no ${object} for "${sentence}"; ${suggest(object, kindsOf(home.things))}`,
    });
  } else if (
    particular &&
    !sameKind.some((thing) => isParticular(thing, particular)) &&
    !sameKind.some((thing) => isStranger(home, thing.owner))
  ) {
    faults.push({
      path: ["particular"],
      message: `no ${object} is as "${sentence}" wants it (${formatAttributes(particular)}); change this, or a ${object}`,
    });
  }
  const isLook = type === "look_at_obj_in_light";
  const targets = kindsOf(isLook ? home.things : home.places);
  const isMissing = target !== undefined && home.places.length > 0 && !targets.includes(target);
  if (isMissing && !isMisspelt(target, isLook ? home.things : home.places)) {
    faults.push({
      path: ["target"],
      message: `there is no ${target} for "${sentence}"; ${suggest(target, targets)}`,
    });
  }
  const ids = home.places.flatMap(({ id = "" }) => (classOf(id) === target ? [id] : []));
  if (place !== undefined && ids.length > 0 && !ids.includes(place)) {
    const message = `there is no ${target} "${place}" for "${sentence}"; ${suggest(place, ids)}`;
    faults.push({ path: ["place"], message });
  }
  return task.open && faults.length === 0 ? faultsOfOpenTask(task, sameKind) : faults;
}

function isStranger(home: HomeSketch, owner: string | undefined): boolean {
  return owner !== undefined && home.people !== undefined && !home.people.includes(owner);
}

function isMisspelt(word: string, items: readonly Item[]): boolean {
  const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id, classOf(id)]));
  const meant = findNearest(word, ids);
  const kind = kindIn(
    items.find(({ id }) => id !== undefined && [id, classOf(id)].includes(meant ?? "")),
  );
  return meant !== null && !describePlaceKind(kind) && !describeThingKind(kind);
}

function kindsOf(items: readonly { id?: string }[]): string[] {
  return [...new Set(items.flatMap(({ id }) => (id === undefined ? [] : [classOf(id)])))];
}

function somewhereElse(kind: string, { places }: HomeSketch): string {
  const good = places.filter((place) => fits(kindIn(place), kind)).map(({ id }) => id);
  return good.length > 0 ? `in or on ${nameSome(good)}` : "away: no place here takes it";
}

function formatAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${value}`]))
    .join(", ");
}
