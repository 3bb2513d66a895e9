/** What is commonly known about kinds of places and things: everyday names, zones, defaults. */
import type { Zone } from "../../../src/core/scene.js";
import type { Ability } from "../world.js";

export type Category = "food" | "dish" | "cutlery" | "pan" | "cloth" | "care" | "small" | "large";

export interface PlaceKind {
  /** Everyday name: "coffee table". */
  readonly name: string;
  readonly zone: Zone;
  /** Whether people say "in" or "on" it. */
  readonly preposition: "in" | "on";
  /** Default for homes written by us; game files say it themselves. */
  readonly openable: boolean;
  /** Categories or kinds of things that go there, in homes written by us. */
  readonly accepts: readonly string[];
}

export interface ThingKind {
  readonly name: string;
  readonly plural: string;
  readonly category: Category;
  readonly abilities: readonly Ability[];
}

const handy: readonly Category[] = ["food", "dish", "cutlery", "pan", "cloth", "care", "small"];
const all: readonly Category[] = [...handy, "large"];

function surface(name: string, accepts = all): PlaceKind {
  return { name, zone: "surfaces", preposition: "on", openable: false, accepts };
}

function storage(name: string, openable = true, accepts = handy): PlaceKind {
  return { name, zone: "storage", preposition: "in", openable, accepts };
}

function appliance(name: string, openable: boolean, accepts: readonly string[]): PlaceKind {
  return { name, zone: "appliances", preposition: "in", openable, accepts };
}

function other(name: string, preposition: "in" | "on", accepts: readonly string[]): PlaceKind {
  return { name, zone: "other", preposition, openable: false, accepts };
}

const placeKinds: Readonly<Record<string, PlaceKind>> = {
  armchair: surface("armchair"),
  bathtubbasin: appliance("bathtub", false, ["cloth", "care"]),
  bed: surface("bed"),
  cabinet: storage("cabinet"),
  cart: { ...storage("cart", false), preposition: "on" },
  coffeemachine: appliance("coffee machine", false, ["mug", "cup"]),
  coffeetable: surface("coffee table"),
  countertop: surface("counter"),
  desk: surface("desk"),
  diningtable: surface("dining table"),
  drawer: storage("drawer", true, ["cutlery", "cloth", "care", "small"]),
  dresser: { ...storage("dresser", false, all), preposition: "on" },
  fridge: appliance("fridge", true, ["food", "dish", "pan"]),
  garbagecan: other("bin", "in", ["food", "care", "small", "cloth"]),
  handtowelholder: other("hand towel holder", "on", ["handtowel"]),
  laundryhamper: other("laundry basket", "in", ["cloth"]),
  microwave: appliance("microwave", true, ["food", "dish"]),
  ottoman: surface("ottoman"),
  safe: storage("safe", true, ["small"]),
  shelf: { ...storage("shelf", false), preposition: "on" },
  sidetable: surface("side table"),
  sinkbasin: appliance("sink", false, ["food", "dish", "cutlery", "pan", "cloth", "care"]),
  sofa: surface("sofa"),
  stoveburner: { ...appliance("burner", false, ["pan"]), preposition: "on" },
  toaster: appliance("toaster", false, ["bread"]),
  toilet: { ...appliance("toilet", false, ["care", "cloth"]), preposition: "on" },
  toiletpaperhanger: other("toilet roll holder", "on", ["toiletpaper"]),
  towelholder: other("towel holder", "on", ["towel"]),
  tvstand: surface("TV stand"),
};

const vessel: readonly Ability[] = ["pick", "heat", "cool", "clean", "contain"];
const fruit: readonly Ability[] = ["pick", "heat", "cool", "clean", "slice"];

/** Kinds whose everyday name or abilities differ from those of their category. */
const thingKinds: Readonly<Record<string, Partial<ThingKind> & Pick<ThingKind, "category">>> = {
  alarmclock: { name: "alarm clock", category: "small" },
  apple: { category: "food", abilities: fruit },
  baseballbat: { name: "baseball bat", category: "large" },
  basketball: { category: "large" },
  book: { category: "small" },
  boots: { category: "large" },
  bowl: { category: "dish", abilities: ["pick", "cool", "clean", "contain"] },
  box: { plural: "boxes", category: "large", abilities: ["pick", "contain"] },
  bread: { category: "food", abilities: ["pick", "heat", "cool", "slice"] },
  butterknife: { name: "butter knife", plural: "butter knives", category: "cutlery" },
  candle: { category: "care" },
  cd: { name: "CD", category: "small" },
  cellphone: { name: "phone", category: "small" },
  cloth: { category: "cloth", abilities: ["pick", "clean"] },
  creditcard: { name: "credit card", category: "small" },
  cup: { category: "dish", abilities: vessel },
  desklamp: { name: "desk lamp", category: "large", abilities: ["use"] },
  dishsponge: { name: "sponge", category: "care", abilities: ["pick", "clean"] },
  egg: { category: "food", abilities: fruit },
  floorlamp: { name: "floor lamp", category: "large", abilities: ["use"] },
  fork: { category: "cutlery" },
  glassbottle: { name: "glass bottle", category: "dish", abilities: ["pick"] },
  handtowel: { name: "hand towel", category: "cloth", abilities: ["pick"] },
  houseplant: { name: "plant", category: "large", abilities: [] },
  kettle: { category: "pan", abilities: ["pick", "clean"] },
  keychain: { category: "small" },
  knife: { plural: "knives", category: "cutlery" },
  ladle: { category: "cutlery" },
  laptop: { category: "large" },
  lettuce: { category: "food", abilities: ["pick", "cool", "clean", "slice"] },
  mug: { category: "dish", abilities: vessel },
  newspaper: { category: "small" },
  pan: { category: "pan", abilities: ["pick", "cool", "clean", "contain"] },
  papertowelroll: { name: "paper towel roll", category: "care" },
  pen: { category: "small" },
  pencil: { category: "small" },
  peppershaker: { name: "pepper shaker", category: "small" },
  pillow: { category: "large" },
  plate: { category: "dish", abilities: vessel },
  plunger: { category: "care" },
  pot: { category: "pan", abilities: ["pick", "cool", "clean", "contain"] },
  potato: { plural: "potatoes", category: "food", abilities: fruit },
  remotecontrol: { name: "remote control", category: "small" },
  saltshaker: { name: "salt shaker", category: "small" },
  scrubbrush: { name: "scrub brush", plural: "scrub brushes", category: "care" },
  soapbar: {
    name: "bar of soap",
    plural: "bars of soap",
    category: "care",
    abilities: ["pick", "clean"],
  },
  soapbottle: { name: "soap bottle", category: "care" },
  spatula: { category: "cutlery" },
  spoon: { category: "cutlery" },
  spraybottle: { name: "spray bottle", category: "care" },
  statue: { category: "large" },
  teddybear: { name: "teddy bear", category: "large" },
  tennisracket: { name: "tennis racket", category: "large" },
  tissuebox: { name: "tissue box", plural: "tissue boxes", category: "care" },
  toiletpaper: { name: "toilet roll", category: "care" },
  tomato: { plural: "tomatoes", category: "food", abilities: fruit },
  toothbrush: { plural: "toothbrushes", category: "care", abilities: ["pick", "clean"] },
  towel: { category: "cloth", abilities: ["pick"] },
  vase: { category: "large" },
  watch: { plural: "watches", category: "small" },
  wateringcan: { name: "watering can", category: "large" },
  winebottle: { name: "wine bottle", category: "dish", abilities: ["pick", "cool"] },
};

const abilitiesOf: Readonly<Record<Category, readonly Ability[]>> = {
  food: ["pick"],
  dish: ["pick", "clean"],
  cutlery: ["pick", "clean"],
  pan: ["pick", "clean"],
  cloth: ["pick"],
  care: ["pick"],
  small: ["pick"],
  large: ["pick"],
};

/** Whether a home written by us may have such a place. */
export function isPlaceKind(kind: string): boolean {
  return Object.hasOwn(placeKinds, kind);
}

export function isThingKind(kind: string): boolean {
  return Object.hasOwn(thingKinds, kind);
}

/** What is known about a kind of place; an unknown one is a surface with its own name. */
export function describePlaceKind(kind: string): PlaceKind {
  const known = isPlaceKind(kind) ? placeKinds[kind] : undefined;
  return known ?? { ...surface(kind), zone: "other" };
}

/** What is known about a kind of thing; an unknown one is a large thing with its own name. */
export function describeThingKind(kind: string): ThingKind {
  const known = isThingKind(kind) ? thingKinds[kind] : undefined;
  const { name = kind, category = "large" } = known ?? {};
  const { plural = `${name}s`, abilities = abilitiesOf[category] } = known ?? {};
  return { name, plural, category, abilities };
}
