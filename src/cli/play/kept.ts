/** Lists, searches and explains stored facts (`sous facts`), also while `sous serve` runs. */

import { Option } from "commander";
import { visibleLine } from "../../../bots/present/visible-text.js";
import type { Recollection } from "../../../memory/retrieval/recall.js";
import type { ReuseSummary } from "../../../memory/statements/reuse.js";
import type { Memory } from "../../../memory/stores.js";
import { simulate } from "../../app/play/households.js";
import { InputError } from "../../core/errors.js";
import type { FactLife, FactSource } from "../../core/memory/fact.js";
import {
  habitFacts,
  learnPeople,
  learnPlaces,
  type PersonHabit,
  type PlaceHabits,
} from "../../core/memory/habits.js";
import type { Household } from "../../core/memory/stores.js";
import { kindsNamed, plural } from "../../core/words/names.js";
import { many, percent } from "../../core/words/wording.js";
import {
  labelsOf,
  phraseFact,
  phraseFactEnd,
  phrasePlaces,
  readEndings,
} from "../../desk/words/phrase.js";
import { usualChance } from "../../policies/rules/likely-places.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory } from "../storage/database.js";

const mostPlaces = 3;

async function printHabits(
  { facts }: Memory,
  household: Household,
  options: FactsOptions,
): Promise<void> {
  const learned = learnPlaces(await facts.newest(household.id, habitFacts));
  const people = learnPeople(await facts.lastTold(household.id, habitFacts));
  const places = learned.places
    .map((habit) => ({ ...habit, chance: usualChance(learned, habit.thing, habit.place) }))
    .sort((a, b) => a.thing.localeCompare(b.thing) || b.chance - a.chance);
  const { rounds, moves, mobility } = learned;
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
  const moved = `Between two tasks ${Math.round(100 * mobility)} % of things are moved.`;
  const result = { household: household.id, rounds, places, moves, mobility, people };
  const words = lines.length === 0 ? [] : [...lines, moved].map(visibleLine);
  shared.printEither(options, result, words, "Nothing is known of this home's habits yet.");
}

function phraseUsual(
  thing: string,
  places: PlaceHabits["places"],
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

export interface KeptOptions extends DataOptions {
  readonly household?: string;
}

interface FactsOptions extends KeptOptions {
  /** The subject of the facts; true without one. */
  readonly history?: string | true;
  readonly all?: boolean;
  readonly habits?: boolean;
}

export function factsCommand(): SousCommand {
  return reading("facts")
    .examples(
      "sous facts kitchen --json",
      `sous facts kitchen --history "Ana's mug"`,
      "sous facts kitchen --habits",
    )
    .option("--all", "also facts that are no longer valid")
    .option("--history [subject]", "each fact's life: who said it when, what closed it")
    .option("--habits", "where things usually are, and who was right about what")
    .action((_home: string | undefined, options: FactsOptions) =>
      readMemory(options, async (memory) => {
        const household = await requireHousehold(memory, options.household);
        if (options.history) return printHistory(memory, household, options);
        if (options.habits) return printHabits(memory, household, options);
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

/** Shown as the source of facts without a named person. */
const sources: Readonly<Record<FactSource, string>> = {
  answer: "somebody",
  observation: "seen",
  inference: "concluded",
  rule: "rule",
};

export function reading(name: string): SousCommand {
  return takeHome(dataCommand(name), "a home's id; not needed where only one is kept");
}

/** Adds the argument "[home]", and the option that version 0.2.0 had instead, which works for one more version. */
export function takeHome(command: SousCommand, about: string): SousCommand {
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

type Labels = ReadonlyMap<string, string>;

async function printHistory(
  memory: Memory,
  household: Household,
  options: FactsOptions,
): Promise<void> {
  const labels = labelsOf(simulate(household).ownerView());
  const subject = typeof options.history === "string" ? options.history : null;
  const everything = await memory.facts.history(household.id);
  const wanted = await idsAbout(memory, household.id, subject, labels);
  const lives = everything.filter(({ id }) => wanted?.has(id) ?? true);
  const all = new Map(everything.map((fact) => [fact.id, fact]));
  const words = lives.flatMap((life) => {
    const began = `${timeOf(life.validFrom)} ${formatSource(life)}`;
    const events = [began, ...formatEnd(life, all, labels)].map((one) => `  ${visibleLine(one)}`);
    return [visibleLine(phraseFact(life, labels)), ...events];
  });
  const result = { household: household.id, subject, history: lives };
  shared.printEither(options, result, words, "Nothing was ever noted about that.");
}

/** Finds facts by their subject's id, kind or label; null means all. */
async function idsAbout(memory: Memory, household: string, subject: string | null, labels: Labels) {
  if (subject === null) return null;
  const named = [...labels].flatMap(([id, label]) => (label === subject ? [id] : []));
  const found = new Set<string>();
  for (const name of [subject, ...kindsNamed([subject]), ...named])
    for (const { id } of await memory.facts.history(household, name)) found.add(id);
  return found;
}

function formatSource({ source, personName, words, revives }: FactLife): string {
  if (revives) return "valid again: the fact that replaced it was taken back";
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
  const because = next
    ? `: ${phraseFact(next, labels)} (${next.source === "observation" ? "seen" : (next.personName ?? next.source)})`
    : "";
  return [`${timeOf(life.invalidAt)} ${phraseFactEnd(life, next)}${because}`];
}

/** Formats a time in UTC: "2026-01-31 09:05:00Z". */
function timeOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace("T", " ")}Z`;
}

type RecallOptions = KeptOptions & { readonly k: number; readonly explain?: boolean };

export function recallCommand(): SousCommand {
  const command = dataCommand("recall").argument("<words>", "the search, in any words: quote them");
  return takeHome(command, "a home's id; not needed where only one is kept")
    .option("--k <n>", "most results", shared.wholeNumber(1), 10)
    .option("--explain", "explain each rank")
    .examples('sous facts recall "where is the mug" kitchen --explain')
    .action((text: string, _home: string | undefined, options: RecallOptions) =>
      readMemory(options, async (memory) => {
        const household = await requireHousehold(memory, options.household);
        const hits = await memory.recall({ text, household: household.id, k: options.k });
        const words = hits.flatMap(({ kind, text, by, why }, index) => {
          const who = by === null ? "" : ` (${by})`;
          const line = visibleLine(`${index + 1}. ${kind}: ${text}${who}`);
          return options.explain ? [line, `   ${explain(why)}`] : [line];
        });
        const result = { household: household.id, text, hits };
        shared.printEither(options, result, words, "Nothing stored is similar to that.");
      }),
    );
}

/** Says why a hit has its rank: "words 1 (bm25 2.31), vectors 2 (0.410); fused 0.980, …". */
function explain(why: Recollection["why"]): string {
  const said =
    why.wordRank === null ? "words -" : `words ${why.wordRank} (bm25 ${why.bm25?.toPrecision(3)})`;
  const near =
    why.vectorRank === null ? "vectors -" : `vectors ${why.vectorRank} (${brief(why.similarity)})`;
  const factors = [
    `fused ${brief(why.fused)}`,
    `recency ${brief(why.recency)}`,
    `trust ${brief(why.trust)}`,
    `usefulness ${brief(why.usefulness)}`,
  ];
  return `${said}, ${near}; ${factors.join(", ")} = ${brief(why.score)}`;
}

function brief(value: number | null): string {
  return value === null ? "-" : value.toFixed(3);
}

export function reuseCommand(): SousCommand {
  return reading("reuse")
    .notes(`
Covers all households unless you name one. A question is saved if the notebook or an earlier answer
meets the need. A reuse is wrong if the agent then saw that it was untrue.

Examples:
  sous facts reuse
  sous facts reuse kitchen --json`)
    .action((_home: string | undefined, options: KeptOptions) =>
      readMemory(options, async (memory) => {
        const { household } = options;
        if (household !== undefined) await requireHousehold(memory, household);
        const summary = await memory.reuse.summary(household);
        shared.printEither(options, summary, describe(summary));
      }),
    );
}

const reuseSources: Readonly<Record<string, string>> = {
  answer: "what people said",
  observation: "what I saw",
  inference: "what I worked out",
  rule: "taught rules",
};

function describe(summary: ReuseSummary): readonly string[] {
  const { questionsSaved, questionsAsked, byHousehold, bySource, byAge, tuples } = summary;
  if (questionsSaved + questionsAsked === 0)
    return ["No question has come up yet. Start with: sous play kitchen"];
  const homes = Object.entries(byHousehold);
  const ages = byAge.map(({ age, ...counts }) => {
    const when = age === 0 ? "of the same task" : age === 1 ? "1 task old" : `${age} tasks old`;
    return [when, counts] as const;
  });
  const origins = Object.entries(bySource).map(
    ([source, counts]) => [`by ${reuseSources[source] ?? source}`, counts] as const,
  );
  return [
    formatFigures("all together", summary),
    ...(homes.length > 1
      ? homes.map(([home, figures]) => formatFigures(`  ${home}`, figures))
      : []),
    ...[...origins, ...ages].map(
      ([name, { reuses, lookedAt, untrue }]) =>
        `  ${name}: ${many(reuses, "time")}, ${lookedAt} looked at, ${untrue} untrue`,
    ),
    ...(tuples.used > 0
      ? [`  actions from tuples: ${tuples.used}, in tasks that were done ${tuples.succeeded}`]
      : []),
  ];
}

function formatFigures(name: string, figures: ReuseSummary["byHousehold"][string]): string {
  const { questionsSaved, questionsAsked, askedAgain, wrongReuses } = figures;
  return visibleLine(
    `${name}: ${many(questionsSaved, "question")} saved, ${questionsAsked} asked (reuse ${percent(figures.reuseRate)}), ${askedAgain} asked again because of doubt, ${wrongReuses} wrong (${percent(figures.wrongReuseRate)}), ${percent(figures.successRate)} of their tasks done`,
  );
}
