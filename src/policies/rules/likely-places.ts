/**
 * Estimates how likely a home's places of one kind (all drawers) hold a thing of a class. Rough numbers, checked only
 * against ALFWorld's training games.
 */
import { readFileSync } from "node:fs";
import { classOf } from "../../core/memory/fact.js";
import type { PlaceHabits } from "../../core/memory/habits.js";
import { packageFile } from "../../core/package-file.js";

/** The table's chance weighs as much as this many rounds of looking there. */
const tableRounds = 3;
/** The guess where people put things weighs as much as this many seen moves. */
const tableMoves = 2;

/** The table's chance, corrected by what earlier rounds in this home showed. */
export function usualChance({ places }: PlaceHabits, kind: string, place: string): number {
  const known = places.find((habit) => habit.thing === kind && habit.place === place);
  const { seen, looks } = known ?? { seen: 0, looks: 0 };
  const table = likelihood(kind, classOf(place));
  return (tableRounds * table + seen) / (tableRounds + Math.max(seen, looks));
}

/**
 * Scores places: the usual chance, discounted by how recently the agent looked, plus the chance that a missing thing
 * was put there.
 * @param missing things not where they were last seen
 */
export function chancesOf(
  kind: string,
  places: readonly string[],
  { habits, missing }: { readonly habits: PlaceHabits; readonly missing: readonly string[] },
): ReadonlyMap<string, number> {
  const landing = missing.length > 0 ? landingChances(kind, places, habits) : null;
  return new Map(
    places.map((place) => {
      const put = missing.map((thing) => shareSince(habits, thing, place));
      const sum = put.reduce((total, share) => total + share, 0);
      return [place, chanceNow(habits, kind, place) + sum * (landing?.get(place) ?? 0)];
    }),
  );
}

/** As rounds pass, the chance goes from what was last seen there to the usual one. */
function chanceNow(habits: PlaceHabits, kind: string, place: string): number {
  const { lastSeen, lastLook, mobility } = habits;
  const usual = usualChance(habits, kind, place);
  const asItWas = (1 - mobility) ** roundsUnseen(habits, place);
  const lay = [...lastSeen].some(
    ([thing, last]) =>
      classOf(thing) === kind && last.place === place && last.round === lastLook.get(place),
  );
  return usual * (1 - asItWas) + (lay ? asItWas : 0);
}

function roundsUnseen({ lastLook, rounds }: PlaceHabits, place: string): number {
  const look = lastLook.get(place);
  return look === undefined ? Number.POSITIVE_INFINITY : rounds - look;
}

/** Returns which share of the rounds since the thing was last seen came after the last look at the place. */
function shareSince(habits: PlaceHabits, thing: string, place: string): number {
  const seen = habits.lastSeen.get(thing)?.round ?? 0;
  return Math.min(1, roundsUnseen(habits, place) / (habits.rounds - seen));
}

/**
 * Returns where a moved thing of the class may lie: usual or fitting places, weighted by how tidy all moves were,
 * blended with the class's earlier moves.
 */
function landingChances(
  kind: string,
  places: readonly string[],
  habits: PlaceHabits,
): ReadonlyMap<string, number> {
  const { moves } = habits;
  const trust = trustInTable(places, moves);
  const usual = shares(places, (place) => usualChance(habits, kind, place));
  const anywhere = shares(places, (place) => fitting(kind, place));
  const own = moves.filter(({ thing }) => classOf(thing) === kind);
  return new Map(
    places.map((place) => {
      const guess = trust * (usual.get(place) ?? 0) + (1 - trust) * (anywhere.get(place) ?? 0);
      const before = own.filter((move) => move.place === place).length;
      return [place, (tableMoves * guess + before) / (tableMoves + own.length)];
    }),
  );
}

/** Trust in the table, in [0, 1], from all moves; 0.5 without any. */
function trustInTable(places: readonly string[], moves: PlaceHabits["moves"]): number {
  let tidy = 1;
  for (const { thing, place } of moves) {
    const kind = classOf(thing);
    const usual = shares(places, (one) => likelihood(kind, classOf(one))).get(place) ?? 0;
    const anywhere = shares(places, (one) => fitting(kind, one)).get(place) ?? 0;
    if (usual + anywhere > 0) tidy += usual / (usual + anywhere);
  }
  return tidy / (moves.length + 2);
}

const unfitting = 0.1;

function fitting(kind: string, place: string): number {
  return listed(kind, classOf(place)) !== undefined ? 1 : unfitting;
}

function shares(
  places: readonly string[],
  chance: (place: string) => number,
): ReadonlyMap<string, number> {
  const chances = places.map(chance);
  const sum = chances.reduce((total, one) => total + one, 0);
  return new Map(places.map((place, index) => [place, (chances[index] ?? 0) / sum]));
}

type Chances = Readonly<Record<string, number>>;
type Differing = Readonly<Record<string, number | string>> & { readonly like?: string };

const table = JSON.parse(
  readFileSync(packageFile("src/policies/rules/likely-places.json"), "utf8"),
) as {
  readonly groups: Readonly<Record<string, Differing>>;
  readonly classes: Readonly<Record<string, Differing>>;
  /** Chances for things that the table lacks: open places are likelier. */
  readonly anything: Chances;
  /** How often places are shut, so that looking costs one more step. */
  readonly shut: Chances;
};
const { anything, shut } = table;
const byClass: Readonly<Record<string, Chances>> = Object.fromEntries(
  Object.entries(table.classes).map(([name, own]) => [name, resolve(own)]),
);
/** Chance of a place that the table does not list for a thing; 1 of 3,782 training games had one. */
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
