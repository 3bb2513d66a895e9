/** Changes an unsaved home, and keeps copies of it in this browser. */

/** @import { Draft } from "../../content.js" */
/** @import { Home } from "../../../../src/core/episode/home-file.js" */
/** @import { HomeKinds } from "../../../../src/core/episode/home-desk.js" */
/** @typedef {{ kind: string, like?: string | undefined }} Chosen `like`: kind that a free name behaves like */
/** @typedef {"places" | "things" | "tasks"} List */

const store = "sous-home-drafts";
/** In bytes, as the server's limit. */
const largestFile = 500_000;

/** @type {Home} */
export const emptyHome = {
  id: "our-home",
  title: "Our home",
  rooms: ["kitchen"],
  people: [],
  places: [],
  things: [],
  tasks: [],
};

/** @param {File} file @returns {Promise<Home>} */
export async function readHome(file) {
  if (file.size > largestFile)
    throw new Error("This file is too large: a home's file has at most 500 KB.");
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(await file.text());
  } catch {
    throw new Error("This file is not JSON. A home's file ends in .json.");
  }
  const home = { ...emptyHome, ...(typeof value === "object" ? value : {}) };
  const { id, title, rooms, people, places, things, tasks, orders = [] } = home;
  const lists = [rooms, people, places, things, tasks, orders];
  const isHome =
    value !== null &&
    typeof value === "object" &&
    !Array.isArray(value) &&
    lists.every(Array.isArray) &&
    [...places, ...things].every((one) => typeof one?.id === "string") &&
    [id, title, ...rooms, ...people].every((one) => typeof one === "string") &&
    [...tasks, ...orders].every((one) => typeof one?.sentence === "string");
  if (!isHome)
    throw new Error("This file is not a home. “sous homes check FILE” says what is wrong with it.");
  return home;
}

export function drawSeed() {
  return Math.floor(Math.random() * 1_000_000);
}

/** @param {string} id "mug 2" */
export function kindOf(id) {
  return id.replace(/ \d+$/, "");
}

/** @param {Home} home @param {string} kind */
function nextId(home, kind) {
  const taken = new Set([...home.places, ...home.things].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind} ${number}`)) number += 1;
  return `${kind} ${number}`;
}

/** @param {Home} home @param {Chosen} chosen @param {{ room: string } | { in: string }} where @returns {Home} */
export function added(home, { kind, like }, where) {
  const id = nextId(home, kind);
  if ("room" in where) return { ...home, places: [...home.places, { id, like, ...where }] };
  return { ...home, things: [...home.things, { id, like, ...where }] };
}

/**
 * Removes values that become empty.
 * @template {Home["places"][number] | Home["things"][number]} Item
 * @param {readonly Item[]} items
 * @param {string} id
 * @param {Partial<Item>} changes
 * @returns {Item[]}
 */
export function changed(items, id, changes) {
  const kept = Object.entries(changes).map(([key, value]) => [
    key,
    value === "" ? undefined : value,
  ]);
  return items.map((item) => (item.id === id ? { ...item, ...Object.fromEntries(kept) } : item));
}

/** @param {Home} home @param {string} id @returns {Home} */
export function without(home, id) {
  return {
    ...home,
    places: home.places.filter((place) => place.id !== id),
    things: home.things.filter((thing) => thing.id !== id && thing.in !== id),
  };
}

/** @template Item @param {readonly Item[]} items @param {number} from @param {number} to */
export function reordered(items, from, to) {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/**
 * Puts a thing into a place, or furniture into the place's room, just before the place.
 * @param {Home} home
 * @param {string} held
 * @param {string} place
 * @returns {Home}
 */
export function putAt(home, held, place) {
  const indexOf = (/** @type {string} */ id) => home.places.findIndex((one) => one.id === id);
  if (held === place) return home;
  if (indexOf(held) < 0) return { ...home, things: changed(home.things, held, { in: place }) };
  const room = home.places[indexOf(place)]?.room;
  const places = reordered(home.places, indexOf(held), indexOf(place));
  return { ...home, places: changed(places, held, { room }) };
}

/** Names all parts: "corner cabinet", "drawer 2", "Ana's blue mug". @param {Home} home @param {HomeKinds} kinds */
export function nameParts({ places, things }, kinds) {
  const everyday = new Map(
    [...kinds.places, ...kinds.things].map(({ kind, name }) => [kind, name]),
  );
  const nameOf = (/** @type {string} */ id) => everyday.get(kindOf(id)) ?? kindOf(id);
  const named = [
    ...places.map(({ id, label }) => ({ id, name: label ?? nameOf(id) })),
    ...things.map(({ id, owner, size, colour, material }) => ({
      id,
      name: [owner && `${owner}'s`, size, colour, material, nameOf(id)].filter(Boolean).join(" "),
    })),
  ];
  const numbered = named.map(({ id, name }) => {
    const isAlone = named.filter((other) => other.name === name).length === 1;
    return /** @type {const} */ ([id, isAlone ? name : `${name} ${id.split(" ").at(-1)}`]);
  });
  return new Map(numbered);
}

/** @typedef {Record<string, Draft>} Drafts by the name of the copy */

/** @returns {Drafts} */
export function readDrafts() {
  try {
    return JSON.parse(localStorage.getItem(store) ?? "{}");
  } catch {
    return {};
  }
}

/** Stores an unsaved copy under its name; null deletes it. @param {string} key @param {Draft | null} draft */
export function keepDraft(key, draft) {
  const { [key]: _, ...others } = readDrafts();
  const drafts = draft === null ? others : { ...others, [key]: draft };
  localStorage.setItem(store, JSON.stringify(drafts));
}
