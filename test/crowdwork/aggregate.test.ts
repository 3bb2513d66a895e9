import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/core/random.js";
import { aggregateOneCoin, majority } from "../../src/crowdwork/statistics/aggregate.js";
import { dawidSkene } from "../../src/crowdwork/statistics/dawid-skene.js";
import type { Rating } from "../../src/crowdwork/statistics/rating.js";

/** People of these qualities say something of each item, whose candidates are its own. */
function simulate(seed: number, qualities: readonly number[], items: number) {
  const random = seededRandom(seed, "crowd");
  const candidatesOf = (item: string) => ["a", "b", "c", "d"].map((name) => `${item}:${name}`);
  const truth = new Map<string, string>();
  const ratings: Rating[] = [];
  for (let at = 0; at < items; at += 1) {
    const item = `q${at}`;
    const [right = "", ...wrong] = candidatesOf(item).toSorted(() => random() - 0.5);
    truth.set(item, right);
    for (const [rater, quality] of qualities.entries()) {
      const label = random() < quality ? right : (wrong[Math.floor(random() * 3)] ?? "");
      ratings.push({ item, rater: `p${rater}`, label });
    }
  }
  const accuracy = (verdicts: readonly { readonly item: string; readonly label: string }[]) =>
    verdicts.filter(({ item, label }) => truth.get(item) === label).length / truth.size;
  return { ratings, candidatesOf, accuracy };
}

describe("the one-coin worker model", () => {
  it("finds out who is right how often, and is better than the majority where people differ", () => {
    const qualities = [0.25, 0.28, 0.3, 0.9, 0.95];
    const gains = Array.from({ length: 20 }, (_, seed) => {
      const { ratings, candidatesOf, accuracy } = simulate(seed, qualities, 200);
      const { verdicts, quality } = aggregateOneCoin(ratings, candidatesOf);
      for (const [rater, real] of qualities.entries())
        expect(Math.abs((quality.get(`p${rater}`) ?? 0) - real)).toBeLessThan(0.1);
      return accuracy(verdicts) - accuracy(majority(ratings));
    });
    expect(Math.min(...gains)).toBeGreaterThan(0.02);
  });

  it("is no worse than the majority where people are alike", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { ratings, candidatesOf, accuracy } = simulate(seed, [0.8, 0.8, 0.8], 300);
      const { verdicts } = aggregateOneCoin(ratings, candidatesOf);
      expect(accuracy(verdicts)).toBeGreaterThanOrEqual(accuracy(majority(ratings)) - 0.01);
    }
  });

  it("takes the one answer there is", () => {
    const { verdicts } = aggregateOneCoin([{ item: "q", rater: "p", label: "fridge" }], () => []);
    expect(verdicts).toEqual([{ item: "q", label: "fridge", confidence: 1 }]);
  });
});

/**
 * Dawid and Skene (1979), table 1: how five anaesthetists rated 45 patients; the first rated each three
 * times.
 */
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
