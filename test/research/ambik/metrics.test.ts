import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as paper from "../../../src/research/ambik/metrics-paper.js";
import * as repo from "../../../src/research/ambik/metrics-repo.js";
import type { Outcome } from "../../../src/research/ambik/outcome.js";
import type { TaskType } from "../../../src/research/ambik/rows.js";
import { scoreByPaper, scoreByRepo } from "../../../src/research/ambik/score.js";
import { sharedGolden } from "../../shared-data.js";

interface Case {
  readonly id: string;
  readonly fn: string;
  readonly args: readonly unknown[];
  readonly expected: number;
  readonly paper?: number | null;
}
interface GoldenRow {
  readonly answers?: readonly string[];
  readonly answer?: string;
  readonly label?: string;
  readonly ambiguity_type: string;
  readonly user_intent: string;
  readonly amb_shortlist?: string | null;
}
type Aggregate = Readonly<Record<string, string | number>>;
interface Golden {
  readonly the_fifteen: readonly string[];
  readonly cases: readonly Case[];
  readonly batch: {
    readonly rows: readonly GoldenRow[];
    readonly expected_aggregate: readonly Aggregate[];
    readonly paper_aggregate_ours: readonly Aggregate[];
  };
  readonly binary_batch: {
    readonly rows: readonly GoldenRow[];
    readonly expected_aggregate: readonly Aggregate[];
  };
  readonly nohelp_batch: {
    readonly rows: readonly GoldenRow[];
    readonly expected_aggregate: readonly Aggregate[];
  };
}

const typeOf = (type: unknown) =>
  (type === "unambiguous_direct" ? "unambiguous" : type) as TaskType;
const join = (parts: unknown) => (Array.isArray(parts) ? parts.join(",") : "");

function repoValue({ fn, args }: Case): number {
  const [answers, second, third] = args as [string[] | string, string[] | string, string];
  const isBinary = fn.startsWith("binary");
  const outcome: Outcome = {
    type: typeOf(fn === "set_size_correctness" ? third : second),
    intent: Array.isArray(second) ? second.join(", ") : "",
    shortlist: join(second),
    answers,
    ...(isBinary && { label: String(answers) }),
  };
  const { icr, hr, chr, ssc } = repo.repoValues(outcome, ", ");
  if (fn === "success_rate") return icr;
  if (fn === "set_size_correctness") return ssc;
  return fn.endsWith("correct_help_rate") ? chr : hr;
}

function paperValue({ fn, args }: Case): number | null {
  const [answers, second, third] = args as [string[] | string, unknown, unknown];
  if (fn === "success_rate") return paper.intentCoverage({ answers, intent: join(second) });
  if (fn === "help_rate") return Number(paper.asksForHelp({ answers }));
  if (fn === "correct_help_rate")
    return Number(paper.helpsRightly({ answers, type: typeOf(second) }));
  return paper.setOverlap({ answers, shortlist: join(second), type: typeOf(third) });
}

const toOutcome = (row: GoldenRow): Outcome => ({
  type: typeOf(row.ambiguity_type),
  intent: row.user_intent,
  shortlist: row.amb_shortlist ?? "",
  answers: row.answers ?? row.answer ?? [],
  ...(row.label === undefined ? {} : { label: row.label }),
});

const file = sharedGolden("ambik-metrics.json");
describe.runIf(file)("reference values", () => {
  const golden: Golden = file ? JSON.parse(readFileSync(file, "utf8")) : { cases: [] };

  it("holds all 86 cases, the fifteen worked examples among them", () => {
    expect(golden.cases).toHaveLength(86);
    const ids = golden.cases.map(({ id }) => id);
    expect(golden.the_fifteen.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(golden.cases)("$id as the repository computes it", (one) => {
    expect(repoValue(one)).toBeCloseTo(one.expected, 9);
  });

  const byPaper = golden.cases.filter((one) => typeof one.paper === "number");
  it.each(byPaper)("$id by the paper", (one) => {
    expect(paperValue(one)).toBeCloseTo(one.paper ?? Number.NaN, 9);
  });

  it("means by type, both compats", () => {
    const outcomes = golden.batch.rows.map(toOutcome);
    const byRepo = scoreByRepo(outcomes, ",");
    const ours = scoreByPaper(outcomes);
    for (const row of golden.batch.expected_aggregate) {
      const type = typeOf(row.ambiguity_type);
      expect(byRepo.icr[type] ?? -1).toBeCloseTo(Number(row.sr_agg), 9);
      expect(byRepo.chr[type] ?? -1).toBeCloseTo(Number(row.amb_detection_agg), 9);
      expect(byRepo.hr[type] ?? -1).toBeCloseTo(Number(row.help_rate_agg), 9);
      if (type === "preferences") expect(byRepo.ssc ?? -1).toBeCloseTo(Number(row.ssc_agg), 9);
    }
    for (const row of golden.batch.paper_aggregate_ours) {
      const type = typeOf(row.ambiguity_type);
      expect(ours.icr[type]).toBeCloseTo(Number(row.icr), 9);
      expect(ours.hr[type]).toBeCloseTo(Number(row.hr), 9);
      expect(ours.chr[type]).toBeCloseTo(Number(row.chr), 9);
    }
  });

  it("means of Binary and of No Help", () => {
    for (const { rows, expected_aggregate } of [golden.binary_batch, golden.nohelp_batch]) {
      const scores = scoreByRepo(rows.map(toOutcome), ",");
      for (const row of expected_aggregate) {
        const type = typeOf(row.ambiguity_type);
        const chr = row.amb_detection_agg ?? row.correct_help_rate_detection_agg;
        expect(scores.icr[type] ?? -1).toBeCloseTo(Number(row.sr_agg), 9);
        expect(scores.chr[type] ?? -1).toBeCloseTo(Number(chr), 9);
        expect(scores.hr[type] ?? -1).toBeCloseTo(Number(row.help_rate_agg), 9);
      }
    }
  });
});

const sized = (size: number, type: TaskType = "safety"): Outcome => ({
  type,
  intent: "x",
  shortlist: "",
  answers: Array.from({ length: size }, (_, index) => `answer ${index}`),
});

describe("larger sets for ambiguous tasks", () => {
  const many = (count: number, size: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => sized(size(index)));
  const grid = [
    ...many(400, (index) => index % 3),
    ...many(400, (index) => Math.floor(index / 3) % 4),
  ];
  const sizes = (outcomes: readonly Outcome[]) => outcomes.map(({ answers }) => answers);

  it("compares rows 400 apart, as the repository does, even where partners are 900 apart", () => {
    expect(repo.ambiguityDifference(sizes(grid))).toBe(0.4975);
    expect(repo.ambiguityDifference(sizes(many(399, () => 1)))).toBe(-1);
    expect(repo.ambiguityDifference(sizes(many(400, () => 2)))).toBe(0);
    const perfect = [...many(900, () => 1), ...many(900, () => 2)];
    expect(repo.ambiguityDifference(sizes(perfect))).toBe(0);
    const texts = [...Array(400).fill("take it"), ...Array(400).fill("take the tin kettle")];
    expect(repo.ambiguityDifference(texts)).toBe(1);
  });

  it("compares partners by the paper, and empty sets of clear tasks do not count", () => {
    expect(scoreByPaper(grid).ambdif).toBe(0.2475);
    expect(scoreByPaper([...many(900, () => 1), ...many(900, () => 2)]).ambdif).toBe(1);
    expect(scoreByPaper([...many(400, () => 0), ...many(400, () => 1)]).ambdif).toBe(0);
    expect(scoreByPaper([...many(3, () => 2), ...many(3, () => 1)]).reverse).toBe(1);
  });

  it("compares labels where there are any", () => {
    const said = (label: string): Outcome => ({ ...sized(1), label });
    const scores = scoreByPaper([
      said("Certain"),
      said("Uncertain"),
      said("Uncertain"),
      said("Certain"),
    ]);
    expect([scores.ambdif, scores.reverse]).toEqual([0.5, 0.5]);
  });
});

it("balances preferences against all other tasks together", () => {
  const outcomes = [
    sized(1, "unambiguous"),
    sized(1, "unambiguous"),
    sized(2, "unambiguous"),
    sized(2, "preferences"),
    sized(1, "common_sense_knowledge"),
    sized(1, "preferences"),
  ];
  expect(scoreByPaper(outcomes).balancedAccuracy).toBeCloseTo((1 / 2 + 3 / 4) / 2, 12);
});
