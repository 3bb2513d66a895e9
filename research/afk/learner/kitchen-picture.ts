/** What the learner knows after a step: the instruction, A0, the room and what is carried. */
import { plainWords, type Vocabulary } from "../../../src/core/afk-notebook/index.js";
import type { QueryOutcome } from "../../../src/core/query-scene.js";
import {
  type AnswerFact,
  findPhrases,
  readAnswer,
  readKitchen,
  type WordSets,
} from "../../../src/policies/query/cooking/kitchen-text.js";
import { maskVocabulary, type pointerRule } from "./learning.js";

export interface Picture {
  /** The ingredients. */
  readonly wanted: readonly string[];
  readonly seen: ReadonlySet<string>;
  readonly carried: ReadonlySet<string>;
  /** With what was done to it. */
  readonly carriedText: string;
  /** Of a thing: "in" or "on" what it is. */
  readonly places: ReadonlyMap<string, { readonly link: string; readonly at: string }>;
  /** Of a thing: how it has to be cut. */
  readonly needs: ReadonlyMap<string, string>;
  /** All that is mentioned in what is read. */
  readonly phrases: readonly string[];
  /** What the pointer permits. */
  readonly allowed: Vocabulary;
}

/** @param seen the answers that may be read, and what happened last */
export function drawPicture(
  instruction: string,
  seen: { readonly notes: readonly string[]; readonly outcome: QueryOutcome | null },
  given: {
    readonly vocabulary: Vocabulary;
    readonly words: WordSets;
    readonly pointer: ReturnType<typeof pointerRule>;
  },
): Picture {
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

function sortFacts(told: readonly AnswerFact[]): Pick<Picture, "places" | "needs"> {
  const places = new Map<string, { link: string; at: string }>();
  const needs = new Map<string, string>();
  for (const fact of told) {
    if (fact.kind === "place") places.set(fact.thing, fact);
    else needs.set(fact.thing, fact.cutting);
  }
  return { places, needs };
}
