/** Default knowledge of our homes about kinds: zones, abilities, looks. */
import { readFileSync } from "node:fs";
import { classOf } from "../../../src/core/fact.js";
import { packageFile } from "../../../src/core/package-file.js";
import type { Zone } from "../../../src/core/scene.js";
import type { Ability } from "../world.js";

export interface PlaceKind {
  readonly zone: Zone;
  readonly openable: boolean;
  readonly accepts: readonly string[];
}

export interface ThingKind {
  readonly category: "food" | "dish" | "cutlery" | "pan" | "cloth" | "care" | "small" | "large";
  readonly abilities: readonly Ability[];
  readonly owned: boolean;
  readonly several: boolean;
  readonly colour: readonly string[];
  readonly material: readonly string[];
  readonly size: readonly string[];
}

/** Lists are separated by blanks; missing means none or false. */
type Listed<T> = {
  readonly [K in keyof T]?: T[K] extends readonly string[] ? string : T[K];
};

const table = JSON.parse(readFileSync(packageFile("scenes/household/view/kinds.json"), "utf8")) as {
  readonly places: Readonly<Record<string, Listed<PlaceKind>>>;
  readonly things: Readonly<Record<string, Listed<ThingKind>>>;
};

const list = (words = ""): readonly string[] => words.split(" ").filter((word) => word !== "");

const placeKinds: ReadonlyMap<string, PlaceKind> = new Map(
  Object.entries(table.places).map(([kind, { zone = "other", openable = false, accepts }]) => [
    kind,
    { zone, openable, accepts: list(accepts) },
  ]),
);

const thingKinds: ReadonlyMap<string, ThingKind> = new Map(
  Object.entries(table.things).map(([kind, { category = "small", owned = false, ...listed }]) => [
    kind,
    {
      category,
      abilities: list(listed.abilities) as readonly Ability[],
      owned,
      several: owned || (listed.several ?? false),
      colour: list(listed.colour),
      material: list(listed.material),
      size: list(listed.size),
    },
  ]),
);

export const placeKindNames: readonly string[] = [...placeKinds.keys()];
export const thingKindNames: readonly string[] = [...thingKinds.keys()];

export function describePlaceKind(kind: string): PlaceKind | undefined {
  return placeKinds.get(kind);
}

export function describeThingKind(kind: string): ThingKind | undefined {
  return thingKinds.get(kind);
}

export function kindOf({ id, like }: { readonly id: string; readonly like?: string | undefined }) {
  return like ?? classOf(id);
}

/** Whether the kind goes in or on the place, in our homes. */
export function fits(place: string, thing: string): boolean {
  const accepts = placeKinds.get(place)?.accepts ?? [];
  const category = thingKinds.get(thing)?.category ?? "";
  return accepts.includes(thing) || accepts.includes(category);
}
