/**
 * AFK's notebook over a household's facts. What people said becomes notes. The set with the task's sentence, A0,
 * is what a policy sees and may ask about. The agent's own sightings are no notes: they are always seen.
 */
import {
  askableWords,
  createDisjointSets,
  functionWords,
  type Notebook,
  nGrams,
  plainWords,
  rankByBonus,
} from "../core/afk-notebook/index.js";
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

/** The notebook at one step. */
export interface TaskNotebook {
  /** What the policy sees: sightings, and the claims related to the task. */
  readonly facts: readonly Fact[];
  /** Whether the pointer allows a question: its words are in A0. */
  mayAsk(need: Need): boolean;
  /** The allowed questions, the largest expected bonus first. Equal ones keep their order. */
  rank<Question extends Pick<AskOption, "need" | "candidates">>(
    questions: readonly Question[],
  ): readonly Question[];
}

/**
 * Reads facts for one task. With the view "all", everything is seen and may be asked, and questions keep their
 * order (the paper's agent without notebook, pointer and bonus).
 *
 * @param sentence the task's sentence, the instruction
 */
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

/** The notebook of some notes, for one task. */
interface NotebookState extends Omit<TaskNotebook, "facts"> {
  /** The notes in A0. */
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
    // A noun that is also a function word ("can") has no words to compare, so it is allowed.
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

/** Adjectives that describe nothing. */
const noDescription = new Set(["", "two", meantAdjective, preferredAdjective]);

/** The notes that a question's candidates would become. */
function possibleAnswers({
  need,
  candidates,
}: Pick<AskOption, "need" | "candidates">): readonly string[] {
  const subject = descriptionOf(need) ?? need.noun;
  const relation = need.func === "where" ? "at" : "is";
  return candidates.map((candidate) => noteOf({ subject, relation, objects: [candidate] }));
}

/**
 * A claim as a note. A place is only its own name ("cabinet3"), so two cabinets share nothing. A thing is its
 * class in every spelling, and its own name.
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

/** The sentence and its joined neighbouring words: "coffee machine" may be the class "coffeemachine". */
function instructionOf(sentence: string): string {
  const words = plainWords(sentence);
  const joined = [...nGrams(words, 2), ...nGrams(words, 3)].map(ownName);
  return [sentence, ...joined].join(" ");
}

/** Plain words without function words; singular and plural are one word. */
function householdWords(text: string): readonly string[] {
  return plainWords(text)
    .filter((word) => !functionWords.has(word) && word !== usualAdjective)
    .map((word) => singular(word))
    .filter((word) => word !== "");
}
