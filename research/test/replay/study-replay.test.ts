/** The figures of a replay study, of material that is worked out by hand. */
import { expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random.js";
import { type Clustered, estimateMean } from "../../replay/bootstrap.js";
import { formatEstimate, formatShare } from "../../replay/report.js";
import { studyReplay } from "../../replay/study-replay.js";
import { material, question, reply, setting } from "./material.js";

it("saves what an arm takes less than no answer", () => {
  const { saved, savedByAnswers, gap, answered, people } = studyReplay(material, setting);
  expect({ answered, people }).toEqual({ answered: 3, people: 2 });
  expect(saved.real.steps?.value).toBeCloseTo((8 + 8 + 10 + 0) / 4);
  expect(saved.real.success?.value).toBeCloseTo(1 / 4);
  expect(saved.truthful.steps?.value).toBeCloseTo((10 + 10 + 30 + 10) / 4);
  expect(savedByAnswers.steps?.value).toBeCloseTo(26 / 3);
  expect(gap.truthful.steps?.value).toBeCloseTo((-2 - 2 - 20) / 3);
  expect(gap.noisy.steps?.value).toBeCloseTo((3 + 3 - 20) / 3);
});

it("says how people answered", () => {
  const { answers } = studyReplay(material, setting);
  expect(answers.responseRate?.value).toBeCloseTo(3 / 4);
  expect(answers.right).toMatchObject({ value: 2 / 3, n: 3 });
});

it("counts every reply to a question, and the question once", () => {
  const replies = [reply(), reply({ person: "ben", right: false }), reply({ person: "cy" })];
  const study = studyReplay({ ...material, questions: [question(replies)] }, setting);
  expect(study).toMatchObject({ questions: 1, answered: 1, replies: 3, people: 3 });
  expect(study.answers.right).toMatchObject({ value: 2 / 3, n: 3 });
  expect(study.savedByAnswers.steps).toMatchObject({ value: 8, n: 1 });
});

it("has each group's means", () => {
  const { groups } = studyReplay(material, setting);
  const values = groups.map(({ group, success, steps, questions, saved, answered, right }) => [
    group,
    ...[success, steps, questions, saved, answered, right].map((one) => one?.value),
  ]);
  expect(values).toEqual([
    ["a", 1, 12, 1, 8, 1, 1],
    ["b", 0.5, 22, 1, 5, 0.5, 0],
  ]);
});

interface Row extends Clustered {
  readonly value: number;
}
const mean = (rows: readonly Row[], seed = 1) =>
  estimateMean("test", rows, ({ value }) => value, { seed, resamples: 1000 });
const width = (rows: readonly Row[]): number => {
  const { low, high } = mean(rows) ?? { low: null, high: null };
  return (high ?? 0) - (low ?? 0);
};

it("an interval counts households and people, not rows", () => {
  const random = seededRandom(7, "rows");
  const apart = Array.from({ length: 30 }, (_, index): Row => {
    const name = String(index);
    return { household: name, person: name, value: random() };
  });
  const copied = apart.flatMap((row) => [row, row, row, row]);
  expect(width(copied)).toBeCloseTo(width(apart), 1);
  const independent = copied.map((row, index) => ({
    ...row,
    household: String(index),
    person: String(index),
  }));
  expect(width(independent)).toBeLessThan(0.7 * width(copied));
  const sameHomes = independent.map((row, index) => ({ ...row, household: String(index >> 2) }));
  const samePeople = independent.map((row, index) => ({ ...row, person: String(index >> 2) }));
  expect(width(sameHomes)).toBeGreaterThan(1.3 * width(independent));
  expect(width(samePeople)).toBeGreaterThan(1.3 * width(independent));
});

it("covers the truth about as often as it says", () => {
  let covered = 0;
  for (let trial = 0; trial < 100; trial++) {
    const random = seededRandom(trial, "coverage");
    const rows = Array.from({ length: 25 }, (_, home) => {
      const common = random();
      return Array.from({ length: 3 }, (): Row => {
        const value = common + random() - 1;
        return { household: String(home), person: null, value };
      });
    }).flat();
    const { low, high } = estimateMean("c", rows, ({ value }) => value, {
      seed: trial,
      resamples: 300,
    }) ?? { low: null, high: null };
    if (low !== null && high !== null && low <= 0 && high >= 0) covered++;
  }
  expect(covered).toBeGreaterThanOrEqual(88);
});

it("has no interval where there is one household and one person", () => {
  const rows = [1, 2, 3].map((value) => ({ household: "h", person: "p", value }));
  expect(mean(rows)).toEqual({ value: 2, low: null, high: null, n: 3 });
  expect(mean([])).toBeNull();
  expect(formatEstimate(mean(rows))).toBe("2.00");
  expect(formatEstimate(null)).toBe("–");
  expect(formatShare({ value: -0.0001, low: -0.5, high: 0.25, n: 2 })).toBe(
    "0.0 % [-50.0 %, 25.0 %]",
  );
});
