/** Metrics and conformal prediction by the papers: reference values. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { conformalThreshold, predictionSet } from "../../../src/agent/conformal-asking.js";
import type { ChatModel } from "../../../src/core/model/model.js";
import { sharedGolden } from "../../../test/shared-data.js";
import * as paper from "../../ambik/benches.js";
import { scoreByPaper } from "../../ambik/benches.js";
import { createPrompts, readOptions } from "../../ambik/llm/prompts.js";
import { createKnowNo, letterSimilarity, scoreLofree } from "../../ambik/llm/scorers.js";
import { notListed } from "../../ambik/llm/set-method.js";
import type { Outcome, TaskType } from "../../ambik/rows.js";
import { ownRow } from "./own-rows.js";

/** A file of reference values; each part has another shape. */
type Golden = ReturnType<typeof JSON.parse>;
const readGolden = (file: string | null): Golden =>
  file ? JSON.parse(readFileSync(file, "utf8")) : {};
const conformalFile = sharedGolden("ambik-conformal.json");
const metricsFile = sharedGolden("ambik-metrics.json");

/** Probabilities of logits. */
function softmax(logits: readonly number[], temperature = 1): readonly number[] {
  const weights = logits.map((logit) => Math.exp(logit / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Writes four options and gives them these shares. */
const playingModel = (shares: readonly number[]) =>
  ({
    complete: async () => "A) one\nB) two\nC) three\nD) four",
    choose: async (_: unknown, options: readonly string[]) => ({
      scored: options.map((option, at) => ({ option, probability: shares[at] ?? 0 })),
    }),
  }) as unknown as ChatModel;

/** Cosine of mean word vectors; 0 of words without one. */
function cosine(vectors: Readonly<Record<string, readonly number[]>>, one: string, other: string) {
  const vector = (text: string) =>
    text
      .split(" ")
      .map((word) => vectors[word] ?? [0, 0, 0, 0])
      .reduce((sum, next) => sum.map((value, index) => value + (next[index] ?? 0)));
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const [a, b] = [vector(one), vector(other)];
  const length = Math.sqrt(dot(a, a) * dot(b, b));
  return length === 0 ? 0 : dot(a, b) / length;
}

describe.runIf(conformalFile)("conformal prediction", () => {
  const golden = readGolden(conformalFile);

  it("has KnowNo's softmax at its temperature", async () => {
    for (const { logits, temperature, expected } of golden.temperature_scaling) {
      if (temperature !== 5 || logits.length !== 4) continue;
      const prompts = createPrompts({ shots: 0, withoutPlans: false });
      const knowNo = createKnowNo(playingModel(softmax(logits)), prompts);
      const scored = await knowNo.score({ row: ownRow(1), half: "clear" });
      const listed = scored.filter(({ option }) => option !== notListed);
      const sum = listed.reduce((total, { score }) => total + score, 0);
      for (const [index, { score }] of listed.entries())
        expect(score / sum).toBeCloseTo(expected[index], 6);
    }
  });

  it("has the textbook's thresholds", () => {
    for (const { scores, target_success, textbook_ours, note } of golden.calibration_tail) {
      if (!textbook_ours) continue;
      const threshold = conformalThreshold(
        scores.map((score: number) => 1 - score),
        target_success,
      );
      const { qhat_nonconformity: qhat } = textbook_ours;
      if (qhat === "inf") expect(threshold, note).toBe(Number.POSITIVE_INFINITY);
      else expect(threshold, note).toBeCloseTo(qhat, 9);
    }
  });

  it("has LofreeCP's scores", () => {
    const { embedding, cases } = golden.lofree;
    for (const { counts, prompting_number: number, expected } of cases) {
      if (!expected) continue;
      const given = new Map<string, number>(Object.entries(counts));
      const { entropy, nonconformity } = scoreLofree(given, number * 4, number, (one, other) =>
        cosine(embedding, one, other),
      );
      expect(entropy).toBeCloseTo(expected.normalized_entropy, 9);
      // Words without a vector are undefined in the original; here their similarity is 0.
      for (const option of Object.keys(counts).filter((one) => one !== "qqq zzz"))
        expect(nonconformity.get(option)).toBeCloseTo(expected.nonconformity[option], 9);
    }
  });

  it("covers KnowNo's own data as the textbook wants", () => {
    interface Item {
      readonly logprobs: readonly number[];
      readonly true: readonly string[];
    }
    const best = ({ logprobs, true: right }: Item) =>
      Math.max(...right.map((letter) => softmax(logprobs)["ABCDE".indexOf(letter)] ?? 0));
    const data = golden.original_knowno_textbook;
    const [calibration, test]: readonly Item[][] = [data.calibration, data.test];
    if (!calibration || !test) throw new Error("there is no data");
    const ours = golden.repo_rule_on_the_same_data.textbook_same_scores_ours;
    const covered = (least: number) => average(test.map((item) => Number(best(item) >= least)));
    const threshold = conformalThreshold(
      calibration.map((item) => 1 - best(item)),
      0.8,
    );
    expect(1 - threshold).toBeCloseTo(ours.keep_scores_at_least, 9);
    expect(covered(1 - threshold)).toBeCloseTo(ours.coverage, 9);
    const sizes = test.map((item) => predictionSet(softmax(item.logprobs), threshold).length);
    expect(average(sizes)).toBeCloseTo(ours.avg_set_size, 9);
  });
});

it("reads options in every usual notation, and finds spellings of one thing alike", () => {
  const said = "Sure:\n a) take it\n(B) leave it\n3. wash it\n- D: dry it\nE) burn it";
  expect(readOptions(said)).toEqual(["take it", "leave it", "wash it", "dry it"]);
  expect(letterSimilarity("take the mug", "take the mug")).toBeCloseTo(1, 12);
  expect(letterSimilarity("take the mug", "take the mugs")).toBeGreaterThan(0.8);
  expect(letterSimilarity("take the mug", "boil rice")).toBeLessThan(0.2);
});

const typeOf = (type: unknown) =>
  (type === "unambiguous_direct" ? "unambiguous" : type) as TaskType;
const join = (given: unknown) => (Array.isArray(given) ? given.join(",") : "");

function paperValue({ fn, args: [answers, second, third] }: Golden): number | null {
  if (fn === "success_rate") return paper.intentCoverage({ answers, intent: join(second) });
  if (fn === "help_rate") return Number(paper.asksForHelp({ answers }));
  if (fn === "correct_help_rate")
    return Number(paper.helpsRightly({ answers, type: typeOf(second) }));
  return paper.setOverlap({ answers, shortlist: join(second), type: typeOf(third) });
}

const toOutcome = (row: Golden): Outcome => ({
  type: typeOf(row.ambiguity_type),
  intent: row.user_intent,
  shortlist: row.amb_shortlist ?? "",
  answers: row.answers ?? row.answer ?? [],
  ...(row.label === undefined ? {} : { label: row.label }),
});

describe.runIf(metricsFile)("metrics", () => {
  const golden = readGolden(metricsFile);

  it("has all cases by the paper, and means by type", () => {
    const cases = golden.cases.filter(({ paper: given }: Golden) => typeof given === "number");
    expect(cases.length).toBeGreaterThan(10);
    for (const one of cases) expect(paperValue(one), one.id).toBeCloseTo(one.paper, 9);
    const { batch } = golden;
    const ours = scoreByPaper(batch.rows.map(toOutcome));
    for (const row of batch.paper_aggregate_ours) {
      const type = typeOf(row.ambiguity_type);
      expect(ours.icr[type]).toBeCloseTo(Number(row.icr), 9);
      expect(ours.hr[type]).toBeCloseTo(Number(row.hr), 9);
      expect(ours.chr[type]).toBeCloseTo(Number(row.chr), 9);
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
  const perfect = [...many(900, () => 1), ...many(900, () => 2)];

  it("are of partners by the paper, by labels where there are any; empty sets of clear tasks do not count", () => {
    expect(scoreByPaper(grid).ambdif).toBe(0.2475);
    expect(scoreByPaper(perfect).ambdif).toBe(1);
    expect(scoreByPaper([...many(400, () => 0), ...many(400, () => 1)]).ambdif).toBe(0);
    expect(scoreByPaper([...many(3, () => 2), ...many(3, () => 1)]).reverse).toBe(1);
    const labels = ["Certain", "Uncertain", "Uncertain", "Certain"];
    const said = scoreByPaper(labels.map((label) => ({ ...sized(1), label })));
    expect([said.ambdif, said.reverse]).toEqual([0.5, 0.5]);
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
