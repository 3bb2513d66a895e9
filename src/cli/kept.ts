/** Commands that read facts, also beside a running `sous serve`. */

import { type Command, Option } from "commander";
import { visibleLine } from "../../bots/present/visible-text.js";
import { simulate } from "../app/households.js";
import { InputError } from "../core/errors.js";
import type { FactLife, FactSource } from "../core/fact.js";
import {
  habitFacts,
  learnPeople,
  learnPlaces,
  type PersonHabit,
  type PlaceHabit,
} from "../core/habits.js";
import { kindsNamed, plural } from "../core/names.js";
import type { Household, Memory } from "../core/stores.js";
import { many } from "../core/wording.js";
import {
  labelsOf,
  phraseFact,
  phraseFactEnd,
  phrasePlaces,
  readEndings,
} from "../desk/words/phrase.js";
import { usualChance } from "../policies/rules/index.js";
import { readMemory } from "./database.js";
import * as shared from "./options.js";

/** Limit per class of things. */
const mostPlaces = 3;

async function printHabits(
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

export interface KeptOptions extends shared.DataOptions {
  readonly household?: string;
}

interface FactsOptions extends KeptOptions, HistoryOptions {
  readonly all?: boolean;
  readonly habits?: boolean;
}

export function factsCommand(): Command {
  return reading("facts")
    .addHelpText(
      "after",
      `\nExamples:\n  sous facts kitchen --json\n  sous facts kitchen --history "Ana's mug"\n  sous facts kitchen --habits`,
    )
    .option("--all", "also facts that are no longer valid")
    .option("--history [subject]", "each fact's life: who said it when, what closed it")
    .option("--habits", "where things usually are, and who was right about what")
    .action((_home: string | undefined, options: FactsOptions) =>
      readMemory(options, async (memory) => {
        const household = await requireHousehold(memory, options.household);
        if (options.history) return printHistory(memory, household, options);
        if (options.habits) return printHabits(memory, household, options.json);
        const facts = await memory.facts.list({ household: household.id, valid: !options.all });
        if (options.json) return shared.printJson({ household: household.id, facts });
        const labels = labelsOf(simulate(household).ownerView());
        const endings = await readEndings(memory, facts);
        for (const fact of facts) {
          const who = fact.personName ?? sources[fact.source];
          const end = phraseFactEnd(fact, endings.get(fact.supersededBy ?? ""));
          shared.print(
            visibleLine(`${phraseFact(fact, labels)} (${who})${end ? ` [${end}]` : ""}`),
          );
        }
        if (facts.length === 0) shared.print("Nothing is known yet.");
      }),
    );
}

/** Shown for facts without a named person. */
const sources: Readonly<Record<FactSource, string>> = {
  answer: "somebody",
  observation: "seen",
  inference: "concluded",
  rule: "rule",
};

export function reading(name: string): Command {
  return takeHome(shared.dataCommand(name), "a home's id; not needed where only one is kept");
}

/** Version 0.2.0 took the home as an option, which works for one more version. */
export function takeHome(command: Command, about: string): Command {
  return command
    .argument("[home]", about)
    .addOption(new Option("--household <id>", "the home").hideHelp())
    .hook("preAction", (self, called) => {
      const home: unknown = self.processedArgs.at(self.registeredArguments.length - 1);
      if (self === called && home !== undefined) self.setOptionValue("household", home);
    });
}

/** Returns the named household, or the only one. */
export async function requireHousehold(memory: Memory, id: string | undefined) {
  const known = await memory.households.list();
  const only = known.length === 1 ? known[0] : undefined;
  const household = id === undefined ? only : known.find((one) => one.id === id);
  if (household) return household;
  const names = known.map((one) => one.id).join(", ") || "none yet";
  throw new InputError(
    id === undefined
      ? `Name one of the homes: ${names}`
      : `There is no home "${id}"; kept are: ${names}`,
  );
}

/** `sous facts --history`: every noted fact, who said it when, and what closed it. */
interface HistoryOptions {
  /** True for every subject. */
  readonly history?: string | true;
  readonly json?: boolean;
}

type Labels = ReadonlyMap<string, string>;

async function printHistory(
  memory: Memory,
  household: Household,
  { history, json }: HistoryOptions,
): Promise<void> {
  const labels = labelsOf(simulate(household).ownerView());
  const subject = typeof history === "string" ? history : null;
  const lives = await readLives(memory, household.id, subject, labels);
  if (json) return shared.printJson({ household: household.id, subject, history: lives });
  const all = new Map((await memory.facts.history(household.id)).map((fact) => [fact.id, fact]));
  for (const life of lives) {
    const [what = "", ...events] = formatLife(life, all, labels).map(visibleLine);
    shared.print([what, ...events.map((event) => `  ${event}`)].join("\n"));
  }
  if (lives.length === 0) shared.print("Nothing was ever noted about that.");
}

/** Matches id, kind and label. */
async function readLives(
  memory: Memory,
  household: string,
  subject: string | null,
  labels: Labels,
): Promise<readonly FactLife[]> {
  const everything = await memory.facts.history(household);
  if (subject === null) return everything;
  const named = [...labels].flatMap(([id, label]) => (label === subject ? [id] : []));
  const wanted = new Set<string>();
  for (const name of [subject, ...kindsNamed([subject]), ...named]) {
    for (const { id } of await memory.facts.history(household, name)) wanted.add(id);
  }
  return everything.filter(({ id }) => wanted.has(id));
}

function formatLife(life: FactLife, all: ReadonlyMap<string, FactLife>, labels: Labels): string[] {
  const beginning = `${timeOf(life.validFrom)} ${formatSource(life)}`;
  return [phraseFact(life, labels), beginning, ...formatEnd(life, all, labels)];
}

function formatSource({ source, personName, words, revives }: FactLife): string {
  if (revives) return "stands again: what had taken its place was taken back";
  const who = personName ?? "somebody";
  const quoted = words === null ? "" : `: "${words}"`;
  switch (source) {
    case "observation":
      return "seen";
    case "answer":
      return `${who} said so${quoted}`;
    case "rule":
      return `${who} taught it${quoted}`;
    case "inference":
      return "concluded";
  }
}

function formatEnd(life: FactLife, all: ReadonlyMap<string, FactLife>, labels: Labels): string[] {
  if (life.invalidAt === null)
    return life.dispute ? [`in dispute, to be settled by ${life.dispute}`] : ["holds"];
  const next = life.supersededBy === null ? undefined : all.get(life.supersededBy);
  const because = next ? `: ${phraseFact(next, labels)} (${briefSource(next)})` : "";
  return [`${timeOf(life.invalidAt)} ${phraseFactEnd(life, next)}${because}`];
}

function briefSource({ source, personName }: FactLife): string {
  return source === "observation" ? "seen" : (personName ?? source);
}

/** "2026-01-31 09:05:00Z" */
function timeOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace("T", " ")}Z`;
}
