/**
 * AFK's notebook. People's claims are notes; a policy sees and may ask about A0, those related to the task's sentence.
 * It always sees its own sightings.
 */
import {
  askableWords,
  functionWords,
  type Note,
  type Notebook,
  nGrams,
  plainWords,
} from "../core/afk-notebook.js";
import type { AskOption } from "../core/decision.js";
import { classOf, type Fact, isInstance } from "../core/fact.js";
import { everydayName, plural, singular } from "../core/names.js";
import {
  defaultNotebookView,
  descriptionOf,
  meantAdjective,
  type NotebookView,
  preferredAdjective,
  taskNoun,
  usualAdjective,
} from "../core/notebook.js";
import type { Need } from "../core/question.js";

/**
 * The share of possible answers that would pay.
 * @param open copies the notebook; the copy is written to
 */
function expectedBonus(open: () => Notebook, answers: readonly string[]): number {
  const paying = answers.filter((answer) => open().add(answer).bonus).length;
  return answers.length === 0 ? 0 : paying / answers.length;
}

/** Largest expected bonus first; ties keep their order. */
export function rankByBonus<Question>(
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

/**
 * Dice's coefficient of n-gram sets, in [0, 1]. The paper names uni- and bi-gram similarity without a formula. As in
 * its code, it is above 0 exactly when an n-gram is shared. A note of fewer than n words is similar to nothing.
 */
export function shareOfGrams(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of ours) if (theirs.has(gram)) shared++;
  return shared === 0 ? 0 : (2 * shared) / (ours.size + theirs.size);
}

/** The least threshold: one shared n-gram. */
export const anyOverlap = Number.MIN_VALUE;

interface DisjointSetsOptions {
  /** Length of the compared n-grams: 1 or 2 in the paper. Default: 1. */
  readonly n?: number;
  /** Alpha, the least similarity of related notes. Default: one shared n-gram. */
  readonly threshold?: number;
  /** Default: plain words without function words. */
  readonly words?: (text: string) => readonly string[];
}

interface Entry extends Note {
  readonly key: string;
  readonly grams: ReadonlySet<string>;
  readonly first: NoteSet;
}

interface NoteSet {
  readonly notes: Note[];
  into: NoteSet | null;
}

/**
 * The paper's notebook (section 3.1). F = [{instruction}]. A new note v merges all sets that contain a note with Sim(v,
 * note) >= alpha into the one with the smallest index; without any, v starts a new set. So A0 always contains the
 * instruction. Repeats (same words) are ignored.
 * The bonus is equation 3: v is in A0 now and was not before.
 */
export function createDisjointSets(
  instruction: string,
  { n = 1, threshold = anyOverlap, words = contentWords }: DisjointSetsOptions = {},
): Notebook {
  const entries = new Map<string, Entry>();
  const byGram = new Map<string, Entry[]>();
  let sets: readonly NoteSet[] = [];

  /** Only notes with a shared n-gram are compared. */
  function related(grams: ReadonlySet<string>): ReadonlySet<NoteSet> {
    if (threshold <= 0) return new Set(sets);
    const found = new Set<NoteSet>();
    for (const gram of grams) {
      for (const other of byGram.get(gram) ?? []) {
        const set = present(other.first);
        if (!found.has(set) && shareOfGrams(grams, other.grams) >= threshold) found.add(set);
      }
    }
    return found;
  }

  function take(note: Note, key: string): void {
    const grams = new Set(nGrams(note.words, n));
    const joined = related(grams);
    const [first = { notes: [], into: null }, ...rest] = sets.filter((set) => joined.has(set));
    for (const set of rest) {
      first.notes.push(...set.notes);
      set.into = first;
    }
    first.notes.push(note);
    sets = joined.size === 0 ? [...sets, first] : sets.filter(({ into }) => into === null);
    const entry = { ...note, key, grams, first };
    entries.set(key, entry);
    for (const gram of grams) {
      const alike = byGram.get(gram);
      if (alike) alike.push(entry);
      else byGram.set(gram, [entry]);
    }
  }

  const inTaskSet = (key: string): boolean => {
    const entry = entries.get(key);
    return entry !== undefined && present(entry.first) === sets[0];
  };

  function add(text: string) {
    const note = { text, words: words(text) };
    const key = note.words.join(" ");
    const wasIn = inTaskSet(key);
    if (!entries.has(key)) take(note, key);
    const isIn = inTaskSet(key);
    return { inTaskSet: isIn, bonus: isIn && !wasIn };
  }

  add(instruction);
  return {
    add,
    taskNotes: () => [...(sets[0]?.notes ?? [])],
    sets: () => sets.map(({ notes }) => [...notes]),
  };
}

function contentWords(text: string): readonly string[] {
  return plainWords(text).filter((word) => !functionWords.has(word));
}

function present(set: NoteSet): NoteSet {
  let last = set;
  while (last.into) last = last.into;
  return last;
}

export interface TaskNotebook {
  readonly facts: readonly Fact[];
  mayAsk(need: Need): boolean;
  /** Sorts the allowed questions by expected bonus; stable. */
  rank<Question extends Pick<AskOption, "need" | "candidates">>(
    questions: readonly Question[],
  ): readonly Question[];
}

/** The view "all" is the paper's agent without notebook, pointer and bonus: it sees and may ask everything. */
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
 * A place is only its own name ("cabinet3"), so two cabinets share no words; a thing also has its class, in every
 * spelling.
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

/** Adds joined neighbours: "coffee machine" may be the class "coffeemachine". */
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
