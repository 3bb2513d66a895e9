/** A person's answer to a row of AmbiK, in AmbiK's terms. */
import { readIntent, shareFulfilled } from "./intents.js";
import { type AmbiguityType, appliances } from "./kitchen.js";
import { findMentions } from "./mentions.js";
import { nameObject } from "./names.js";
import type { PutRow } from "./row.js";
import { readWords } from "./words.js";

/**
 * One answer in AmbiK's columns, where AmbiK has them. It holds no sentence of the dataset: the id finds the
 * rest there.
 */
export interface AnsweredRow {
  /** Id of AmbiK_data.csv. */
  readonly id: number;
  readonly mode: PutRow["mode"];
  readonly ambiguity_type: AmbiguityType;
  /** In the words of the person, or the name that they chose. */
  readonly answer: string;
  /** Names of the kitchen's things in the answer, "-" before those that it denies; "" when it names none. */
  readonly user_intent: string;
  /** Persona: share of the given intent that the answer names; null in open mode. */
  readonly told: number | null;
}

/**
 * @param words what the person typed or chose
 * @param names names of the things that the words were understood to mean
 * @returns null when the words say nothing
 */
export function toAnsweredRow(
  row: Pick<PutRow, "row" | "mode" | "type" | "objects" | "intent">,
  words: string,
  names: readonly string[],
): AnsweredRow | null {
  const answer = words.replace(/\s+/g, " ").trim();
  if (answer === "") return null;
  const told = [answer, ...names].join("; ");
  return {
    id: row.row,
    mode: row.mode,
    ambiguity_type: row.type,
    answer,
    user_intent: intentOf(row, told),
    told: row.mode === "persona" ? shareFulfilled(wanted(told), readIntent(row.intent)) : null,
  };
}

/** Up to the next comma, or the "but" that takes it back. */
const unwanted = /\b(?:not|no|never|without|instead of|rather than)\b.*?(?=[,;.]|\bbut\b|$)/gi;

/** The answer without the parts that it denies. */
function wanted(answer: string): string {
  return answer.replace(unwanted, " ");
}

/** The kitchen's things in an answer, in the grammar of intents: "ceramic bowl, -steel bowl". */
function intentOf(row: Pick<PutRow, "objects">, answer: string): string {
  const named = thingsIn(row, wanted(answer));
  const denied = thingsIn(row, (answer.match(unwanted) ?? []).join("; "));
  const without = denied.filter((name) => !named.includes(name)).map((name) => `-${name}`);
  return [...named, ...without].join(", ");
}

/** Names of the kitchen's things that an answer names in full, or so that only one is meant. */
function thingsIn(row: Pick<PutRow, "objects">, answer: string): readonly string[] {
  const things = [...row.objects, ...appliances].map(nameObject);
  const meant = findMentions(readWords(answer), things)
    .filter(({ things }) => things.length === 1)
    .flatMap(({ things }) => things.map(({ name }) => name.toLowerCase()));
  return [...new Set(meant)];
}
