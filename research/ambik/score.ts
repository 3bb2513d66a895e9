import * as paper from "./metrics-paper.js";
import * as repo from "./metrics-repo.js";
import { type Outcome, type TaskType, taskTypes } from "./rows.js";

export const compats = ["paper", "repo"] as const;
export type Compat = (typeof compats)[number];

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
export type Scores = ReturnType<typeof scoreByPaper>;

export function scoreByRepo(outcomes: readonly Outcome[], separator: "," | ", "): Scores {
  const values = new Map(outcomes.map((outcome) => [outcome, repo.repoValues(outcome, separator)]));
  const value = (key: keyof repo.RepoValues) => (outcome: Outcome) =>
    counted(values.get(outcome)?.[key] ?? repo.excluded);
  const { clear, ambiguous } = splitPairs(outcomes);
  const smaller = clear.map((outcome, index) =>
    Number((ambiguous[index]?.answers.length ?? 0) < outcome.answers.length),
  );
  return {
    chr: byType(outcomes, value("chr")),
    hr: byType(outcomes, value("hr")),
    icr: byType(outcomes, value("icr")),
    ssc: byType(outcomes, value("ssc")).preferences,
    ambdif: counted(repo.ambiguityDifference(outcomes.map((outcome) => outcome.answers))),
    reverse: mean(smaller),
    balancedAccuracy: balance(outcomes, value("chr")),
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

const counted = (value: number): number | null => (value === repo.excluded ? null : value);

function mean(values: readonly (number | null)[]): number | null {
  const counting = values.filter((value) => value !== null);
  if (counting.length === 0) return null;
  return counting.reduce((sum, value) => sum + value, 0) / counting.length;
}
