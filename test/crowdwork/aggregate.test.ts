import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/core/random.js";
import { aggregateOneCoin, majority } from "../../src/crowdwork/statistics/aggregate.js";
import {
  aggregateIndependent,
  atLeast,
  joinPairs,
  judgePairs,
  keepSurprising,
} from "../../src/crowdwork/statistics/copying.js";
import { dawidSkene } from "../../src/crowdwork/statistics/dawid-skene.js";
import type { Rating } from "../../src/crowdwork/statistics/rating.js";

const candidatesOf = (item: string) => ["a", "b", "c", "d"].map((name) => `${item}:${name}`);

interface Simulated {
  readonly copies?: Readonly<Record<number, number>>;
  readonly items?: number;
  readonly answering?: number;
}

/** Accuracy per person; copiers repeat another person's answers. */
function simulate(
  seed: number,
  qualities: readonly number[],
  { copies = {}, items = 120, answering = 0.5 }: Simulated = {},
) {
  const random = seededRandom(seed, "copying");
  const truths = new Map<string, string>();
  const ratings: Rating[] = [];
  for (let at = 0; at < items; at += 1) {
    const item = `q${at}`;
    const candidates = candidatesOf(item);
    const truth = candidates[Math.floor(random() * 4)] ?? "";
    const wrong = candidates.filter((candidate) => candidate !== truth);
    truths.set(item, truth);
    const labels = qualities.map((quality) =>
      random() < quality ? truth : (wrong[Math.floor(random() * 3)] ?? ""),
    );
    for (const rater of qualities.keys()) {
      const label = labels[copies[rater] ?? rater] ?? "";
      if (random() < answering) ratings.push({ item, rater: `p${rater}`, label });
    }
  }
  const accuracy = (verdicts: readonly { readonly item: string; readonly label: string }[]) =>
    verdicts.filter(({ item, label }) => truths.get(item) === label).length / verdicts.length;
  return { ratings, truths, accuracy };
}

describe("the one-coin worker model", () => {
  it("finds out who is right how often, and is better than the majority where people differ", () => {
    const qualities = [0.25, 0.28, 0.3, 0.9, 0.95];
    const gains = Array.from({ length: 5 }, (_, seed) => {
      const { ratings, accuracy } = simulate(seed, qualities, { items: 200, answering: 1 });
      const { verdicts, quality } = aggregateOneCoin(ratings, candidatesOf);
      for (const [rater, real] of qualities.entries())
        expect(Math.abs((quality.get(`p${rater}`) ?? 0) - real)).toBeLessThan(0.1);
      return accuracy(verdicts) - accuracy(majority(ratings));
    });
    expect(Math.min(...gains)).toBeGreaterThan(0.02);
  });

  it("takes the one answer there is", () => {
    const { verdicts } = aggregateOneCoin([{ item: "q", rater: "p", label: "fridge" }], () => []);
    expect(verdicts).toEqual([{ item: "q", label: "fridge", confidence: 1 }]);
  });
});

/** Dawid and Skene (1979), table 1: five anaesthetists rated 45 patients, the first one three times each. */
const anaesthetists = `
  111 1 1 1 1, 333 4 3 3 4, 112 2 1 2 2, 222 3 1 2 1, 222 3 2 2 2, 222 3 3 2 2, 122 2 1 1 1, 333 3 4 3 3,
  222 2 2 2 3, 232 2 2 2 3, 444 4 4 4 4, 222 3 3 4 3, 111 1 1 1 1, 222 3 2 1 2, 121 1 1 1 1, 111 2 1 1 1,
  111 1 1 1 1, 111 1 1 1 1, 222 2 2 2 1, 222 1 3 2 2, 222 2 2 2 2, 222 2 2 2 1, 222 3 2 2 2, 221 2 2 2 2,
  111 1 1 1 1, 111 1 1 1 1, 232 2 2 2 2, 111 1 1 1 1, 111 1 1 1 1, 112 1 1 2 1, 111 1 1 1 1, 333 3 2 3 3,
  111 1 1 1 1, 222 2 2 2 2, 222 3 2 3 2, 433 4 3 4 3, 221 2 2 3 2, 232 3 2 3 3, 333 3 4 3 2, 111 1 1 1 1,
  111 1 1 1 1, 121 2 1 1 1, 232 2 2 2 2, 121 1 1 1 1, 222 2 2 2 2`;

function readPatients(table: string): readonly Rating[] {
  return table.split(",").flatMap((row, patient) =>
    row
      .trim()
      .split(" ")
      .flatMap((labels, rater) =>
        [...labels].map((label) => ({ item: `${patient + 1}`, rater: `${rater + 1}`, label })),
      ),
  );
}

describe("Dawid and Skene's model", () => {
  const patients = readPatients(anaesthetists);
  const { prevalence, confusion, verdicts } = dawidSkene(patients, { smoothing: 0 });
  const rounded = (shares: ReadonlyMap<string, number> | undefined) =>
    [...(shares ?? [])].map(([, share]) => Number(share.toFixed(2)));

  it("gives the paper's estimates on the paper's data", () => {
    expect(rounded(prevalence)).toEqual([0.4, 0.42, 0.11, 0.07]);
    expect(
      ["1", "2", "3", "4"].map((category) => rounded(confusion.get("1")?.get(category))),
    ).toEqual([
      [0.89, 0.11, 0, 0],
      [0.07, 0.88, 0.05, 0],
      [0, 0.34, 0.66, 0],
      [0, 0, 0.56, 0.44],
    ]);
    expect(verdicts.filter(({ label }) => label === "4").map(({ item }) => item)).toEqual([
      "2",
      "11",
      "36",
    ]);
    const third = verdicts.find(({ item }) => item === "3");
    expect(third?.label).toBe("2");
    expect(third?.confidence).toBeGreaterThan(0.9);
  });
});

describe("the search for those who copy", () => {
  it("finds who copies from whom, and nobody else", () => {
    for (let seed = 1; seed <= 2; seed += 1) {
      const qualities = [0.9, 0.6, 0.8, 0.7, 0.5, 0.6];
      const { ratings } = simulate(seed, qualities, { copies: { 5: 1 } });
      const { copying: found } = aggregateIndependent(ratings, candidatesOf);
      expect(found.map(({ pair }) => pair)).toEqual([["p1", "p5"]]);
      expect(found[0]?.alike).toBe(found[0]?.common);
      expect(found[0]?.expected).toBeLessThan(0.8 * (found[0]?.common ?? 0));
    }
  });

  it("takes two who know much for no copies, though they say the same", () => {
    const { ratings } = simulate(1, [0.98, 0.98, 0.7, 0.6]);
    const result = aggregateOneCoin(ratings, candidatesOf);
    expect(keepSurprising(judgePairs(result), 0.05)).toEqual([]);
  });

  it("joins pairs into groups", () => {
    const pair = (one: string, other: string) => ({
      pair: [one, other] as const,
      common: 9,
      alike: 9,
      expected: 3,
      probability: 0,
    });
    const groupOf = joinPairs([pair("a", "b"), pair("d", "e"), pair("b", "c")]);
    expect(["a", "b", "c", "d", "e", "f"].map(groupOf)).toEqual(["a", "a", "a", "d", "d", "f"]);
  });
});

describe("aggregation of people who may copy", () => {
  it("counts those who share their answers once, and sees how good they are", () => {
    const copies = { 1: 0, 2: 0 };
    for (let seed = 1; seed <= 2; seed += 1) {
      const qualities = [0.3, 0.3, 0.3, 0.8, 0.8, 0.85];
      const { ratings, truths, accuracy } = simulate(seed, qualities, { copies });
      const known = new Map([...truths].slice(0, 12));
      const independent = aggregateIndependent(ratings, candidatesOf, known);
      const groupOf = joinPairs(independent.copying);
      expect(new Set(["p0", "p1", "p2"].map(groupOf)).size).toBe(1);
      expect(independent.quality.get("p0")).toBeLessThan(0.55);
      expect(accuracy(independent.verdicts)).toBeGreaterThan(accuracy(majority(ratings)) + 0.1);
      const fooled = aggregateOneCoin(ratings, candidatesOf);
      expect(fooled.quality.get("p0")).toBeGreaterThan(0.6);
    }
  });

  it("takes what is known for granted", () => {
    const ratings = ["x", "y"].map((rater) => ({ item: "q", rater, label: "q:a" }));
    const { verdicts, quality } = aggregateIndependent(
      ratings,
      candidatesOf,
      new Map([["q", "q:b"]]),
    );
    expect(verdicts).toEqual([{ item: "q", label: "q:b", confidence: 1 }]);
    expect(quality.get("x")).toBe(0.5);
  });
});

describe("the probability of at least so many successes", () => {
  it("is the binomial's where all chances are alike, and a product at the ends", () => {
    expect(atLeast(8, Array<number>(10).fill(0.5))).toBeCloseTo(56 / 1024, 12);
    expect(atLeast(3, [0.1, 0.2, 0.3])).toBeCloseTo(0.006, 12);
    expect(atLeast(1, [0.1, 0.2, 0.3])).toBeCloseTo(1 - 0.9 * 0.8 * 0.7, 12);
    expect(atLeast(0, [])).toBe(1);
  });
});
