/** AmbiK's metrics as its paper defines them (Appendix D). null: the row does not count. */
import { readIntent, shareFulfilled } from "../../scenes/ambik/answered-row.js";
import type { Outcome } from "./rows.js";

const asList = (answers: readonly string[] | string) =>
  typeof answers === "string" ? [answers] : answers;

/** Intent coverage: the best answer's share of the intent's concepts; 0 of an empty set. */
export function intentCoverage({ answers, intent }: Pick<Outcome, "answers" | "intent">) {
  const concepts = readIntent(intent);
  if (concepts.length === 0) return null;
  return Math.max(0, ...asList(answers).map((answer) => shareFulfilled(answer, concepts) ?? 0));
}

/** Help is asked for: more than one answer is left, or the method is not certain. */
export function asksForHelp({ answers, label }: Pick<Outcome, "answers" | "label">): boolean {
  if (label !== undefined) return label.trim().toLowerCase() === "uncertain";
  return asList(answers).length > 1;
}

export function helpsRightly(outcome: Pick<Outcome, "answers" | "label" | "type">): boolean {
  return asksForHelp(outcome) === (outcome.type === "preferences");
}

/** Set size correctness: intersection over union of prediction set and shortlist, preferences only. */
export function setOverlap({
  answers,
  shortlist,
  type,
}: Pick<Outcome, "answers" | "shortlist" | "type">): number | null {
  const wanted = readShortlist(shortlist);
  if (type !== "preferences" || wanted.length === 0) return null;
  const set = asList(answers);
  const left = new Set(wanted);
  for (const answer of set) {
    const text = ` ${answer.toLowerCase()}`;
    const credited = [...left].find((thing) => text.includes(` ${thing}`));
    if (credited !== undefined) left.delete(credited);
  }
  const common = wanted.length - left.size;
  return common / (set.length + wanted.length - common);
}

/** Things between commas, each once, the longest first, so that "glass mug" is not taken for "glass". */
function readShortlist(shortlist: string): readonly string[] {
  const things = shortlist.split(",").map((thing) => thing.trim().toLowerCase());
  return [...new Set(things.filter((thing) => thing !== ""))].sort(
    (one, other) => other.length - one.length,
  );
}

/** 1 when more is open in the ambiguous task (and the clear task's set is not empty), -1 when less is. */
export function difference(clear: Outcome, ambiguous: Outcome): -1 | 0 | 1 {
  const [before, after] = [openness(clear), openness(ambiguous)];
  if (after > before) return before === 0 ? 0 : 1;
  return after < before ? -1 : 0;
}

function openness(outcome: Outcome): number {
  return outcome.label === undefined
    ? asList(outcome.answers).length
    : asksForHelp(outcome)
      ? 2
      : 1;
}
