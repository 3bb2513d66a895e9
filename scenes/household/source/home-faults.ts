/** Finds what is wrong in a home's file, even in an unfinished one. */
import { z } from "zod";
import { type Attributes, taskTypes } from "../../../src/core/episode/scene.js";
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
import { describeThing } from "../view/owner-view.js";
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
  if (path.length > deepest) return [faultAt(path, "is too deep in the file")];
  const name = String(path.findLast((key) => typeof key === "string") ?? "");
  if (typeof value === "string") {
    const most = longestWords[name] ?? longestUsual;
    if (value.length > most) return [faultAt(path, `has more than ${most} characters`)];
    if (!isOneLine.test(value))
      return [faultAt(path, "is not one line without control characters")];
    return [];
  }
  if (Array.isArray(value)) {
    const most = mostItems[name] ?? longestUsual;
    if (value.length > most) return [faultAt(path, `has more than ${most} entries`)];
    return value.flatMap((item, index) => findExcess(item, [...path, index]));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findExcess(inner, [...path, key]));
}

export type Fault = ReturnType<typeof faultAt>;

function faultAt(path: readonly (string | number)[], message: string) {
  return { path, message };
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

type Item = Pick<HomeSketch["places"][number], "id" | "like">;

const kindNames = { place: placeKindNames, thing: thingKindNames } as const;
type Kind = keyof typeof kindNames;
const examples = { place: "cabinet", thing: "kettle" } as const;
const knownNames = new Set(
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
  if (like !== undefined) {
    const message = explainFreeName(home, { id, kind, like, what });
    return message === null ? [] : [faultAt(["like"], message)];
  }
  if (known.includes(kind)) return [];
  const advice =
    findNearest(kind, known) === null
      ? ` Or keep the name and say what it behaves like: "like": "${examples[what]}".`
      : "";
  const message = `"${id}" is no known kind of ${what}; ${suggest(kind, known)}${advice}`;
  return [faultAt(["id"], message)];
}

function explainFreeName(
  home: HomeSketch,
  { id, kind, like, what }: { id: string; kind: string; like: string; what: Kind },
): string | null {
  const named = (items: readonly Item[]) =>
    items.filter((item) => item.id !== undefined && classOf(item.id) === kind);
  const [same, others] = what === "place" ? [home.places, home.things] : [home.things, home.places];
  if (!kindNames[what].includes(like))
    return `"${like}" is no known kind of ${what}; ${suggest(like, kindNames[what])}`;
  if (knownNames.has(kind))
    return `"${kind}" is the name of a known kind already; remove "like", or give ${id} a name of its own`;
  if (Object.values(treatments).some((place) => place === like))
    return `the robot heats, cools and cleans only where it knows the kind; write "${like} 1" and give it the label "${kind}"`;
  if (named(same).some((item) => item.like !== like))
    return `another ${kind} behaves otherwise; all of one name behave like the same kind`;
  if (named(others).length > 0)
    return `a place and a thing are both called "${kind}"; give one another name`;
  return null;
}

export function findFaults(home: HomeSketch): Fault[] {
  const each = <K extends "places" | "things" | "tasks">(
    key: K,
    faultsOf: (home: HomeSketch, item: HomeSketch[K][number]) => Fault[],
  ) =>
    home[key].flatMap((item: HomeSketch[K][number], index) =>
      faultsOf(home, item).map(({ path, message }) => faultAt([key, index, ...path], message)),
    );
  return [
    ...repeated(home.places, "places"),
    ...repeated(home.things, "things"),
    ...each("places", faultsOfPlace),
    ...each("things", faultsOfThing),
    ...each("tasks", faultsOfTask),
  ];
}

function repeated(items: readonly Item[], key: string): Fault[] {
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, i) =>
    id !== undefined && ids.indexOf(id) < i
      ? [faultAt([key, i, "id"], `there are two of "${id}"; give one another number`)]
      : [],
  );
}

function faultsOfPlace(home: HomeSketch, place: HomeSketch["places"][number]): Fault[] {
  const { room } = place;
  const faults = faultsOfKind(home, place, "place");
  if (room !== undefined && home.rooms.length > 0 && !home.rooms.includes(room)) {
    const advice = `${suggest(room, home.rooms)} (Or add it to "rooms".)`;
    faults.push(faultAt(["room"], `there is no room "${room}"; ${advice}`));
  }
  return faults;
}

function faultsOfThing(home: HomeSketch, thing: HomeSketch["things"][number]): Fault[] {
  const { id = "it", in: where, owner } = thing;
  const faults = faultsOfKind(home, thing, "thing");
  const kind = kindIn(thing);
  const places = home.places.map((place) => place.id);
  const place = kindIn(home.places.find((one) => one.id === where));
  // A misspelt kind of the place is already reported at the place.
  if (where !== undefined && places.includes(where)) {
    const areKnown = describeThingKind(kind) && describePlaceKind(place);
    if (areKnown && !fits(place, kind)) {
      const message = `${id} does not go in or on ${where}; put it ${somewhereElse(kind, home)}`;
      faults.push(faultAt(["in"], message));
    }
  } else if (where !== undefined && places.length > 0 && !isMisspelt(where, home.places)) {
    const message = `"${where}", where ${id} should be, is not a place of this home; ${suggest(where, places)}`;
    faults.push(faultAt(["in"], message));
  }
  if (isStranger(home, owner)) {
    const advice = `${suggest(owner ?? "", home.people ?? [])} (Or add "${owner}" to "people".)`;
    const message = `${id} belongs to "${owner}", who is not one of the people; ${advice}`;
    faults.push(faultAt(["owner"], message));
  }
  return faults;
}

function faultsOfTask(home: HomeSketch, task: HomeSketch["tasks"][number]): Fault[] {
  const { type, object, target, place, particular, sentence = "this task" } = task;
  const faults: Fault[] = [];
  const sameKind = home.things.filter(({ id }) => id !== undefined && classOf(id) === object);
  if (object !== undefined && home.things.length > 0 && sameKind.length === 0) {
    const message = `there is no ${object} for "${sentence}"; ${suggest(object, kindsOf(home.things))}`;
    faults.push(faultAt(["object"], message));
  } else if (
    particular &&
    !sameKind.some((thing) => isParticular(thing, particular) || isStranger(home, thing.owner))
  ) {
    const message = `no ${object} is as "${sentence}" wants it (${formatAttributes(particular)}); change this, or a ${object}`;
    faults.push(faultAt(["particular"], message));
  }
  const among = type === "look_at_obj_in_light" ? home.things : home.places;
  const targets = kindsOf(among);
  const isMissing = target !== undefined && home.places.length > 0 && !targets.includes(target);
  if (isMissing && !isMisspelt(target, among)) {
    const message = `there is no ${target} for "${sentence}"; ${suggest(target, targets)}`;
    faults.push(faultAt(["target"], message));
  }
  const ids = home.places.flatMap(({ id = "" }) => (classOf(id) === target ? [id] : []));
  if (place !== undefined && ids.length > 0 && !ids.includes(place)) {
    const message = `there is no ${target} "${place}" for "${sentence}"; ${suggest(place, ids)}`;
    faults.push(faultAt(["place"], message));
  }
  return task.open && faults.length === 0 ? faultsOfOpenTask(task, sameKind) : faults;
}

/** Task types that bring a single thing somewhere. */
export const openTypes = taskTypes.filter(
  (type) => type !== "look_at_obj_in_light" && type !== "pick_two_obj_and_place",
);

/** Finds why people cannot choose: the things must look different. */
function faultsOfOpenTask(
  { type, object, particular }: HomeSketch["tasks"][number],
  choices: HomeSketch["things"],
): Fault[] {
  const faults: Fault[] = [];
  if (type !== undefined && !openTypes.some((name) => name === type)) {
    const types = openTypes.join(", ");
    const message = `is not possible with ${type}; the type is one of ${types}`;
    faults.push(faultAt(["open"], message));
  }
  if (particular) {
    const message = "does not go with an open task: people choose the thing; remove one of the two";
    faults.push(faultAt(["particular"], message));
  }
  if (choices.length < 2) {
    const message = `there is only one ${object} to choose from; add another, or remove "open"`;
    faults.push(faultAt(["open"], message));
  }
  const looks = choices.map((thing) => describeThing("", thing));
  const alike = choices.filter((_, index) => looks.indexOf(looks[index] ?? "") < index);
  if (alike.length > 0) {
    const names = alike.map(({ id }) => id).join(", ");
    const message = `people cannot tell ${names} from another ${object}; give them colours, sizes, materials or owners`;
    faults.push(faultAt(["object"], message));
  }
  return faults;
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

function kindsOf(items: readonly Item[]): string[] {
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
