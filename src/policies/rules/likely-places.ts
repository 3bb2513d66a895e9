/**
 * Common sense: where things of a class are usually kept. The rough numbers were checked against ALFWorld's
 * training games, never the others. A number is the chance that one such place has one, so that a home with
 * twenty cabinets does not make a cabinet likely.
 */
import { readFileSync } from "node:fs";
import { packageFile } from "../../core/package-file.js";

/** Chances in [0, 1] by class of place. */
type Chances = Readonly<Record<string, number>>;
/** Chances of a group of classes, and those that differ from it. */
type Differing = Readonly<Record<string, number | string>> & { readonly like?: string };

interface Table {
  readonly groups: Readonly<Record<string, Differing>>;
  readonly classes: Readonly<Record<string, Differing>>;
  /** For unknown classes: open places are likelier than closed ones. */
  readonly anything: Chances;
  /** Places that are nearly always shut: looking inside costs one step more. */
  readonly shut: Chances;
}

const table = JSON.parse(
  readFileSync(packageFile("src/policies/rules/likely-places.json"), "utf8"),
) as Table;
const { anything, shut } = table;
const byClass: Readonly<Record<string, Chances>> = Object.fromEntries(
  Object.entries(table.classes).map(([name, own]) => [name, resolve(own)]),
);
/** In training games, 1 of 3,782 places for which the table does not name a thing had one. */
const elsewhere = 0.0005;

function resolve({ like, ...own }: Differing): Chances {
  const group = like === undefined ? {} : resolve(table.groups[like] ?? {});
  return { ...group, ...(own as Chances) };
}

/** Classes of things that this table knows. */
export const familiarClasses: ReadonlySet<string> = new Set(Object.keys(byClass));

/** Chance, 0 to 1, that a place of class `placeClass` has a thing of class `thingClass`. */
export function likelihood(thingClass: string, placeClass: string): number {
  return listed(thingClass, placeClass) ?? elsewhere;
}

/** Whether the table names places of this class for the thing: it fits there. */
export function isKeptAt(thingClass: string, placeClass: string): boolean {
  return listed(thingClass, placeClass) !== undefined;
}

function listed(thingClass: string, placeClass: string): number | undefined {
  return (byClass[thingClass] ?? anything)[placeClass];
}

/** Chance, 0 to 1, that a place of this class has to be opened first. */
export function shutness(placeClass: string): number {
  return shut[placeClass] ?? 0;
}

/** Classes of places that this table knows. */
export const familiarPlaces: ReadonlySet<string> = new Set([
  ...Object.values(byClass).flatMap((chances) => Object.keys(chances)),
  ...Object.keys(anything),
  ...Object.keys(shut),
  "bathtubbasin",
  "coffeemachine",
  "laundryhamper",
  "toaster",
  "toiletpaperhanger",
]);
