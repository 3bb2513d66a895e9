/** AmbiK's metrics as its paper defines them (Appendix D). null: the row does not count. */
import { readIntent, shareFulfilled } from "../../scenes/ambik/answered-row.js";
import { averageOf } from "../lab/numbers.js";
import { type Outcome, type TaskType, taskTypes } from "./rows.js";

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

/** @internal */
export function helpsRightly(outcome: Pick<Outcome, "answers" | "label" | "type">): boolean {
  return asksForHelp(outcome) === (outcome.type === "preferences");
}

/** Set size correctness: intersection over union of prediction set and shortlist, preferences only. @internal */
export function setOverlap({
  answers,
  shortlist,
  type,
}: Pick<Outcome, "answers" | "shortlist" | "type">): number | null {
  const wanted = readShortlist(shortlist);
  if (type !== "preferences" || wanted.length === 0) return null;
  const left = new Set(wanted);
  const set = asList(answers);
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
function difference(clear: Outcome, ambiguous: Outcome): -1 | 0 | 1 {
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

/** Shares in [0, 1]; null where no row counts. */
export type ByType = Readonly<Record<TaskType, number | null>>;

/** @param outcomes all clear tasks first, then their partners in the same order */
export function scoreByPaper(outcomes: readonly Outcome[]) {
  const rightly = (outcome: Outcome) => Number(helpsRightly(outcome));
  const half = outcomes.length / 2;
  const differences = outcomes.slice(0, half).map((clear, index) => {
    const partner = outcomes[half + index];
    return partner ? difference(clear, partner) : 0;
  });
  const [asking, others] = [true, false].map((isWanted) =>
    mean(outcomes.filter(({ type }) => (type === "preferences") === isWanted).map(rightly)),
  );
  return {
    /** Correct help rate, help rate, intent coverage, and set size correctness of preferences. */
    chr: byType(outcomes, rightly),
    hr: byType(outcomes, (outcome) => Number(asksForHelp(outcome))),
    icr: byType(outcomes, intentCoverage),
    ssc: mean(outcomes.map(setOverlap)),
    /** Pairs whose ambiguous task has the larger set, and the reverse, which chance alone makes as many. */
    ambdif: mean(differences.map((difference) => Number(difference > 0))),
    reverse: mean(differences.map((difference) => Number(difference < 0))),
    balancedAccuracy: asking == null || others == null ? null : (asking + others) / 2,
  };
}

function byType(
  outcomes: readonly Outcome[],
  measure: (outcome: Outcome) => number | null,
): ByType {
  const of = (type: TaskType) =>
    mean(outcomes.filter((outcome) => outcome.type === type).map(measure));
  return Object.fromEntries(taskTypes.map((type) => [type, of(type)])) as ByType;
}

function mean(values: readonly (number | null)[]): number | null {
  const counting = values.filter((value) => value !== null);
  return counting.length === 0 ? null : averageOf(counting, (value) => value);
}
