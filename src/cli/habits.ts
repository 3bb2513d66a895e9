/** `sous facts --habits`: usual places, and who was right about what. */
import { visibleLine } from "../../bots/present/visible-text.js";
import { simulate } from "../app/households.js";
import {
  habitFacts,
  learnPeople,
  learnPlaces,
  type PersonHabit,
  type PlaceHabit,
} from "../core/habits.js";
import { plural } from "../core/names.js";
import type { Household, Memory } from "../core/stores.js";
import { many } from "../core/wording.js";
import { labelsOf, phrasePlaces } from "../desk/phrase.js";
import { usualChance } from "../policies/rules/index.js";
import * as shared from "./options.js";

/** Limit per class of things. */
const mostPlaces = 3;

export async function printHabits(
  { facts }: Pick<Memory, "facts">,
  household: Household,
  json: boolean | undefined,
): Promise<void> {
  const learned = learnPlaces(await facts.newest(household.id, habitFacts));
  const people = learnPeople(await facts.lastTold(household.id, habitFacts));
  const places = learned.places
    .map((habit) => ({ ...habit, chance: usualChance(learned, habit.thing, habit.place) }))
    .sort((a, b) => a.thing.localeCompare(b.thing) || b.chance - a.chance);
  const { rounds, moves, mobility } = learned;
  if (json) {
    return shared.printJson({ household: household.id, rounds, places, moves, mobility, people });
  }
  const labels = labelsOf(simulate(household).ownerView());
  const things = [...new Set(places.map(({ thing }) => thing))];
  const lines = [
    ...things.map((kind) =>
      phraseUsual(
        kind,
        places.filter(({ thing }) => thing === kind),
        labels,
      ),
    ),
    ...people.map(phrasePerson),
  ];
  if (lines.length === 0) return shared.print("Nothing is known of this home's habits yet.");
  lines.push(`Between two tasks ${Math.round(100 * mobility)} % of things are moved.`);
  for (const line of lines) shared.print(visibleLine(line));
}

function phraseUsual(
  thing: string,
  places: readonly PlaceHabit[],
  labels: ReadonlyMap<string, string>,
): string {
  const listed = places
    .slice(0, mostPlaces)
    .map(({ place, seen, looks }) =>
      looks === 0
        ? `${phrasePlaces([place], labels)} (people say)`
        : `${phrasePlaces([place], labels)} (${Math.round(seen)} of ${many(looks, "look")})`,
    );
  return `${plural(thing)}: ${listed.join(", ")}`;
}

function phrasePerson({ name, thing, said, right, wrong }: PersonHabit): string {
  const found = `${right} found right, ${wrong} found wrong`;
  return `${name ?? "somebody"} on ${plural(thing)}: ${many(said, "answer")}, ${found}`;
}
