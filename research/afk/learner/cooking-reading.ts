import type {
  QueryDecision,
  QueryOutcome,
  QueryStep,
} from "../../../src/core/episode/query-scene.js";
import { noWord, plainWords, type Vocabulary } from "../../../src/core/memory/afk-notebook.js";
import { pick, type Random } from "../../../src/core/random.js";
import { openCookingNotebook } from "../../../src/policies/query/cooking/cooking-notebook.js";
import {
  type AnswerFact,
  findCut,
  findPhrases,
  phraseOf,
  readAnswer,
  readKitchen,
  toQuery,
  toWordSets,
  type WordSets,
} from "../../../src/policies/query/cooking/kitchen-text.js";
import { type Ablation, lacks, maskVocabulary, pointerRule } from "./learning.js";

const actions = ["take", "open", "slice", "dice", "chop"] as const;
const allFunctions = [...actions, "where", "how"] as const;
type CookingFunction = (typeof allFunctions)[number];

interface Choice {
  readonly func: string;
  readonly thing: string;
}

export function openCookingReading(
  instruction: string,
  {
    vocabulary,
    without,
  }: { readonly vocabulary: Vocabulary; readonly without?: Ablation | undefined },
) {
  const notebook = openCookingNotebook(instruction, vocabulary);
  const words = toWordSets(vocabulary);
  const functions = lacks(without, "questions") ? actions : allFunctions;
  const made = new Map<string, Map<string, number>>();
  let outcome: QueryOutcome | null = null;
  let answer = "";
  let picture: Picture | null = null;

  const readable = (): readonly string[] => {
    if (lacks(without, "notebook")) return [answer];
    const [, ...answers] = notebook.taskNotes();
    return answers.map(({ text }) => text);
  };

  function look(): Picture {
    const given = { vocabulary, words, pointer: pointerRule(without) };
    picture ??= drawPicture(instruction, { notes: readable(), outcome }, given);
    return picture;
  }

  function count({ func, thing }: Choice): void {
    const times = made.get(thing) ?? new Map<string, number>();
    made.set(thing, times.set(func, (times.get(func) ?? 0) + 1));
  }

  return {
    take(step: QueryStep): boolean {
      if (step.query || step.command) count(choiceOf(decisionOf(step)));
      picture = null;
      outcome = step.outcome;
      if (outcome.answer === null) return false;
      answer = outcome.answer;
      return notebook.add(answer);
    },
    /** All decisions that the pointer permits, at least one of those with the same features. Never empty. */
    decisions(): readonly QueryDecision[] {
      const { phrases, allowed } = look();
      const told = new Set([...phrases, ...made.keys()]);
      const things = [...told].filter((phrase) => isAllowed(phrase, allowed));
      return [...things, ...findOther(allowed, told)].flatMap((thing) =>
        functions.map((func) => decide(func, thing)),
      );
    },
    draw: (random: Random) =>
      decide(pick(random, functions) ?? "take", drawThing(random, look().allowed)),
    features(decision: QueryDecision): readonly string[] {
      const { func, thing } = choiceOf(decision);
      return describeChoice(func, thing, look(), made.get(thing)?.get(func) ?? 0);
    },
  };
}

function decisionOf({ command, query }: QueryStep): QueryDecision {
  return query ? { kind: "ask", query } : { kind: "act", command: command ?? "" };
}

function isAllowed(phrase: string, { adjectives, nouns }: Vocabulary): boolean {
  const [noun = "", adjective = noWord] = phrase.split(" ").reverse();
  return nouns.includes(noun) && adjectives.includes(adjective);
}

/** A thing that no text names and that was not used. All such things have the same features. */
function findOther(
  { adjectives, nouns }: Vocabulary,
  told: ReadonlySet<string>,
): readonly string[] {
  for (const noun of nouns) {
    const adjective = adjectives.find((word) => !told.has(nameThing(word, noun)));
    if (adjective !== undefined) return [nameThing(adjective, noun)];
  }
  return [];
}

function drawThing(random: Random, { adjectives, nouns }: Vocabulary): string {
  return nameThing(pick(random, adjectives) ?? noWord, pick(random, nouns) ?? noWord);
}

function nameThing(adjective: string, noun: string): string {
  return adjective === noWord ? noun : `${adjective} ${noun}`;
}

function decide(func: CookingFunction, thing: string): QueryDecision {
  if (func === "where" || func === "how") return { kind: "ask", query: toQuery(func, thing) };
  return { kind: "act", command: `${func} ${thing}` };
}

function choiceOf(decision: QueryDecision): Choice {
  if (decision.kind === "ask") {
    return { func: decision.query.func, thing: phraseOf(decision.query) };
  }
  const [func = "", ...thing] = decision.command.split(" ");
  return { func, thing: thing.join(" ") };
}

type Picture = ReturnType<typeof drawPicture>;

function drawPicture(
  instruction: string,
  seen: { readonly notes: readonly string[]; readonly outcome: QueryOutcome | null },
  given: {
    readonly vocabulary: Vocabulary;
    readonly words: WordSets;
    readonly pointer: ReturnType<typeof pointerRule>;
  },
) {
  const { notes, outcome } = seen;
  const { vocabulary, words, pointer } = given;
  const { room, carried } = outcome ? readKitchen(outcome) : { room: "", carried: "" };
  const wanted = findPhrases(instruction, words);
  const inRoom = findPhrases(room, words);
  const inHands = findPhrases(carried, words);
  const noted = notes.flatMap((note) => findPhrases(note, words));
  const taskNotes = [instruction, ...notes].map((text) => ({ text, words: plainWords(text) }));
  return {
    wanted,
    seen: new Set(inRoom),
    carried: new Set(inHands),
    carriedText: carried,
    ...sortFacts(notes.flatMap((note) => readAnswer(note) ?? [])),
    phrases: [...new Set([...wanted, ...noted, ...inRoom, ...inHands])],
    allowed: maskVocabulary(
      pointer,
      { taskNotes, surroundings: plainWords([instruction, ...notes, room, carried].join("\n")) },
      vocabulary,
    ),
  };
}

function sortFacts(told: readonly AnswerFact[]) {
  const places = new Map<string, { link: string; at: string }>();
  const needs = new Map<string, string>();
  for (const fact of told) {
    if (fact.kind === "place") places.set(fact.thing, fact);
    else needs.set(fact.thing, fact.cutting);
  }
  return { places, needs };
}

/** The features name no food and no furniture: they do language work that the paper's network learns. */
function describeChoice(
  func: string,
  thing: string,
  picture: Picture,
  tried: number,
): readonly string[] {
  const again = `tried:${Math.min(2, tried)}`;
  const state = stateOf(thing, picture);
  const known = knownOf(thing, picture);
  const need = picture.needs.get(thing);
  const features = [
    func,
    `${func} ${again}`,
    `${func} ${state} ${again}`,
    `${func} ${state} ${known} ${again}`,
    `${func} ${state} ${known} of:${situationOf(picture)}`,
  ];
  if (need) features.push(`${func} ${state} need:${need}`);
  for (const [other, { link, at }] of picture.places) {
    if (at === thing) features.push(`${func} ${link}:${stateOf(other, picture)} ${again}`);
  }
  return features;
}

function stateOf(thing: string, { wanted, carried, seen, carriedText }: Picture): string {
  const holds = carried.has(thing);
  return [
    wanted.includes(thing) ? "W" : "-",
    holds ? "C" : "-",
    seen.has(thing) ? "S" : "-",
    holds && findCut(carriedText, thing) ? "K" : "-",
  ].join("");
}

function knownOf(thing: string, { places, needs }: Picture): string {
  return `${places.get(thing)?.link ?? "-"},${needs.has(thing) ? "needs" : "-"}`;
}

function situationOf(picture: Picture): string {
  return picture.wanted
    .map((thing) => `${stateOf(thing, picture)}${knownOf(thing, picture)}`)
    .sort()
    .join("+");
}
