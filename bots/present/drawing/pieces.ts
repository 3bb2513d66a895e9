/**
 * Sorts a room's places into the rows of its drawing (worktop, wall, hanging and standing cabinets, drawers,
 * back, front) by kind and by words like "upper" in labels. Also gives widths and shorter labels.
 */

import type { PlaceView } from "../../../src/core/episode/scene.js";
import { everydayName } from "../../../src/core/words/names.js";

/** A kind of ALFWorld ("sinkbasin"), or a generic shape ("table"). */
export type Part = string;

/** Maps kinds of other worlds to the kind that they are drawn as. */
const alike: Readonly<Record<string, Part>> = {
  counter: "countertop",
  sink: "sinkbasin",
  stove: "stoveburner",
  table: "diningtable",
  floor: "mat",
};

export const worktopParts: ReadonlySet<Part> = new Set(
  "countertop sinkbasin stoveburner microwave coffeemachine toaster".split(" "),
);
const hangingParts: ReadonlySet<Part> = new Set(
  "shelf towelholder handtowelholder toiletpaperhanger".split(" "),
);
export const frontParts: readonly Part[] =
  "mat cart safe ottoman coffeetable diningtable laundryhamper garbagecan".split(" ");
const backParts: readonly Part[] =
  "fridge sidetable bed sofa armchair desk tvstand dresser toilet bathtubbasin".split(" ");

/** By kind of furniture: minimum and maximum width in units of the page's drawing, and share of a row's spare width. */
const widths: Readonly<Record<Part, readonly [number, number, number]>> = {
  cabinet: [84, 330, 3],
  corner: [96, 210, 1],
  sideboard: [110, 330, 3],
  shelf: [92, 300, 3],
  towelholder: [96, 220, 2],
  handtowelholder: [88, 180, 2],
  toiletpaperhanger: [84, 120, 1],
  drawer: [84, 560, 3],
  countertop: [92, 420, 5],
  sinkbasin: [110, 210, 2],
  stoveburner: [62, 108, 1],
  microwave: [104, 190, 2],
  coffeemachine: [86, 128, 1],
  toaster: [84, 112, 1],
  fridge: [118, 176, 1],
  bed: [200, 360, 4],
  sofa: [180, 380, 4],
  armchair: [100, 170, 2],
  dresser: [110, 300, 3],
  desk: [110, 300, 3],
  tvstand: [120, 320, 3],
  sidetable: [88, 190, 2],
  toilet: [88, 130, 1],
  bathtubbasin: [170, 300, 3],
  diningtable: [200, 430, 4],
  coffeetable: [150, 330, 3],
  ottoman: [96, 170, 1],
  garbagecan: [84, 116, 1],
  cart: [96, 180, 1],
  laundryhamper: [88, 140, 1],
  safe: [92, 130, 1],
  window: [96, 190, 1],
  mat: [120, 260, 2],
};

export function widthOf(part: Part): readonly [number, number, number] {
  const like =
    { wall: "cabinet", base: "cabinet", mirror: "cabinet", chest: "drawer" }[part] ?? part;
  return widths[like] ?? [90, 170, 1];
}

/** Says what to draw a place as: if its kind is unknown, a cupboard (with a door) or a table. */
export function partOf({ kind, openable }: PlaceView): Part {
  const part = alike[kind] ?? kind;
  if (Object.hasOwn(widths, part)) return part;
  return openable ? "sideboard" : "table";
}

export function says(label: string, words: string): boolean {
  return new RegExp(`\\b(${words})\\b`).test(label);
}

/** Finds the place named after one of `words`: the sink in "cabinet above the sink". */
export function targetOf(
  { id, label }: PlaceView,
  words: string,
  places: readonly PlaceView[],
): PlaceView | undefined {
  const target = new RegExp(`\\b(?:${words}) (?:the )?(.+)$`).exec(label)?.[1];
  if (target === undefined) return undefined;
  const others = places.filter((place) => place.id !== id);
  const isNamed = (place: PlaceView) =>
    [place.kind, everydayName(place.kind)].includes(target) || place.label.endsWith(target);
  return others.find((place) => place.label === target) ?? others.find(isNamed);
}

/** Returns a label's number: "12" for "drawer 12", "" without one. */
export function numberIn(label: string): string {
  return / (\d+)$/.exec(label)?.[1] ?? "";
}

function byNumber(a: PlaceView, b: PlaceView): number {
  return Number(numberIn(a.label)) - Number(numberIn(b.label));
}

const shortNames: Readonly<Record<string, string>> = {
  "coffee machine": "coffee",
  "laundry basket": "laundry",
  "hand towel holder": "hand towel",
  "toilet paper holder": "paper",
  "dining table": "table",
  microwave: "micro",
};

/** Returns ways to write a label, longest first: whole, without the room, one word with the number, the number. */
export function labelWordings({ label, room }: PlaceView): readonly string[] {
  const plain = label.startsWith(`${room} `) ? label.slice(room.length + 1) : label;
  const number = numberIn(label);
  const base = number ? plain.slice(0, -number.length - 1) : plain;
  const short = shortNames[base] ?? base.split(" ")[0] ?? base;
  return [label, plain, number ? `${short} ${number}` : short, ...(number ? [number] : [])];
}

export type RoomKind = "kitchen" | "living" | "bedroom" | "bathroom";

const roomWords: readonly (readonly [RoomKind, RegExp])[] = [
  ["kitchen", /kitchen|pantry/i],
  ["living", /living|lounge|sitting|hall|corridor|study|office/i],
  ["bathroom", /bath|toilet|wash/i],
  ["bedroom", /bed/i],
];
const tellingKinds: readonly (readonly [RoomKind, string])[] = [
  ["bathroom", "toilet bathtubbasin handtowelholder toiletpaperhanger towelholder"],
  ["kitchen", "fridge stoveburner stove microwave coffeemachine toaster oven"],
  ["bedroom", "bed"],
  ["living", "sofa armchair tvstand coffeetable"],
];

/** Guesses a room's kind from its name, else from its furniture. */
export function roomKindOf(places: readonly PlaceView[]): RoomKind {
  const name = places[0]?.room ?? "";
  const called = roomWords.find(([, words]) => words.test(name));
  const told = tellingKinds.find(([, kinds]) =>
    places.some(({ kind }) => kinds.split(" ").includes(kind)),
  );
  return (called ?? told)?.[0] ?? "kitchen";
}

type Places = readonly PlaceView[];

export type Plan = ReturnType<typeof planRoom>;

const mostInRow = 8;
const crowded = 6;

/** Sorts places into the room's rows. The worktop's places are from left to right; without any, no worktop is drawn. */
export function planRoom(places: Places, kind: RoomKind) {
  const isOf = (part: string) => (place: PlaceView) => partOf(place) === part;
  const isOnWorktop = (place: PlaceView) =>
    worktopParts.has(partOf(place)) &&
    (!isOf("countertop")(place) || kind === "kitchen" || kind === "bathroom");
  const worktop = places.filter(isOnWorktop);
  const cabinets = sortCabinets(places.filter(isOf("cabinet")), worktop.length > 0);
  const drawers = places.filter(isOf("drawer")).sort((a, b) => rank(a) - rank(b) || byNumber(a, b));
  const isBedside = ({ label }: PlaceView) =>
    worktop.length === 0 && says(label, "bedside|night|nightstand");
  const onWall = places.filter((place) => hangingParts.has(partOf(place)));
  const others = places.filter(
    (place) =>
      !isOnWorktop(place) && !onWall.includes(place) && !/^(cabinet|drawer)$/.test(partOf(place)),
  );
  return {
    ...cabinets,
    worktop: orderWorktop(worktop),
    onWall: onWall.toSorted((a, b) => rank(a) - rank(b) || byNumber(a, b)),
    drawers: stackDrawers(drawers.filter((place) => !isBedside(place))),
    bedDrawers: drawers.filter(isBedside),
    ...standFree(others, kind),
  };
}

/** Labels say which cabinets hang; of those that do not say it, the first half hangs. */
function sortCabinets(cabinets: Places, hasWorktop: boolean) {
  const sorted = cabinets.toSorted(byNumber);
  const stands = ({ label }: PlaceView) =>
    says(label, "lower|bottom|under|below|beneath|base|floor");
  const hangs = ({ label }: PlaceView) =>
    says(label, "upper|top|above|over|mirror|wall|high|corner");
  const unsaid = sorted.filter((one) => !hangs(one) && !stands(one));
  const half = hasWorktop ? Math.ceil(unsaid.length / 2) : Math.floor(unsaid.length / 2);
  const upper = new Set(unsaid.slice(0, half));
  const hanging = sorted.filter((one) => hangs(one) || upper.has(one));
  return { hanging, standing: sorted.filter((one) => !hanging.includes(one)) };
}

function rank({ label }: PlaceView): number {
  if (says(label, "top|upper")) return 0;
  return says(label, "bottom|lower") ? 2 : 1;
}

/** Stacks up to 3 drawers in one column, 4 in two, 12 in columns of 3, more in columns of 4. */
function stackDrawers(drawers: Places): readonly Places[] {
  const amount = drawers.length;
  const high = amount <= 3 ? 3 : amount === 4 ? 2 : amount <= 12 ? 3 : 4;
  const count = Math.ceil(amount / high);
  let rest = drawers;
  return Array.from({ length: count }, (_, column) => {
    const take = Math.ceil(rest.length / (count - column));
    const stack = rest.slice(0, take);
    rest = rest.slice(take);
    return stack;
  });
}

function orderWorktop(worktop: Places): Places {
  const of = (...parts: string[]) =>
    parts.flatMap((part) => worktop.filter((place) => partOf(place) === part).sort(byNumber));
  const byDoor = ({ label }: PlaceView) => Number(says(label, "door"));
  const counters = worktop
    .filter((place) => partOf(place) === "countertop")
    .sort((a, b) => byDoor(b) - byDoor(a));
  const groups = [of("sinkbasin"), of("stoveburner"), of("microwave", "coffeemachine", "toaster")];
  const order = groups.flatMap((group) => [...counters.splice(0, 1), ...group]);
  return seat([...order, ...counters]);
}

function standFree(places: Places, kind: RoomKind) {
  const isFront = (place: PlaceView) =>
    frontParts.includes(partOf(place)) || (kind === "kitchen" && partOf(place) === "sidetable");
  const front = places.filter(isFront);
  let back = places.filter((place) => !isFront(place));
  back.sort((a, b) => backParts.indexOf(partOf(a)) - backParts.indexOf(partOf(b)));
  const move = (gone: Places) => {
    back = back.filter((place) => !gone.includes(place));
    front.push(...gone);
  };
  const small = back.filter((place) => /^(armchair|sidetable)$/.test(partOf(place)));
  if (back.length > crowded) move(small.slice(1));
  const wide = back.filter((place) => !/^(fridge|bed|sofa)$/.test(partOf(place)));
  if (back.length > mostInRow) {
    const room = Math.max(0, mostInRow - front.length);
    move(wide.slice(-Math.min(room, back.length - mostInRow)));
  }
  // Puts a side table at each side of the bed or sofa.
  const [, second] = back.filter((place) => partOf(place) === "sidetable");
  const middle = back.findIndex((place) => /^(bed|sofa)$/.test(partOf(place)));
  if (second && middle >= 0) {
    const from = back.indexOf(second);
    back.splice(from, 1);
    back.splice(middle + (from < middle ? 0 : 1), 0, second);
  }
  const ranks = ["sidetable", "armchair", ...frontParts];
  front.sort((a, b) => ranks.indexOf(partOf(a)) - ranks.indexOf(partOf(b)));
  return { back: seat(back), front: seat(front) };
}

export const besideWords = "next to|beside|by|near";

/** Moves a place "next to the bed" directly after the bed. */
function seat(row: Places): Places {
  const order = [...row];
  for (const place of row) {
    const other = targetOf(place, besideWords, row);
    if (!other) continue;
    order.splice(order.indexOf(place), 1);
    order.splice(order.indexOf(other) + 1, 0, place);
  }
  return order;
}
