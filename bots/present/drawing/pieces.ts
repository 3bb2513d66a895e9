/** How each kind of furniture is drawn, its width, and what labels say about its position. */
import { everydayName } from "../../../src/core/names.js";
import type { PlaceView } from "../../../src/core/scene.js";

/** A kind of ALFWorld, or a generic shape. */
export type Part = string;

/** Kinds of other worlds, drawn as one of ours. */
const alike: Readonly<Record<string, Part>> = {
  counter: "countertop",
  sink: "sinkbasin",
  stove: "stoveburner",
  table: "diningtable",
  floor: "mat",
};

export const runParts: ReadonlySet<Part> = new Set(
  "countertop sinkbasin stoveburner microwave coffeemachine toaster".split(" "),
);
export const hangingParts: ReadonlySet<Part> = new Set(
  "shelf towelholder handtowelholder toiletpaperhanger".split(" "),
);
export const frontParts: readonly Part[] =
  "mat cart safe ottoman coffeetable diningtable laundryhamper garbagecan".split(" ");
export const backParts: readonly Part[] =
  "fridge sidetable bed sofa armchair desk tvstand dresser toilet bathtubbasin".split(" ");

/** In units of the page: minimum, maximum, share of the rest. */
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

/** Unknown kinds become a cupboard (with a door) or a table. */
export function partOf({ kind, openable }: PlaceView): Part {
  const part = alike[kind] ?? kind;
  if (Object.hasOwn(widths, part)) return part;
  return openable ? "sideboard" : "table";
}

export function says(label: string, words: string): boolean {
  return new RegExp(`\\b(${words})\\b`).test(label);
}

/** Finds the place after one of `words`: "cabinet above the sink". */
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

/** "12" for "drawer 12"; "" without a number. */
export function numberIn(label: string): string {
  return / (\d+)$/.exec(label)?.[1] ?? "";
}

export function byNumber(a: PlaceView, b: PlaceView): number {
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

/** From long to short: drops the room, then the first word, then the number. */
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

/** Uses the room's name, else its furniture. */
export function roomKindOf(places: readonly PlaceView[]): RoomKind {
  const name = places[0]?.room ?? "";
  const called = roomWords.find(([, words]) => words.test(name));
  const told = tellingKinds.find(([, kinds]) =>
    places.some(({ kind }) => kinds.split(" ").includes(kind)),
  );
  return (called ?? told)?.[0] ?? "kitchen";
}
