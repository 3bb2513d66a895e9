import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/core/random.js";
import { krippendorffAlpha } from "../../src/crowdwork/statistics/agreement.js";
import { ownAlpha, ownKappa } from "../../src/crowdwork/statistics/own-candidates.js";
import type { Rating } from "../../src/crowdwork/statistics/rating.js";
import { shareOf } from "../../src/crowdwork/statistics/wilson.js";

/** Items have two to six candidates. */
const candidatesOf = (item: string) =>
  Array.from({ length: 2 + (Number(item.slice(1)) % 5) }, (_, at) => `${item}:${at}`);
const chance = { candidatesOf, shared: ["dk"] };

function rate(item: string, labels: readonly string[]): readonly Rating[] {
  return labels.map((label, rater) => ({
    item,
    rater: `r${rater}`,
    label: label === "dk" ? label : `${item}:${label}`,
  }));
}

describe("agreement where each item has candidates of its own", () => {
  it("is near 0 for people who guess, where pooled labels seem to agree", () => {
    const random = seededRandom(7, "guess");
    const ratings = Array.from({ length: 2000 }, (_, at) => {
      const count = candidatesOf(`q${at}`).length;
      const guess = () => (random() < 0.1 ? "dk" : String(Math.floor(random() * count)));
      return rate(`q${at}`, [guess(), guess(), guess()]);
    }).flat();
    expect(Math.abs(ownAlpha(ratings, chance) ?? 1)).toBeLessThan(0.03);
    expect(krippendorffAlpha(ratings)).toBeGreaterThan(0.2);
    expect(Math.abs(ownKappa(ratings, ["r0", "r1"], chance) ?? 1)).toBeLessThan(0.06);
  });

  it("is 1 when all agree, below 0 when all differ, and says nothing without pairs", () => {
    expect(ownAlpha([...rate("q0", ["0", "0"]), ...rate("q3", ["4", "4"])], chance)).toBe(1);
    expect(ownAlpha(rate("q0", ["0", "1"]), chance)).toBe(-1);
    expect(ownAlpha(rate("q0", ["0"]), chance)).toBeNull();
    expect(ownKappa(rate("q0", ["0"]), ["r0", "r1"], chance)).toBeNull();
  });

  it("is Brennan and Prediger's where all items have as many candidates", () => {
    const ratings = [0, 5, 10, 15].flatMap((at) => rate(`q${at}`, ["0", at === 15 ? "1" : "0"]));
    const value = (3 / 4 - 1 / 2) / (1 - 1 / 2);
    expect(ownAlpha(ratings, chance)).toBeCloseTo(value, 12);
    expect(ownKappa(ratings, ["r0", "r1"], chance)).toBeCloseTo(value, 12);
  });

  it("expects shared labels as often as they come", () => {
    const ratings = [...rate("q0", ["dk", "dk"]), ...rate("q5", ["0", "1"])];
    // Half of all are "dk": two are alike with .5 * .5, and else in one of two with .5 * .5 / 2.
    expect(ownAlpha(ratings, chance)).toBeCloseTo(1 - 1 / 2 / (1 - 0.375), 12);
  });
});

describe("a share's interval", () => {
  it("is Wilson's", () => {
    expect(shareOf(8, 10).interval.map((end) => Number(end.toFixed(4)))).toEqual([0.4902, 0.9433]);
    expect(shareOf(0, 10).interval.map((end) => Number(end.toFixed(4)))).toEqual([0, 0.2775]);
    expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, share: null, interval: [0, 1] });
  });
});
