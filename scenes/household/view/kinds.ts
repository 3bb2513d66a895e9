/** What our homes know about kinds of places and things: zones, abilities, looks. */
import { readFileSync } from "node:fs";
import type { Zone } from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { packageFile } from "../../../src/core/package-file.js";
import { everydayName } from "../../../src/core/words/names.js";
import { treatments } from "../commands.js";
import type { Ability } from "../world.js";

export function listKinds() {
  const places = placeKindNames.map((kind) => ({
    kind,
    name: everydayName(kind),
    opens: describePlaceKind(kind)?.openable ?? false,
    treats: treatmentAt(kind),
    holds: thingKindNames.filter((thing) => fits(kind, thing)),
  }));
  const things = thingKindNames.map((kind) => {
    const { abilities = [], colour = [] } = describeThingKind(kind) ?? {};
    return { kind, name: everydayName(kind), can: abilities, colours: colour };
  });
  return { places: places.sort(byName), things: things.sort(byName) };
}

function treatmentAt(kind: string) {
  return (["heat", "cool", "clean"] as const).find((how) => treatments[how] === kind) ?? null;
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name, "en");
}

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

/** A row of the file: its lists are words separated by blanks; a missing field means none or false. */
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

export function fits(place: string, thing: string): boolean {
  const accepts = placeKinds.get(place)?.accepts ?? [];
  const category = thingKinds.get(thing)?.category ?? "";
  return accepts.includes(thing) || accepts.includes(category);
}
