import { type Concept, readIntent } from "../../scenes/ambik/answered-row.js";
import { readWords } from "../../scenes/ambik/words.js";
import { findOpenChoice, type OpenChoice } from "./embedded/detect.js";
import { askForGap } from "./gap-questions.js";
import type { AmbikRow } from "./rows.js";

/** Persona: the person is told what they have in mind. Open: they choose themselves. */
export const answerModes = ["persona", "open"] as const;
export type AnswerMode = (typeof answerModes)[number];

const mostChoices = 10;

/** The dataset's own question where it has one; else about the open choice, or what the task leaves out. */
export function toQuestion(row: AmbikRow, mode: AnswerMode) {
  const open = findOpenChoice(row.objects, row.ambiguousTask);
  const isAsked = open !== null && (row.question === "" || isAbout(row.question, open));
  const choices = isAsked && open.candidates.length <= mostChoices ? open.candidates : [];
  return {
    choices,
    text: row.question || (open ? askWhich(open.phrase, mode) : askForGap(row.ambiguousTask)),
    phrase: isAsked ? open.phrase : null,
    ...(mode === "persona" && { meant: row.answer || describeIntent(row.intent) }),
  };
}

/** Whether a question of the dataset is about the open choice: it has the last word of the phrase or of a candidate. */
function isAbout(question: string, { phrase, candidates }: OpenChoice): boolean {
  const asked = new Set(readWords(question).map(({ text }) => text));
  return [phrase, ...candidates].some((name) => asked.has(readWords(name).at(-1)?.text ?? ""));
}

function askWhich(phrase: string, mode: AnswerMode): string {
  return mode === "persona"
    ? `Which do you mean by "${phrase}"?`
    : `Which would you like for "${phrase}"?`;
}

/** An intent for people: "jasmine rice or basmati rice; not the microwave". */
function describeIntent(intent: string): string {
  const describe = ({ negated, alternatives }: Concept) =>
    `${negated ? "not " : ""}${alternatives.join(" or ")}`;
  return readIntent(intent).map(describe).join("; ");
}
