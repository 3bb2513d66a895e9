/** Common knowledge about kinds of places and things: zones, and defaults for our own homes. */
import type { Zone } from "../../../src/core/scene.js";
import type { Ability } from "../world.js";

export type Category = "food" | "dish" | "cutlery" | "pan" | "cloth" | "care" | "small" | "large";

export interface PlaceKind {
  readonly zone: Zone;
  readonly openable: boolean;
  /** Categories or kinds of things that go there. */
  readonly accepts: readonly string[];
}

export interface ThingKind {
  readonly category: Category;
  readonly abilities: readonly Ability[];
}

const handy: readonly Category[] = ["food", "dish", "cutlery", "pan", "cloth", "care", "small"];
const soft: readonly Category[] = ["cloth", "small", "large"];
const surface: PlaceKind = { zone: "surfaces", openable: false, accepts: [...handy, "large"] };
const seat: PlaceKind = { zone: "surfaces", openable: false, accepts: soft };
const storage: PlaceKind = { zone: "storage", openable: true, accepts: handy };

function appliance(openable: boolean, ...accepts: readonly string[]): PlaceKind {
  return { zone: "appliances", openable, accepts };
}

function other(...accepts: readonly string[]): PlaceKind {
  return { zone: "other", openable: false, accepts };
}

const placeKinds: ReadonlyMap<string, PlaceKind> = new Map(
  Object.entries({
    armchair: seat,
    bathtubbasin: appliance(false, "cloth", "care"),
    bed: seat,
    cabinet: storage,
    cart: { ...storage, openable: false },
    coffeemachine: appliance(false, "mug", "cup"),
    coffeetable: surface,
    countertop: surface,
    desk: surface,
    diningtable: surface,
    drawer: storage,
    dresser: { ...surface, zone: "storage" as const },
    fridge: appliance(true, "food", "dish", "pan"),
    garbagecan: other("food", "care", "small", "cloth"),
    handtowelholder: other("handtowel"),
    laundryhamper: other("cloth"),
    microwave: appliance(true, "food", "dish"),
    ottoman: seat,
    safe: { ...storage, accepts: ["small"] },
    shelf: { ...storage, openable: false },
    sidetable: surface,
    sinkbasin: appliance(false, "food", "dish", "cutlery", "pan", "cloth", "care"),
    sofa: seat,
    stoveburner: appliance(false, "pan"),
    toaster: appliance(false, "bread"),
    toilet: appliance(false, "care", "cloth"),
    toiletpaperhanger: other("toiletpaper"),
    towelholder: other("towel"),
    tvstand: surface,
  }),
);

/** What the things of a category can undergo, where the kind says nothing else. */
const usualAbilities: Readonly<Record<Category, readonly Ability[]>> = {
  food: ["pick", "heat", "cool", "clean", "slice"],
  dish: ["pick", "heat", "cool", "clean", "contain"],
  cutlery: ["pick", "clean"],
  pan: ["pick", "cool", "clean", "contain"],
  cloth: ["pick"],
  care: ["pick"],
  small: ["pick"],
  large: ["pick"],
};

const kindsByCategory: Readonly<Record<Category, string>> = {
  food: "apple bread egg lettuce potato tomato",
  dish: "bowl cup glassbottle mug plate winebottle",
  cutlery: "butterknife fork knife ladle spatula spoon",
  pan: "kettle pan pot",
  cloth: "cloth handtowel towel",
  care: "candle dishsponge papertowelroll plunger scrubbrush soapbar soapbottle spraybottle tissuebox toiletpaper toothbrush",
  small:
    "alarmclock book cd cellphone creditcard keychain newspaper pen pencil peppershaker remotecontrol saltshaker watch",
  large:
    "baseballbat basketball boots box desklamp floorlamp houseplant laptop pillow statue teddybear tennisracket vase wateringcan",
};

/** Kinds that differ from their category. */
const specialAbilities: ReadonlyMap<string, readonly Ability[]> = new Map(
  Object.entries({
    bowl: ["pick", "cool", "clean", "contain"],
    box: ["pick", "contain"],
    bread: ["pick", "heat", "cool", "slice"],
    cloth: ["pick", "clean"],
    desklamp: ["use"],
    dishsponge: ["pick", "clean"],
    floorlamp: ["use"],
    glassbottle: ["pick"],
    houseplant: [],
    kettle: ["pick", "clean"],
    lettuce: ["pick", "cool", "clean", "slice"],
    soapbar: ["pick", "clean"],
    toothbrush: ["pick", "clean"],
    winebottle: ["pick", "cool"],
  } satisfies Record<string, readonly Ability[]>),
);

const thingKinds: ReadonlyMap<string, ThingKind> = new Map(
  (Object.keys(kindsByCategory) as Category[]).flatMap((category) =>
    kindsByCategory[category].split(" ").map((kind) => {
      const abilities = specialAbilities.get(kind) ?? usualAbilities[category];
      return [kind, { category, abilities }] as const;
    }),
  ),
);

export const placeKindNames: readonly string[] = [...placeKinds.keys()];
export const thingKindNames: readonly string[] = [...thingKinds.keys()];

/** Describes a kind of place; undefined for an unknown kind. */
export function describePlaceKind(kind: string): PlaceKind | undefined {
  return placeKinds.get(kind);
}

/** Describes a kind of thing; undefined for an unknown kind. */
export function describeThingKind(kind: string): ThingKind | undefined {
  return thingKinds.get(kind);
}

/** Whether a kind of thing goes in or on a kind of place, in homes written by us. */
export function fits(place: string, thing: string): boolean {
  const accepts = placeKinds.get(place)?.accepts ?? [];
  const category = thingKinds.get(thing)?.category ?? "";
  return accepts.includes(thing) || accepts.includes(category);
}
