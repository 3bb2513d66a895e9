/** AmbiK's rows as questions for people, and people's answers as rows in AmbiK's terms. */
import { InputError } from "../../core/errors.js";
import { findOpenChoice } from "./embedded/detect.js";
import { findMentions } from "./embedded/mentions.js";
import { nameObject } from "./embedded/names.js";
import { readWords } from "./embedded/words.js";
import { type Concept, readIntent, shareFulfilled } from "./intents.js";
import { type AmbiguityType, type AmbikRow, appliances } from "./rows.js";

/** Persona: the person is told what they have in mind. Open: they choose themselves. */
export const answerModes = ["persona", "open"] as const;
export type AnswerMode = (typeof answerModes)[number];

/** What is put to somebody about the ambiguous task of a row. */
export interface RowQuestion {
  /** Id of AmbiK_data.csv. */
  readonly row: number;
  readonly mode: AnswerMode;
  /** What the robot was told. */
  readonly task: string;
  readonly text: string;
  /** The words of the task that leave it open; null when nothing in particular does. */
  readonly phrase: string | null;
  /** Names of things to choose from; empty when any answer in words will do. */
  readonly choices: readonly string[];
  /** Persona only: what they have in mind, for their eyes. */
  readonly meant?: string;
}

/** What somebody said to a question: a choice, or words of their own. */
export interface RowAnswer {
  readonly row: number;
  readonly mode: AnswerMode;
  /** Index of a choice. */
  readonly choice?: number;
  readonly words?: string;
  /** Names of the things that the words were understood to mean. */
  readonly names?: readonly string[];
}

/**
 * A row of people's answers, in AmbiK's columns where it has them. It holds no sentence of the dataset:
 * with the id the rest is found there.
 */
export interface AnsweredRow {
  readonly id: number;
  readonly mode: AnswerMode;
  readonly ambiguity_type: AmbiguityType;
  /** In the words of the person, or the name that they chose. */
  readonly answer: string;
  /** Names of the kitchen's things in the answer, "-" before those that it denies; "" when it names none. */
  readonly user_intent: string;
  /** Persona: share of the given intent that the answer tells; null in open mode. */
  readonly told: number | null;
}

/** More would not be read. */
const mostChoices = 10;

export function toQuestion(row: QuestionedRow, mode: AnswerMode): RowQuestion {
  const open = findOpenChoice(row.objects, row.ambiguousTask);
  const choices = open && open.candidates.length <= mostChoices ? open.candidates : [];
  return {
    ...{ row: row.id, mode, task: row.ambiguousTask, choices },
    text: questionText(mode, open?.phrase),
    phrase: open?.phrase ?? null,
    ...(mode === "persona" && { meant: describeIntent(row.intent) }),
  };
}

function questionText(mode: AnswerMode, phrase: string | undefined): string {
  if (phrase === undefined)
    return mode === "persona" ? "What exactly should I do?" : "How would you like it done?";
  return mode === "persona"
    ? `Which do you mean by "${phrase}"?`
    : `Which would you like for "${phrase}"?`;
}

/** An intent for people: "jasmine rice or basmati rice; not the microwave". */
export function describeIntent(intent: string): string {
  const describe = ({ negated, alternatives }: Concept) =>
    `${negated ? "not " : ""}${alternatives.join(" or ")}`;
  return readIntent(intent).map(describe).join("; ");
}

/** What of a row is needed to ask about it, and to read an answer. */
export type QuestionedRow = Pick<AmbikRow, "id" | "type" | "objects" | "intent" | "ambiguousTask">;

/**
 * Answers as rows, in the order of answers; those that say nothing are left out.
 *
 * @throws InputError of an answer to a row or a choice that is not there
 */
export function toAnsweredRows(
  rows: readonly QuestionedRow[],
  answers: readonly RowAnswer[],
): readonly AnsweredRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return answers.flatMap((given) => {
    const row = byId.get(given.row);
    if (!row) throw new InputError(`there is an answer to row ${given.row}, which is not loaded`);
    const answer = wordsOf(row, given);
    return answer === "" ? [] : [toAnsweredRow(row, given, answer)];
  });
}

function wordsOf(row: QuestionedRow, { mode, choice, words = "" }: RowAnswer): string {
  if (choice === undefined) return words.replace(/\s+/g, " ").trim();
  const chosen = toQuestion(row, mode).choices[choice];
  if (chosen === undefined) {
    throw new InputError(`row ${row.id} has no choice ${choice}: they count from 0`);
  }
  return chosen;
}

function toAnsweredRow(
  row: QuestionedRow,
  { mode, names = [] }: RowAnswer,
  answer: string,
): AnsweredRow {
  const told = [answer, ...names].join("; ");
  return {
    ...{ id: row.id, mode, ambiguity_type: row.type, answer },
    user_intent: intentOf(row, told),
    told: mode === "persona" ? shareFulfilled(wanted(told), readIntent(row.intent)) : null,
  };
}

/** Up to the next comma, or the "but" that takes it back. */
const unwanted = /\b(?:not|no|never|without|instead of|rather than)\b.*?(?=[,;.]|\bbut\b|$)/gi;

/** An answer without what it says is not to be. */
function wanted(answer: string): string {
  return answer.replace(unwanted, " ");
}

/** The kitchen's things in an answer, in the grammar of intents: "ceramic bowl, -steel bowl". */
function intentOf(row: QuestionedRow, answer: string): string {
  const named = thingsIn(row, wanted(answer));
  const denied = thingsIn(row, (answer.match(unwanted) ?? []).join("; "));
  const without = denied.filter((name) => !named.includes(name)).map((name) => `-${name}`);
  return [...named, ...without].join(", ");
}

/** Names of the kitchen's things that an answer names in full, or so that only one is meant. */
function thingsIn(row: QuestionedRow, answer: string): readonly string[] {
  const things = [...row.objects, ...appliances].map(nameObject);
  const meant = findMentions(readWords(answer), things)
    .filter(({ things }) => things.length === 1)
    .flatMap(({ things }) => things.map(({ name }) => name.toLowerCase()));
  return [...new Set(meant)];
}
