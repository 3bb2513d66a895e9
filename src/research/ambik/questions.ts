/** AmbiK's rows as questions for people. */
import { type Concept, readIntent } from "../../../scenes/ambik/intents.js";
import { findOpenChoice } from "./embedded/detect.js";
import type { AmbikRow } from "./rows.js";

/** Persona: the person is told what they have in mind. Open: they choose themselves. */
export const answerModes = ["persona", "open"] as const;
export type AnswerMode = (typeof answerModes)[number];

/** What is put to somebody about the ambiguous task of a row. */
export interface RowQuestion {
  readonly text: string;
  /** The words of the task that leave it open; null when nothing in particular does. */
  readonly phrase: string | null;
  /** Names of things to choose from; empty when any answer in words will do. */
  readonly choices: readonly string[];
  /** Persona only: what they have in mind, for their eyes. */
  readonly meant?: string;
}

/** More would not be read. */
const mostChoices = 10;

export function toQuestion(row: AmbikRow, mode: AnswerMode): RowQuestion {
  const open = findOpenChoice(row.objects, row.ambiguousTask);
  const choices = open && open.candidates.length <= mostChoices ? open.candidates : [];
  return {
    choices,
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
function describeIntent(intent: string): string {
  const describe = ({ negated, alternatives }: Concept) =>
    `${negated ? "not " : ""}${alternatives.join(" or ")}`;
  return readIntent(intent).map(describe).join("; ");
}
