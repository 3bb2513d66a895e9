import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/core/random.js";
import {
  cohenKappa,
  fleissKappa,
  krippendorffAlpha,
  ownAlpha,
  ownKappa,
} from "../../src/crowdwork/statistics/agreement.js";
import type { Rating } from "../../src/crowdwork/statistics/rating.js";
import { shareOf } from "../../src/crowdwork/statistics/significance.js";

/** Rows are raters, columns items; "." is missing. */
function readTable(rows: readonly string[]): readonly Rating[] {
  return rows.flatMap((row, rater) =>
    [...row.replaceAll(" ", "")].flatMap((label, item) =>
      label === "." ? [] : [{ item: `i${item}`, rater: `r${rater}`, label }],
    ),
  );
}

/** Rows are items; cells count raters per label. */
function readCounts(rows: readonly (readonly number[])[]): readonly Rating[] {
  return rows.flatMap((row, item) => {
    const labels = row.flatMap((count, label) => Array<string>(count).fill(String(label)));
    return labels.map((label, rater) => ({ item: `i${item}`, rater: `r${rater}`, label }));
  });
}

describe("Krippendorff's alpha", () => {
  it("is what Krippendorff (2011) works out for his reliability data with missing values", () => {
    const ratings = readTable([
      "1233 2141 2...",
      "1233 2241 25.3",
      ".333 2342 251.",
      "1233 2441 251.",
    ]);
    expect(krippendorffAlpha(ratings)).toBeCloseTo(113 / 152, 9);
  });

  it("is 1 when all agree, and says nothing without two ratings of an item", () => {
    expect(krippendorffAlpha(readTable(["1122", "1122"]))).toBe(1);
    expect(krippendorffAlpha(readTable(["1111", "1111"]))).toBe(1);
    expect(krippendorffAlpha(readTable(["12..", "..21"]))).toBeNull();
  });

  it("does not depend on names and order", () => {
    const rating = fc.record({
      item: fc.constantFrom("a", "b", "c"),
      rater: fc.constantFrom("x", "y", "z"),
      label: fc.constantFrom("1", "2"),
    });
    const distinct = fc.uniqueArray(rating, { selector: ({ item, rater }) => item + rater });
    fc.assert(
      fc.property(distinct, (ratings) => {
        const renamed = ratings
          .toReversed()
          .map(({ item, rater, label }) => ({ item: `${item}!`, rater, label: `${label}?` }));
        const [one, other] = [krippendorffAlpha(ratings), krippendorffAlpha(renamed)];
        if (one === null) expect(other).toBeNull();
        else expect(other).toBeCloseTo(one, 9);
      }),
    );
  });
});

describe("kappa", () => {
  it("of Fleiss is what the worked example with 14 raters and 10 items gives", () => {
    const ratings = readCounts([
      [0, 0, 0, 0, 14],
      [0, 2, 6, 4, 2],
      [0, 0, 3, 5, 6],
      [0, 3, 9, 2, 0],
      [2, 2, 8, 1, 1],
      [7, 7, 0, 0, 0],
      [3, 2, 6, 3, 0],
      [2, 5, 3, 2, 2],
      [6, 5, 2, 1, 0],
      [0, 2, 2, 3, 7],
    ]);
    expect(fleissKappa(ratings)).toBeCloseTo(0.209930704, 6);
  });

  it("of Cohen is what the worked example of two readers gives: 20, 5, 10 and 15 of 50", () => {
    const one = "y".repeat(25) + "n".repeat(25);
    const other = "y".repeat(20) + "n".repeat(5) + "y".repeat(10) + "n".repeat(15);
    expect(cohenKappa(readTable([one, other]), ["r0", "r1"])).toBeCloseTo(0.4, 9);
    expect(cohenKappa(readTable(["12.", "..1"]), ["r0", "r1"])).toBeNull();
  });
});

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
    // Half is "dk": pairs match with .5 * .5, or in one of two labels with .5 * .5 / 2.
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
