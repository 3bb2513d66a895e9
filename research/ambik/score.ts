import * as paper from "./metrics-paper.js";
import { type Outcome, type TaskType, taskTypes } from "./rows.js";

/** Shares in [0, 1]; null where no row counts. */
export type ByType = Readonly<Record<TaskType, number | null>>;

export function scoreByPaper(outcomes: readonly Outcome[]) {
  const rightly = (outcome: Outcome) => Number(paper.helpsRightly(outcome));
  const { clear, ambiguous } = splitPairs(outcomes);
  const differences = clear.map((outcome, index) => {
    const partner = ambiguous[index];
    return partner ? paper.difference(outcome, partner) : 0;
  });
  return {
    /** Correct help rate, help rate, intent coverage, and set size correctness of preferences. */
    chr: byType(outcomes, rightly),
    hr: byType(outcomes, (outcome) => Number(paper.asksForHelp(outcome))),
    icr: byType(outcomes, paper.intentCoverage),
    ssc: mean(outcomes.map(paper.setOverlap)),
    /** Pairs whose ambiguous task has the larger set, and the reverse, which chance alone makes as many. */
    ambdif: mean(differences.map((difference) => Number(difference > 0))),
    reverse: mean(differences.map((difference) => Number(difference < 0))),
    balancedAccuracy: balance(outcomes, rightly),
  };
}

type Measure = (outcome: Outcome) => number | null;

function byType(outcomes: readonly Outcome[], measure: Measure): ByType {
  const of = (type: TaskType) =>
    mean(outcomes.filter((outcome) => outcome.type === type).map(measure));
  return Object.fromEntries(taskTypes.map((type) => [type, of(type)])) as ByType;
}

function balance(outcomes: readonly Outcome[], measure: Measure): number | null {
  const asking = outcomes.filter((outcome) => outcome.type === "preferences");
  const others = outcomes.filter((outcome) => outcome.type !== "preferences");
  const [one, other] = [mean(asking.map(measure)), mean(others.map(measure))];
  return one === null || other === null ? null : (one + other) / 2;
}

function splitPairs(outcomes: readonly Outcome[]) {
  const half = outcomes.length / 2;
  return { clear: outcomes.slice(0, half), ambiguous: outcomes.slice(half) };
}

function mean(values: readonly (number | null)[]): number | null {
  const counting = values.filter((value) => value !== null);
  if (counting.length === 0) return null;
  return counting.reduce((sum, value) => sum + value, 0) / counting.length;
}
