import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { conformalThreshold, predictionSet } from "../../../src/core/conformal.js";
import type { ChatModel } from "../../../src/core/model.js";
import { seededRandom } from "../../../src/core/random.js";
import {
  repoLapScore,
  repoSet,
  repoThreshold,
} from "../../../src/research/ambik/llm/conformal-repo.js";
import { createKnowNo } from "../../../src/research/ambik/llm/knowno.js";
import { letterSimilarity, scoreLofree } from "../../../src/research/ambik/llm/lofree-scores.js";
import {
  cutMarker,
  isRightAsRepo,
  readOptions,
  readOptionsAsRepo,
} from "../../../src/research/ambik/llm/options.js";
import { createPrompts } from "../../../src/research/ambik/llm/prompts.js";
import { notListed } from "../../../src/research/ambik/llm/set-method.js";
import { sharedGolden } from "../../shared-data.js";
import { ownRow } from "./own-rows.js";

type Scores = Readonly<Record<string, number>>;
interface Tail {
  readonly scores: readonly number[];
  readonly target_success: number;
  readonly note: string;
  readonly expected?: { readonly q_level: number; readonly qhat: number };
  readonly textbook_ours: { readonly qhat_nonconformity: number | "inf" } | null;
}
interface Item {
  readonly logprobs: readonly number[];
  readonly true: readonly string[];
}
interface LofreeCase {
  readonly counts: Scores;
  readonly prompting_number: number;
  readonly cp: number;
  readonly expected?: {
    readonly normalized_entropy: number;
    readonly similarities: Scores;
    readonly nonconformity: Scores;
    readonly set_repo: readonly string[];
  };
}
interface Golden {
  readonly temperature_scaling: readonly {
    readonly logits: readonly number[];
    readonly temperature: number;
    readonly expected: readonly number[];
  }[];
  readonly filter_logits_api: readonly {
    readonly top_logprobs: Scores;
    readonly words: readonly string[];
    readonly expected: Scores;
  }[];
  readonly format_examples: readonly { readonly text: string; readonly expected_options: object }[];
  readonly prediction_sets: readonly {
    readonly method: "knowno" | "lap" | "lofree";
    readonly cp: number;
    readonly scores: Scores;
    readonly expected: readonly string[];
  }[];
  readonly filter_similar_sentences: readonly {
    readonly options: Readonly<Record<string, string>>;
    readonly variants: readonly string[];
    readonly expected: object;
  }[];
  readonly filter_similar_sentences_lofree: {
    readonly scores: Scores;
    readonly variants: readonly string[];
    readonly expected: Scores;
  };
  readonly calibration_tail: readonly Tail[];
  readonly calibration_end_to_end: Readonly<
    Record<"knowno" | "lap" | "lofree", { readonly expected_qhat: number }>
  >;
  readonly lofree: {
    readonly embedding: Readonly<Record<string, readonly number[]>>;
    readonly cases: readonly LofreeCase[];
  };
  readonly lap: {
    readonly cases: readonly {
      readonly cp: number;
      readonly expected?: {
        readonly softmax: Scores;
        readonly affordance_scores: Scores;
        readonly set_letters: readonly string[];
      };
    }[];
  };
  readonly original_knowno_textbook: {
    readonly calibration: readonly Item[];
    readonly test: readonly Item[];
    readonly expected: Readonly<
      Record<"q_level" | "qhat" | "avg_set_size" | "coverage" | "help_rate", number>
    >;
  };
  readonly repo_rule_on_the_same_data: {
    readonly qhat_repo: number;
    readonly coverage_repo: number;
    readonly avg_set_size_repo: number;
    readonly textbook_same_scores_ours: {
      readonly keep_scores_at_least: number;
      readonly coverage: number;
      readonly avg_set_size: number;
    };
  };
}

const letters = ["A", "B", "C", "D", "E"];
const best = ({ logprobs, true: right }: Item, temperature: number) => {
  const shares = softmax(logprobs, temperature);
  return Math.max(...right.map((letter) => shares[letters.indexOf(letter)] ?? 0));
};
/** Probabilities of logits. */
function softmax(logits: readonly number[], temperature = 1): readonly number[] {
  const weights = logits.map((logit) => Math.exp(logit / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
const step = { row: ownRow(1), half: "clear" } as const;
/** Writes four options and gives them these shares. */
const playingModel = (shares: readonly number[]) =>
  ({
    complete: async () => "A) one\nB) two\nC) three\nD) four",
    choose: async (_: unknown, options: readonly string[]) => ({
      scored: options.map((option, at) => ({ option, probability: shares[at] ?? 0 })),
    }),
  }) as unknown as ChatModel;
const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

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

const file = sharedGolden("ambik-conformal.json");
describe.runIf(file)("reference values", () => {
  const golden: Golden = file ? JSON.parse(readFileSync(file, "utf8")) : {};

  it("KnowNo's softmax at its temperature", async () => {
    for (const { logits, temperature, expected } of golden.temperature_scaling) {
      if (temperature !== 5 || logits.length !== 4) continue;
      const shares = softmax(logits);
      const scored = await createKnowNo(
        playingModel(shares),
        createPrompts({ shots: 0, withoutPlans: false }),
        "paper",
      ).score(step);
      const listed = scored.filter(({ option }) => option !== notListed);
      const sum = listed.reduce((total, { score }) => total + score, 0);
      for (const [index, { score }] of listed.entries())
        expect(score / sum).toBeCloseTo(expected[index] ?? Number.NaN, 6);
    }
  });

  it("options as the repository reads them", () => {
    for (const { text, expected_options } of golden.format_examples)
      expect(readOptionsAsRepo(text)).toEqual(expected_options);
  });

  it("right options as the repository finds them", () => {
    for (const { options, variants, expected } of golden.filter_similar_sentences) {
      const right = Object.entries(options).filter(([, option]) =>
        isRightAsRepo(cutMarker(option), variants),
      );
      expect(Object.fromEntries(right)).toEqual(expected);
    }
    const { scores, variants, expected } = golden.filter_similar_sentences_lofree;
    const right = Object.entries(scores).filter(([option]) => isRightAsRepo(option, variants));
    expect(Object.fromEntries(right)).toEqual(expected);
  });

  it("sets as the repository keeps them", () => {
    for (const { method, scores, cp, expected } of golden.prediction_sets)
      expect(repoSet(method, scores, cp).toSorted()).toEqual(expected.toSorted());
  });

  it.each(golden.calibration_tail ?? [])("thresholds, both compats: $note", (tail) => {
    const { scores, target_success, expected, textbook_ours } = tail;
    if (expected) {
      expect(repoThreshold(scores, target_success)).toBeCloseTo(expected.qhat, 9);
    } else {
      expect(() => repoThreshold(scores, target_success)).toThrow(/too few/);
    }
    if (!textbook_ours) return;
    const threshold = conformalThreshold(
      scores.map((score) => 1 - score),
      target_success,
    );
    const { qhat_nonconformity } = textbook_ours;
    if (qhat_nonconformity === "inf") expect(threshold).toBe(Number.POSITIVE_INFINITY);
    else expect(threshold).toBeCloseTo(qhat_nonconformity, 9);
  });

  it("calibration from end to end as the repository does it", () => {
    const rows = Array.from({ length: 100 }, (_, index) => {
      const first = 0.3 + 0.006 * index;
      const second = (1 - first) * 0.6;
      return index % 2 === 1 ? [first, second] : [first];
    }).flat();
    const { knowno, lap, lofree } = golden.calibration_end_to_end;
    expect(repoThreshold(rows, 0.8)).toBeCloseTo(knowno.expected_qhat, 9);
    expect(repoThreshold(rows.map(Math.exp), 0.8)).toBeCloseTo(lap.expected_qhat, 9);
    expect(
      repoThreshold(
        rows.map((score) => 1 - score),
        0.8,
      ),
    ).toBeCloseTo(lofree.expected_qhat, 9);
  });

  it("LofreeCP's scores", () => {
    const { embedding, cases } = golden.lofree;
    for (const { counts, prompting_number, cp, expected } of cases) {
      const score = () =>
        scoreLofree(
          ...([new Map(Object.entries(counts)), prompting_number * 4, prompting_number] as const),
          (one, other) => cosine(embedding, one, other),
        );
      if (!expected) {
        expect(score).toThrow(/more than one prompt/);
        continue;
      }
      const { entropy, nonconformity } = score();
      expect(entropy).toBeCloseTo(expected.normalized_entropy, 9);
      // words without a vector are undefined in the original; here their similarity is 0
      const defined = Object.keys(counts).filter((option) => option !== "qqq zzz");
      for (const option of defined)
        expect(nonconformity.get(option)).toBeCloseTo(
          expected.nonconformity[option] ?? Number.NaN,
          9,
        );
      expect(repoSet("lofree", Object.fromEntries(nonconformity), cp)).toEqual(expected.set_repo);
    }
  });

  it("LAP's scores as the repository computes them", () => {
    for (const { expected, cp } of golden.lap.cases) {
      if (!expected) continue;
      const scores = Object.fromEntries(
        ["A", "B", "C", "D"].map((letter) => [letter, repoLapScore(expected.softmax[letter] ?? 0)]),
      );
      for (const [letter, score] of Object.entries(scores))
        expect(score).toBeCloseTo(expected.affordance_scores[letter] ?? Number.NaN, 9);
      expect(repoSet("lap", scores, cp)).toEqual(expected.set_letters);
    }
  });

  it("KnowNo's own notebook, and what becomes of its data by the repository's rule", () => {
    const { calibration, test, expected } = golden.original_knowno_textbook;
    const scores = calibration.map((item) => 1 - best(item, 5));
    const level = Math.ceil((scores.length + 1) * 0.8) / scores.length;
    const qhat = scores.toSorted()[Math.ceil((scores.length - 1) * level)] ?? Number.NaN;
    const sets = test.map((item) => predictionSet(softmax(item.logprobs, 5), qhat));
    const covers = (set: readonly number[], item: Item | undefined) =>
      Number(item?.true.some((letter) => set.includes(letters.indexOf(letter))));
    expect(qhat).toBeCloseTo(expected.qhat, 9);
    expect(average(sets.map((set) => set.length))).toBeCloseTo(expected.avg_set_size, 9);
    expect(average(sets.map((set, index) => covers(set, test[index])))).toBeCloseTo(
      expected.coverage,
      9,
    );
    expect(average(sets.map((set) => Number(set.length !== 1 || set.includes(4))))).toBeCloseTo(
      expected.help_rate,
      9,
    );
  });

  it("the repository's rule on the notebook's data, beside the textbook's", () => {
    const { calibration, test } = golden.original_knowno_textbook;
    const expected = golden.repo_rule_on_the_same_data;
    const ours = expected.textbook_same_scores_ours;
    const right = calibration.map((item) => best(item, 1));
    const qhat = repoThreshold(right, 0.8);
    expect(qhat).toBeCloseTo(expected.qhat_repo, 9);
    expect(average(test.map((item) => Number(best(item, 1) > qhat)))).toBeCloseTo(
      expected.coverage_repo,
      9,
    );
    const threshold = conformalThreshold(
      right.map((score) => 1 - score),
      0.8,
    );
    expect(1 - threshold).toBeCloseTo(ours.keep_scores_at_least, 9);
    expect(average(test.map((item) => Number(best(item, 1) >= 1 - threshold)))).toBeCloseTo(
      ours.coverage,
      9,
    );
    const sizes = test.map((item) => predictionSet(softmax(item.logprobs), threshold).length);
    expect(average(sizes)).toBeCloseTo(ours.avg_set_size, 9);
  });
});

/** Four options with random logits; the model is right as often as its own shares say. */
function syntheticCases(count: number, seed: number) {
  const random = seededRandom(seed, "conformal");
  return Array.from({ length: count }, () => {
    const scores = softmax(Array.from({ length: 4 }, () => 3 * random()));
    let drawn = random();
    const right = scores.findIndex((score) => {
      drawn -= score;
      return drawn < 0;
    });
    return { scores, right: right < 0 ? 3 : right };
  });
}

it("covers as often as wanted on synthetic scores, where the repository's rule does not", () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const covered = seeds.map((seed) => {
    const all = syntheticCases(1200, seed);
    const right = all.slice(0, 200).map(({ scores, right }) => scores[right] ?? 0);
    const threshold = conformalThreshold(
      right.map((score) => 1 - score),
      0.8,
    );
    const lower = repoThreshold(right, 0.8);
    const tests = all.slice(200);
    return {
      textbook: average(
        tests.map(({ scores, right }) => Number(predictionSet(scores, threshold).includes(right))),
      ),
      repo: average(tests.map(({ scores, right }) => Number((scores[right] ?? 0) > lower))),
    };
  });
  expect(average(covered.map(({ textbook }) => textbook))).toBeGreaterThanOrEqual(0.78);
  expect(average(covered.map(({ repo }) => repo))).toBeLessThan(0.3);
});

it("ranks without an error of rounding", () => {
  for (let count = 4; count <= 2000; count++) {
    const scores = Array.from({ length: count }, (_, at) => at / (count - 1));
    const level = Math.ceil((4 * (count + 1)) / 5) / count;
    if (level <= 1) expect(repoThreshold(scores, 0.8)).toBeCloseTo(level, 6);
  }
});

it("reads options in every usual notation", () => {
  expect(
    readOptions("Sure:\n a) take it\n(B) leave it\n3. wash it\n- D: dry it\nE) burn it"),
  ).toEqual(["take it", "leave it", "wash it", "dry it"]);
});

it("finds spellings of one thing alike", () => {
  expect(letterSimilarity("take the mug", "take the mug")).toBeCloseTo(1, 12);
  expect(letterSimilarity("take the mug", "take the mugs")).toBeGreaterThan(0.8);
  expect(letterSimilarity("take the mug", "boil rice")).toBeLessThan(0.2);
});
