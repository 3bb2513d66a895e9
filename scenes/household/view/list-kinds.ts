/** What a home can be made of: every kind of place and thing, with what it can do. */
import { everydayName } from "../../../src/core/names.js";
import { treatments } from "../commands.js";
import {
  describePlaceKind,
  describeThingKind,
  fits,
  placeKindNames,
  thingKindNames,
} from "./kinds.js";

/** A kind of place. */
export interface ListedPlace {
  /** In the ids of places, without their number: "sinkbasin". */
  readonly kind: string;
  /** For people: "sink". */
  readonly name: string;
  readonly opens: boolean;
  /** What is done to things there; null for nothing. */
  readonly treats: "heat" | "cool" | "clean" | null;
  /** Kinds of things that go in or on it. */
  readonly holds: readonly string[];
}

/** A kind of thing. */
export interface ListedThing {
  readonly kind: string;
  readonly name: string;
  /** What the robot can do with it: "pick" up, "heat", "cool", "clean", "slice", "use"; "contain" for a vessel. */
  readonly can: readonly string[];
  /** Colours that it usually has; any other is allowed. */
  readonly colours: readonly string[];
}

/** Lists all kinds, by name, from the tables that the checks use. */
export function listKinds(): {
  readonly places: readonly ListedPlace[];
  readonly things: readonly ListedThing[];
} {
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

function treatmentAt(kind: string): ListedPlace["treats"] {
  return (["heat", "cool", "clean"] as const).find((how) => treatments[how] === kind) ?? null;
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name, "en");
}
