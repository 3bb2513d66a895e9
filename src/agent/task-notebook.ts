/**
 * AFK's notebook (Liu et al. 2022). People's claims are notes. A policy sees those that shared words connect to the
 * task's sentence (the set A0), and may ask only about their words. It always sees its own sightings.
 */

import type { AskOption } from "../core/episode/decision.js";
import {
  askableWords,
  functionWords,
  type Notebook,
  nGrams,
  plainWords,
} from "../core/memory/afk-notebook.js";
import { classOf, type Fact, isInstance } from "../core/memory/fact.js";
import {
  defaultNotebookView,
  descriptionOf,
  meantAdjective,
  type NotebookView,
  preferredAdjective,
  taskNoun,
  usualAdjective,
} from "../core/memory/notebook.js";
import type { Need } from "../core/question/question.js";
import { everydayName, plural, singular } from "../core/words/names.js";
import { createDisjointSets } from "./disjoint-sets.js";

/** Share of the possible answers that would add a note that the policy sees. @param open copies the notebook */
function expectedBonus(open: () => Notebook, answers: readonly string[]): number {
  const paying = answers.filter((answer) => open().add(answer).bonus).length;
  return answers.length === 0 ? 0 : paying / answers.length;
}

/** Sorts by expected bonus, largest first; ties keep their order. */
function rankByBonus<Question>(
  open: () => Notebook,
  questions: readonly Question[],
  answersOf: (question: Question) => readonly string[],
): readonly Question[] {
  if (questions.length < 2) return questions;
  return questions
    .map((question) => ({ question, bonus: expectedBonus(open, answersOf(question)) }))
    .sort((one, other) => other.bonus - one.bonus)
    .map(({ question }) => question);
}

export interface TaskNotebook {
  readonly facts: readonly Fact[];
  mayAsk(need: Need): boolean;
  /** Sorts the allowed questions by expected bonus ({@link expectedBonus}); equal ones keep their order. */
  rank<Question extends Pick<AskOption, "need" | "candidates">>(
    questions: readonly Question[],
  ): readonly Question[];
}

/** The view "all" is the paper's agent without a notebook: it sees and may ask everything, and nothing is ranked. */
export function createNotebookReader(
  sentence: string,
  view: NotebookView = defaultNotebookView,
): (facts: readonly Fact[]) => TaskNotebook {
  if (view === "all") {
    return (facts) => ({ facts, mayAsk: () => true, rank: (questions) => questions });
  }
  const written = new Map<string, string>();
  const noteFor = (fact: Fact): string => {
    const note = written.get(fact.id) ?? noteOf(fact);
    written.set(fact.id, note);
    return note;
  };
  let last: { readonly key: string; readonly state: NotebookState } | null = null;
  return (facts) => {
    const notes = facts.filter(isClaim).map(noteFor);
    const key = notes.join("\n");
    last = last?.key === key ? last : { key, state: readNotes(sentence, notes) };
    const { related, ...rest } = last.state;
    return { facts: facts.filter((fact) => !isClaim(fact) || related.has(noteFor(fact))), ...rest };
  };
}

interface NotebookState extends Omit<TaskNotebook, "facts"> {
  readonly related: ReadonlySet<string>;
}

function open(sentence: string, notes: readonly string[]): Notebook {
  const notebook = createDisjointSets(instructionOf(sentence), { words: householdWords });
  for (const note of notes) notebook.add(note);
  return notebook;
}

function readNotes(sentence: string, notes: readonly string[]): NotebookState {
  const notebook = open(sentence, notes);
  const taskNotes = notebook.taskNotes();
  const askable = askableWords("notebook", { taskNotes, surroundings: [] });
  const isKnown = (word: string): boolean => askable?.has(word) ?? true;
  const mayAsk = ({ noun, adjective = "" }: Need): boolean => {
    // Function words ("can") are never compared, so such a noun is allowed.
    const isUntold = noun === taskNoun || plainWords(noun).every((word) => functionWords.has(word));
    const isRelated = isUntold || householdWords(spell(noun)).some(isKnown);
    return isRelated && (noDescription.has(adjective) || householdWords(adjective).every(isKnown));
  };
  return {
    related: new Set(notes.filter((note) => notebook.add(note).inTaskSet)),
    mayAsk,
    rank: (questions) =>
      rankByBonus(
        () => open(sentence, notes),
        questions.filter(({ need }) => mayAsk(need)),
        possibleAnswers,
      ),
  };
}

function isClaim({ relation }: Fact): boolean {
  return relation !== "holds";
}

const noDescription = new Set(["", "two", meantAdjective, preferredAdjective]);

function possibleAnswers({
  need,
  candidates,
}: Pick<AskOption, "need" | "candidates">): readonly string[] {
  const subject = descriptionOf(need) ?? need.noun;
  const relation = need.func === "where" ? "at" : "is";
  return candidates.map((candidate) => noteOf({ subject, relation, objects: [candidate] }));
}

/**
 * Writes a fact as a note. A place is one word ("cabinet3"), so that two cabinets share none; a thing also has its
 * class, in every spelling.
 */
function noteOf({ subject, relation, objects }: Pick<Fact, "subject" | "relation" | "objects">) {
  const told = objects.map((name) => (relation === "at" ? ownName(name) : spell(name)));
  return [spell(subject), ...told].join(" ");
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
