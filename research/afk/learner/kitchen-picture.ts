import { plainWords, type Vocabulary } from "../../../src/core/afk-notebook.js";
import type { QueryOutcome } from "../../../src/core/query-scene.js";
import {
  type AnswerFact,
  findCut,
  findPhrases,
  readAnswer,
  readKitchen,
  type WordSets,
} from "../../../src/policies/query/cooking/kitchen-text.js";
import { maskVocabulary, type pointerRule } from "./learning.js";

export type Picture = ReturnType<typeof drawPicture>;

export function drawPicture(
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
export function describeChoice(
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
