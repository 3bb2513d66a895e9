/** Describes the kinds of places and things in our homes: zones, abilities, looks. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { classOf } from "../../../src/core/memory/fact.js";
import { packageFile } from "../../../src/core/package-file.js";
import { everydayName } from "../../../src/core/words/names.js";
import { treatments, treatmentVerbs } from "../commands.js";
import { abilities } from "../world.js";

export function listKinds() {
  const places = placeKindNames.map((kind) => ({
    kind,
    name: everydayName(kind),
    opens: describePlaceKind(kind)?.openable ?? false,
    treats: treatmentVerbs.find((verb) => treatments[verb] === kind) ?? null,
    holds: thingKindNames.filter((thing) => fits(kind, thing)),
  }));
  const things = thingKindNames.map((kind) => {
    const { abilities = [], colour = [] } = describeThingKind(kind) ?? {};
    return { kind, name: everydayName(kind), can: abilities, colours: colour };
  });
  return { places: places.sort(byName), things: things.sort(byName) };
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name, "en");
}

const list = z
  .string()
  .default("")
  .transform((words) => words.split(" ").filter((word) => word !== ""));

const placeShape = z.object({
  zone: z.enum(["surfaces", "appliances", "storage", "other"]).default("other"),
  openable: z.boolean().default(false),
  accepts: list,
});

const thingShape = z
  .object({
    category: z
      .enum(["food", "dish", "cutlery", "pan", "cloth", "care", "small", "large"])
      .default("small"),
    abilities: list.pipe(z.array(z.enum(abilities))),
    owned: z.boolean().default(false),
    several: z.boolean().default(false),
    colour: list,
    material: list,
    size: list,
  })
  .transform((kind) => ({ ...kind, several: kind.owned || kind.several }));

const table = z
  .object({ places: z.record(z.string(), placeShape), things: z.record(z.string(), thingShape) })
  .parse(JSON.parse(readFileSync(packageFile("scenes/household/view/kinds.json"), "utf8")));
const placeKinds = new Map(Object.entries(table.places));
const thingKinds = new Map(Object.entries(table.things));

export const placeKindNames: readonly string[] = [...placeKinds.keys()];
export const thingKindNames: readonly string[] = [...thingKinds.keys()];

export function describePlaceKind(kind: string) {
  return placeKinds.get(kind);
}

export function describeThingKind(kind: string) {
  return thingKinds.get(kind);
}

export function kindOf({ id, like }: { readonly id: string; readonly like?: string | undefined }) {
  return like ?? classOf(id);
}

export function fits(place: string, thing: string): boolean {
  const accepts: readonly string[] = placeKinds.get(place)?.accepts ?? [];
  const category = thingKinds.get(thing)?.category ?? "";
  return accepts.includes(thing) || accepts.includes(category);
}
