import { everydayName } from "../../../src/core/names.js";
import { treatments } from "../commands.js";
import {
  describePlaceKind,
  describeThingKind,
  fits,
  placeKindNames,
  thingKindNames,
} from "./kinds.js";

/** Sorted; from the tables that the checks use. */
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
