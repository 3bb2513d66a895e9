/** Generates furnished homes with possible tasks from a number (seed). */
import { readFileSync } from "node:fs";
import type { Home } from "../../../src/core/episode/home-file.js";
import type { Attributes } from "../../../src/core/episode/scene.js";
import { InputError } from "../../../src/core/errors.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { packageFile } from "../../../src/core/package-file.js";
import { type Random, seededRandom } from "../../../src/core/random.js";
import { everydayName } from "../../../src/core/words/names.js";
import { joinWords } from "../../../src/core/words/wording.js";
import { buildHome, homeSchema } from "../source/home-file.js";
import { keepingWeight, keptKinds, type RoomKind, roomKindOf, roomKinds } from "../view/keeping.js";
import { describeThingKind } from "../view/kinds.js";
import { authorTasks } from "./author-tasks.js";
import { drawNumber, drawSeveral, drawWeighted } from "./draw.js";

type HomePlace = Home["places"][number];

const { furniture, whichOne, firstNames } = JSON.parse(
  readFileSync(packageFile("scenes/household/generate/furniture.json"), "utf8"),
) as {
  /** Furniture by kind of room. An optional piece (`extras`) that is listed twice may occur twice. */
  readonly furniture: Readonly<
    Record<RoomKind, { readonly core: string; readonly extras: string }>
  >;
  /** Labels for several of a kind in one room; other kinds get numbers. */
  readonly whichOne: Readonly<Record<string, readonly string[]>>;
  readonly firstNames: string;
};

function drawPlaces(random: Random, rooms: readonly RoomKind[]): HomePlace[] {
  const [least, most] = rooms.length === 1 ? [4, 7] : [0, 1];
  const drawn = rooms.flatMap((room) => {
    const { core, extras } = furniture[room];
    const more = drawSeveral(random, extras.split(" "), drawNumber(random, least, most));
    return groupAlike([...core.split(" "), ...more]).map((kind) => ({ kind, room }));
  });
  const places = drawn.map(({ kind, room }, index) => ({
    id: `${kind} ${drawn.slice(0, index + 1).filter((other) => other.kind === kind).length}`,
    room,
  }));
  return places.map((place) => labelPlace(place, places));
}

function groupAlike(kinds: readonly string[]): string[] {
  return [...new Set(kinds)].flatMap((kind) => kinds.filter((other) => other === kind));
}

/** Labels a place where its kind is ambiguous: "top kitchen drawer". */
function labelPlace(place: HomePlace, places: readonly HomePlace[]): HomePlace {
  const kind = classOf(place.id);
  const alike = places.filter(({ id }) => classOf(id) === kind);
  const here = alike.filter(({ room }) => room === place.room);
  if (alike.length === 1) return place;
  const name = everydayName(kind);
  const inRoom = alike.length > here.length ? `${place.room} ${name}` : name;
  const pattern = here.length > 1 ? whichOne[kind]?.[here.indexOf(place)] : "{}";
  return pattern ? { ...place, label: pattern.replace("{}", inRoom) } : place;
}

/** Draws people whose names have different initials. */
function drawPeople(random: Random, count: number): string[] {
  const names = firstNames.split(" ");
  const drawn = drawSeveral(random, names, names.length);
  return drawn
    .filter((name, at) => drawn.findIndex((other) => other[0] === name[0]) === at)
    .slice(0, count)
    .sort();
}

export const homeKinds = ["kitchen", "livingroom", "bedroom", "bathroom", "flat"] as const;
export type HomeKind = (typeof homeKinds)[number];

const hallShare = 0.4;
const fewestThings = 12;
/** Most homes need only a few attempts (see the tests). */
const mostAttempts = 100;

/** Makes a home, the same for the same input. The planner proved that its tasks can be done in sequence. */
export function generateHome({
  seed,
  kind,
  ...family
}: Partial<Pick<Home, "people" | "title">> & {
  readonly seed: number;
  readonly kind: HomeKind;
}): Home {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const home = draftHome(seededRandom(seed, "home", kind, String(attempt)), kind, family);
    const random = seededRandom(seed, "tasks", kind, String(attempt));
    const tasks = home.things.length >= fewestThings && authorTasks(random, buildHome(home));
    if (tasks) return homeSchema.parse({ ...home, id: `${kind}-${seed}`, tasks });
  }
  throw new InputError(`Seed ${seed} gives no ${kind} with enough to do; try another seed.`);
}

function draftHome(
  random: Random,
  kind: HomeKind,
  family: Partial<Pick<Home, "people" | "title">>,
): Home {
  const rooms = drawRooms(random, kind);
  const people = [...(family.people ?? drawPeople(random, drawNumber(random, 2, 3)))];
  const places = drawPlaces(random, rooms);
  const size = kind === "flat" ? drawNumber(random, 28, 36) : drawNumber(random, 14, 20);
  return {
    id: kind,
    title: family.title ?? `${joinWords(people, "and")}'s ${kind === "flat" ? "flat" : rooms[0]}`,
    rooms,
    people,
    places,
    things: drawThings(random, { places, people, size }),
    tasks: [],
  };
}

function drawRooms(random: Random, kind: HomeKind): RoomKind[] {
  if (kind !== "flat") return roomKinds.filter((room) => room.replace(" ", "") === kind);
  const hall: RoomKind[] = random() < hallShare ? ["hall"] : [];
  return ["kitchen", "living room", "bedroom", "bathroom", ...hall];
}

/** The kind of a single known room, otherwise "flat". */
export function kindOfHome({ rooms }: Pick<Home, "rooms">): HomeKind {
  const [only = "", ...more] = rooms.map(roomKindOf);
  return homeKinds.find((kind) => more.length === 0 && kind === only?.replace(" ", "")) ?? "flat";
}

type HomeThing = Home["things"][number];

/** Most things per place, as more are hard to read in a drawing. */
const mostOnOnePlace = 5;
/** Number of kinds with one thing per person, and of other kinds with two or three different things. */
const familyCount = 2;
const singleOwnedShare = 0.3;

type Stock = Pick<Home, "places" | "people"> & { readonly size: number };

function drawThings(random: Random, stock: Stock): HomeThing[] {
  const kinds = drawKinds(random, stock);
  const shelves = stock.places.map((place) => ({ place, held: 0 }));
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([kind, attributes]) =>
      attributes.flatMap((described, index) => {
        const place = putAway(random, kind, shelves);
        return place ? [{ id: `${kind} ${index + 1}`, in: place.id, ...described }] : [];
      }),
    );
}

function drawKinds(random: Random, stock: Stock): Map<string, Attributes[]> {
  const kinds = new Map<string, Attributes[]>();
  const likeliest = new Map(
    keptKinds.map((kind) => [
      kind,
      Math.max(...stock.places.map((place) => keepingWeight(kind, place))),
    ]),
  );
  const usual = keptKinds.filter((kind) => likeliest.get(kind));
  const size = () => [...kinds.values()].reduce((sum, list) => sum + list.length, 0);
  const add = (kind: string, count: number) => {
    if (!kinds.has(kind)) kinds.set(kind, describe(random, kind, count, stock.people));
  };
  if (usual.includes("desklamp")) add("desklamp", 1);
  const owned = usual.filter((kind) => describeThingKind(kind)?.owned);
  for (const kind of drawSeveral(random, owned, familyCount)) add(kind, stock.people.length);
  const several = usual.filter((kind) => describeThingKind(kind)?.several);
  for (const kind of drawSeveral(random, several, familyCount)) add(kind, drawNumber(random, 2, 3));
  while (size() < stock.size) {
    const left = usual.filter((kind) => !kinds.has(kind));
    const kind = drawWeighted(random, left, (one) => likeliest.get(one) ?? 0);
    if (kind === undefined) break;
    add(kind, describeThingKind(kind)?.several && random() < 0.3 ? 2 : 1);
  }
  return kinds;
}

function describe(
  random: Random,
  kind: string,
  count: number,
  people: readonly string[],
): Attributes[] {
  const { owned, colour = [], material = [], size = [] } = describeThingKind(kind) ?? {};
  const looks = [{ colour }, { material }, { size }].filter((words) =>
    Object.values(words).some((list) => list.length >= count),
  );
  const [look = {}] = drawSeveral(random, looks, 1);
  const owners = owned && (count > 1 || random() < singleOwnedShare);
  const columns = Object.entries({ ...look, ...(owners && { owner: people }) }).map(
    ([key, values]) => [key, drawSeveral(random, values, count)] as const,
  );
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      columns.flatMap(([key, values]) => (values[index] ? [[key, values[index]]] : [])),
    ),
  );
}

/** Puts a thing in a usual place, preferably an uncrowded one; null when all are full. */
function putAway(
  random: Random,
  kind: string,
  shelves: readonly { readonly place: HomePlace; held: number }[],
): HomePlace | null {
  const free = shelves.filter(({ held }) => held < mostOnOnePlace);
  const shelf = drawWeighted(
    random,
    free,
    ({ place, held }) => keepingWeight(kind, place) / (1 + held),
  );
  if (!shelf) return null;
  shelf.held += 1;
  return shelf.place;
}
