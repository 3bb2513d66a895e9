/** Writes people's answers about an AmbiK task (a dataset of ambiguous kitchen tasks) in the dataset's columns. */
import { findMentions } from "./mentions.js";
import { appliances, type PutRow } from "./row.js";
import { nameObject, readWords } from "./words.js";

/**
 * One part of an intent, AmbiK's notation for a right answer. Commas separate parts, bars alternatives ("refriger" also
 * finds "refrigerator"), "-" negates. An answer fulfils a part by any alternative; a negated part by none.
 */
export type Concept = ReturnType<typeof readIntent>[number];

export function readIntent(intent: string) {
  return intent.split(",").flatMap((text) => {
    const plain = text.trim();
    const alternatives = plain
      .replace(/^-+/, "")
      .split("|")
      .map(fold)
      .filter((alternative) => alternative !== "");
    return alternatives.length > 0 ? [{ negated: plain.startsWith("-"), alternatives }] : [];
  });
}

/** Share of the parts that the answer fulfils; null without parts. */
export function shareFulfilled(answer: string, concepts: readonly Concept[]): number | null {
  if (concepts.length === 0) return null;
  const text = fold(answer);
  const fulfilled = concepts.filter(
    ({ negated, alternatives }) => alternatives.some((part) => text.includes(part)) !== negated,
  );
  return fulfilled.length / concepts.length;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}

export type AnsweredRow = NonNullable<ReturnType<typeof toAnsweredRow>>;

/** Makes a row of an answer; null for empty words. `names` are the things that the words were understood to mean. */
export function toAnsweredRow(
  row: Pick<PutRow, "row" | "mode" | "type" | "objects" | "intent">,
  words: string,
  names: readonly string[],
) {
  const answer = words.replace(/\s+/g, " ").trim();
  if (answer === "") return null;
  const told = [answer, ...names].join("; ");
  return {
    id: row.row,
    mode: row.mode,
    ambiguity_type: row.type,
    answer,
    /** Kitchen things in the answer, "-" before denied ones; "" for none. */
    user_intent: intentOf(row, told),
    /** Share of the intent that the answer names; null in open mode. */
    told: row.mode === "persona" ? shareFulfilled(wanted(told), readIntent(row.intent)) : null,
  };
}

/** Words for what is not wanted, up to the next comma or "but". */
const unwanted = /\b(?:not|no|never|without|instead of|rather than)\b.*?(?=[,;.]|\bbut\b|$)/gi;

function wanted(answer: string): string {
  return answer.replace(unwanted, " ");
}

/** Writes an intent: "ceramic bowl, -steel bowl". */
function intentOf(row: Pick<PutRow, "objects">, answer: string): string {
  const named = thingsIn(row, wanted(answer));
  const denied = thingsIn(row, (answer.match(unwanted) ?? []).join("; "));
  const without = denied.filter((name) => !named.includes(name)).map((name) => `-${name}`);
  return [...named, ...without].join(", ");
}

/** Things named in full, or unambiguously in part. */
function thingsIn(row: Pick<PutRow, "objects">, answer: string): readonly string[] {
  const things = [...row.objects, ...appliances].map(nameObject);
  const meant = findMentions(readWords(answer), things)
    .filter(({ things }) => things.length === 1)
    .flatMap(({ things }) => things.map(({ name }) => name.toLowerCase()));
  return [...new Set(meant)];
}
