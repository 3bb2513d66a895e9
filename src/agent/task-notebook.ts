/**
 * Chooses the facts that a policy sees: its own sightings, and claims of people that shared words connect to the task's
 * sentence. The policy may ask only about words of the sentence or these claims. This is AFK's notebook (Liu et al.
 * 2022); A0 is the sentence with these claims ("notes").
 */

import { functionWords, nGrams, plainWords } from "../core/memory/afk-notebook.js";
import { classOf, type Fact, isInstance } from "../core/memory/fact.js";
import {
  defaultNotebookView,
  meantAdjective,
  type NotebookView,
  preferredAdjective,
  taskNoun,
  usualAdjective,
} from "../core/memory/notebook.js";
import type { Need } from "../core/question/question.js";
import { everydayName, plural, singular } from "../core/words/names.js";

/** The view "all" is the paper's agent without a notebook: it sees and may ask everything. */
export function readNotebook(
  sentence: string,
  facts: readonly Fact[],
  view: NotebookView = defaultNotebookView,
) {
  if (view === "all") return { facts, mayAsk: () => true };
  const notes = new Map(facts.filter(isClaim).map((fact) => [fact, wordsOf(fact)]));
  const known = relatedWords(householdWords(instructionOf(sentence)), [...notes.values()]);
  const isKnown = (word: string): boolean => known.has(word);
  return {
    facts: facts.filter((fact) => notes.get(fact)?.some(isKnown) ?? true),
    mayAsk({ noun, adjective = "" }: Need): boolean {
      // Allows a noun that is a function word ("can"), as those are never compared.
      const isUntold =
        noun === taskNoun || plainWords(noun).every((word) => functionWords.has(word));
      const isRelated = isUntold || householdWords(spell(noun)).some(isKnown);
      return (
        isRelated && (noDescription.has(adjective) || householdWords(adjective).every(isKnown))
      );
    },
  };
}

/** Returns the words of A0: the instruction's, and those of each note that shares a word with A0. */
function relatedWords(
  instruction: readonly string[],
  notes: readonly (readonly string[])[],
): ReadonlySet<string> {
  const known = new Set(instruction);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const words of notes.filter((note) => note.some((word) => known.has(word))))
      for (const word of words) known.add(word);
  }
  return known;
}

function isClaim({ relation }: Fact): boolean {
  return relation !== "holds";
}

const noDescription = new Set(["", "two", meantAdjective, preferredAdjective]);

/**
 * Returns a fact's words. A place is one word ("cabinet3"), so that two cabinets share none; a thing also has its
 * class, in every spelling.
 */
function wordsOf({ subject, relation, objects }: Fact): readonly string[] {
  const named = objects.map((name) => (relation === "at" ? ownName(name) : spell(name)));
  return householdWords([spell(subject), ...named].join(" "));
}

function spell(name: string): string {
  const words = classOf(name).split(" ");
  const noun = words.at(-1) ?? "";
  const own = isInstance(name) ? [ownName(name)] : [];
  return [...words, everydayName(noun), plural(noun), ...own].join(" ");
}

function ownName(name: string): string {
  return name.replaceAll(" ", "");
}

/** Adds two and three neighbouring words as one: "coffee machine" may be the class "coffeemachine". */
function instructionOf(sentence: string): string {
  const words = plainWords(sentence);
  const joined = [...nGrams(words, 2), ...nGrams(words, 3)].map(ownName);
  return [sentence, ...joined].join(" ");
}

function householdWords(text: string): readonly string[] {
  return plainWords(text)
    .filter((word) => !functionWords.has(word) && word !== usualAdjective)
    .map((word) => singular(word))
    .filter((word) => word !== "");
}
