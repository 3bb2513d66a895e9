/** Where things usually are in this home: the table of places, corrected by what earlier rounds showed. */
import { classOf } from "../../core/fact.js";
import type { PlaceHabits } from "../../core/habits.js";
import { isKeptAt, likelihood } from "./likely-places.js";

/** Rounds of looking that the table of places weighs as much as. */
const tableRounds = 3;
/** Moves that the table, or the opinion that things land anywhere, weighs as much as. */
const tableMoves = 2;

/** The chance, in [0, 1], that a thing of a class lies at a place, as the home usually is. */
export function usualChance({ places }: PlaceHabits, kind: string, place: string): number {
  const known = places.find((habit) => habit.thing === kind && habit.place === place);
  const { seen, looks } = known ?? { seen: 0, looks: 0 };
  const table = likelihood(kind, classOf(place));
  return (tableRounds * table + seen) / (tableRounds + Math.max(seen, looks));
}

/**
 * How much speaks for each place: that one of the class usually lies there, if it may have come since the agent
 * last looked, and that one was put there which is not where it was seen last.
 *
 * @param missing things of the class that are not where they were seen last
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

/** As it usually is, the more so the longer ago the agent looked; before, as it was then. */
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

/** A place that was never looked at may have anything. */
function roundsUnseen({ lastLook, rounds }: PlaceHabits, place: string): number {
  const look = lastLook.get(place);
  return look === undefined ? Number.POSITIVE_INFINITY : rounds - look;
}

/** Of the time in which a thing was moved, the share after the agent last looked at a place. */
function shareSince(habits: PlaceHabits, thing: string, place: string): number {
  const seen = habits.lastSeen.get(thing)?.round ?? 0;
  return Math.min(1, roundsUnseen(habits, place) / (habits.rounds - seen));
}

/**
 * Where people of this home put things of a class that they move: where such things usually are, wherever they fit,
 * or where they did before. How much the first counts is learned from all moves.
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

/** How well the table tells where things were put, in [0, 1]; half before anything was. */
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

/** What a place for which the table does not name a thing is worth beside one for which it does. */
const unfitting = 0.1;

function fitting(kind: string, place: string): number {
  return isKeptAt(kind, classOf(place)) ? 1 : unfitting;
}

/** Chances as shares that add up to 1. */
function shares(
  places: readonly string[],
  chance: (place: string) => number,
): ReadonlyMap<string, number> {
  const chances = places.map(chance);
  const sum = chances.reduce((total, one) => total + one, 0);
  return new Map(places.map((place, index) => [place, (chances[index] ?? 0) / sum]));
}
