/**
 * Where things of a class are usually kept: the chance that one such place has one, however many places there are.
 * Rough numbers, checked only against ALFWorld's training games.
 */
import { readFileSync } from "node:fs";
import { packageFile } from "../../core/package-file.js";

type Chances = Readonly<Record<string, number>>;
type Differing = Readonly<Record<string, number | string>> & { readonly like?: string };

const table = JSON.parse(
  readFileSync(packageFile("src/policies/rules/likely-places.json"), "utf8"),
) as {
  readonly groups: Readonly<Record<string, Differing>>;
  readonly classes: Readonly<Record<string, Differing>>;
  /** For unknown classes: open places are likelier. */
  readonly anything: Chances;
  /** Nearly always shut: looking costs one more step. */
  readonly shut: Chances;
};
const { anything, shut } = table;
const byClass: Readonly<Record<string, Chances>> = Object.fromEntries(
  Object.entries(table.classes).map(([name, own]) => [name, resolve(own)]),
);
/** In training games, 1 of 3,782 unlisted places had one. */
const elsewhere = 0.0005;

function resolve({ like, ...own }: Differing): Chances {
  const group = like === undefined ? {} : resolve(table.groups[like] ?? {});
  return { ...group, ...(own as Chances) };
}

export const familiarClasses: ReadonlySet<string> = new Set(Object.keys(byClass));

/** Chance in [0, 1] for one place of the class. */
export function likelihood(thingClass: string, placeClass: string): number {
  return listed(thingClass, placeClass) ?? elsewhere;
}

export function isKeptAt(thingClass: string, placeClass: string): boolean {
  return listed(thingClass, placeClass) !== undefined;
}

function listed(thingClass: string, placeClass: string): number | undefined {
  return (byClass[thingClass] ?? anything)[placeClass];
}

export function shutness(placeClass: string): number {
  return shut[placeClass] ?? 0;
}

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
