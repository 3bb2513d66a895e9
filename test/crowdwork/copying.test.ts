import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/core/random.js";
import { aggregateOneCoin, majority } from "../../src/crowdwork/statistics/aggregate.js";
import { atLeast, findCopying, joinPairs } from "../../src/crowdwork/statistics/copying.js";
import { aggregateIndependent } from "../../src/crowdwork/statistics/independent.js";
import type { Rating } from "../../src/crowdwork/statistics/rating.js";

const candidatesOf = (item: string) => ["a", "b", "c", "d"].map((name) => `${item}:${name}`);

/** People are right so often; those who copy say what the person they copy says. */
function simulate(
  seed: number,
  { qualities, copies = {} }: { qualities: readonly number[]; copies?: Record<number, number> },
) {
  const random = seededRandom(seed, "copying");
  const truths = new Map<string, string>();
  const ratings: Rating[] = [];
  for (let at = 0; at < 120; at += 1) {
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
      if (random() < 0.5) ratings.push({ item, rater: `p${rater}`, label });
    }
  }
  const accuracy = (verdicts: readonly { readonly item: string; readonly label: string }[]) =>
    verdicts.filter(({ item, label }) => truths.get(item) === label).length / verdicts.length;
  return { ratings, truths, accuracy };
}

describe("the search for those who copy", () => {
  it("finds who copies from whom, and nobody else", () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const { ratings } = simulate(seed, {
        qualities: [0.9, 0.6, 0.8, 0.7, 0.5, 0.6],
        copies: { 5: 1 },
      });
      const { copying: found } = aggregateIndependent(ratings, candidatesOf);
      expect(found.map(({ pair }) => pair)).toEqual([["p1", "p5"]]);
      expect(found[0]?.alike).toBe(found[0]?.common);
      expect(found[0]?.expected).toBeLessThan(0.8 * (found[0]?.common ?? 0));
    }
  });

  it("takes two who know much for no copies, though they say the same", () => {
    const { ratings } = simulate(1, { qualities: [0.98, 0.98, 0.7, 0.6] });
    const { quality } = aggregateOneCoin(ratings, candidatesOf);
    expect(findCopying(ratings, candidatesOf, quality)).toEqual([]);
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
    for (let seed = 1; seed <= 5; seed += 1) {
      const qualities = [0.3, 0.3, 0.3, 0.8, 0.8, 0.85];
      const { ratings, truths, accuracy } = simulate(seed, { qualities, copies });
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
