import { expect, it } from "vitest";
import type { RowAnswerRow } from "../../src/datasets/release/index.js";
import { findSmallGroups } from "../../src/datasets/release/index.js";

const row = (person: string, change: Partial<RowAnswerRow> = {}): RowAnswerRow => ({
  id: 1,
  mode: "open",
  ambiguity_type: "safety",
  answer: "towel",
  user_intent: "towel",
  told: null,
  ballot: `b-${person}`,
  asked: "q-1",
  household: "h-1",
  person,
  people: "real",
  platform: "web",
  route: "button",
  trainingAllowed: true,
  campaign: "pilot",
  arm: null,
  given: { at: "2026-03-04T14:00:00.000Z", order: 2 },
  ...change,
});
const report = (rowAnswers: readonly RowAnswerRow[], k: number) =>
  findSmallGroups({ questions: [], rowAnswers }, k);
const people = ["a", "b", "c", "d", "e"];

it("finds nobody where all share everything, and everybody where too few answered", () => {
  const same = people.map((person) => row(person));
  expect(report(same, 5)).toEqual({ k: 5, people: 5, groups: [], advice: [] });
  const few = report(same, 6);
  expect(few.groups.map(({ by }) => by.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(few.advice[0]).toMatch(/5 of at least 6 people/);
});

it("counts rare values, and combinations that single out whom no part of them does", () => {
  const two = (platform: string, household: string, names: readonly string[]) =>
    names.map((name) => row(name, { platform, household }));
  const rows = [
    ...two("web", "h-1", ["a", "b", "c"]),
    ...two("web", "h-2", ["d"]),
    ...two("slack", "h-2", ["e", "f", "g"]),
    ...two("slack", "h-1", ["h"]),
  ];
  const { groups, advice } = report(rows, 3);
  expect(groups).toEqual([{ by: ["platform", "home"], groups: 4, small: 2, unique: 2, people: 2 }]);
  expect(advice.join("\n")).toMatch(/platform: .*\nhome: /);
  const late = [...rows, row("i", { given: { at: "2026-03-05T14:00:00.000Z", order: 3 } })];
  expect(report(late, 3).groups[0]).toMatchObject({ by: ["time"], unique: 1, people: 1 });
});

it("leaves simulated people out of every count", () => {
  const rows = [
    ...people.map((person) => row(person)),
    row("s", { people: "simulated", platform: "simulated" }),
  ];
  expect(report(rows, 5)).toMatchObject({ people: 5, groups: [] });
});
