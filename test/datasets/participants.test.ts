/** Releases must not reveal participants' sources, imports or small groups. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { knownPeople } from "../../src/datasets/release/known-people.js";
import type { ReleaseSettings } from "../../src/datasets/release/manifest.js";
import { choosePseudonyms } from "../../src/datasets/release/pseudonyms.js";
import type { RowAnswerRow } from "../../src/datasets/release/rows.js";
import { selectRelease } from "../../src/datasets/release/select.js";
import { toRows } from "../../src/datasets/release/serialize-home.js";
import { findSmallGroups } from "../../src/datasets/release/small-groups.js";
import { createScan } from "../../src/datasets/scan/scan.js";
import { keepCampaign } from "../app/campaigns/scenario.js";
import { openRows } from "../build/sous.js";
import { sharedData } from "../shared-data.js";

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

it("finds the ids by which people were sent, also those that are names", async () => {
  const memory = await openRows();
  await keepCampaign(memory, { id: "sent" });
  for (const [at, externalId] of ["5f1e77c0ffee", "zebulon.quist", "annasmith", "test"].entries()) {
    const who = { platform: "web", workspace: "outside", name: `guest0000${at}` } as const;
    const { id } = await memory.people.keep({ ...who, platformId: who.name });
    await memory.campaigns.enrol("sent", id, { externalId });
  }
  const scan = createScan(await knownPeople(memory, new Set()));
  for (const words of ["id 5f1e77c0ffee", "by Zebulon.Quist", "I am annasmith"])
    expect(scan(words), words).toHaveLength(1);
  expect(scan("a test: the mug is in the sink")).toEqual([]);
});

it("takes no name that stands for a missing one for somebody's", async () => {
  const memory = await openRows();
  const names = ["you", "You", "somebody", "someone", "Slack user", "Guest 2", "guest_12"];
  names.push("Visitor (3)", "Anon", "Test user", "Deleted User", "Player 1", "");
  for (const [at, name] of [...names, "guest0123456789abcdef", "Rose"].entries()) {
    const who = { platform: "web", workspace: "outside", platformId: `u${at}` } as const;
    await memory.people.keep({ ...who, name });
  }
  expect((await knownPeople(memory, new Set())).names).toEqual(["Rose"]);
});

it("tells answers that a release brought no more exactly, and for no more uses, than all others", async () => {
  const memory = await openRows();
  const own = row("p-1", { platform: "slack" });
  const tell = async (change: Partial<ReleaseSettings>) => {
    const settings: ReleaseSettings = {
      license: "CC-BY-4.0",
      campaign: null,
      time: "hour",
      includeSimulated: false,
      permissions: { slack: "granted" },
      ...change,
    };
    const key = "0123456789abcdef0123456789abcdef";
    const terms = { published: new Map(), permissions: {}, took: new Map() };
    const given = { settings, rowAnswers: [], imported: { terms, rowAnswers: [own] } };
    const selected = await selectRelease(memory, given);
    return toRows(selected, choosePseudonyms(selected, key)).rowAnswers;
  };
  expect(await tell({})).toEqual([own]);
  const given = { at: "2026-03-04T00:00:00.000Z", order: 2 };
  expect(await tell({ time: "day", permissions: {} })).toEqual([
    { ...own, given, trainingAllowed: false },
  ]);
});

const report = (rowAnswers: readonly RowAnswerRow[], k: number) =>
  findSmallGroups({ questions: [], rowAnswers }, k);
const people = ["a", "b", "c", "d", "e"];

it("finds nobody where all share everything, and everybody where too few answered", () => {
  const same = people.map((person) => row(person));
  expect(report(same, 5)).toEqual({ k: 5, people: 5, groups: [], advice: [] });
  const few = report(same, 6);
  expect(few.groups.map(({ by }) => by.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(few.advice[0]).toMatch(/Only 5 people .* fewer than 6/);
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

interface Case {
  readonly id: string;
  readonly kind?: string;
  readonly text: string;
}

const folder = path.join(import.meta.dirname, "scan-cases");
const known = JSON.parse(readFileSync(path.join(folder, "known.json"), "utf8"));
const scan = createScan(known);

function readLines<Row>(file: string): readonly Row[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

function measure(file: string, ofKind: (kind: string) => boolean = () => true) {
  const cases = readLines<Case>(path.join(folder, file)).filter(({ kind = "" }) => ofKind(kind));
  const flagged = cases.filter(({ text }) => scan(text).length > 0);
  return { all: cases.length, found: flagged.length };
}

const isName = (kind: string) => /\bname\b/.test(kind);
const files = ["tune-planted.jsonl", "report-planted.jsonl"];

describe("the leak scan", () => {
  it.each(files)("finds nearly everything that has a form: %s", (file) => {
    const { all, found } = measure(file, (kind) => !isName(kind));
    expect(all).toBeGreaterThan(50);
    expect(found / all).toBeGreaterThanOrEqual(0.95);
  });

  it.each(files)("finds nine of ten names: %s", (file) => {
    const { all, found } = measure(file, isName);
    expect(all).toBeGreaterThan(20);
    expect(found / all).toBeGreaterThanOrEqual(0.9);
  });

  it.each(["Rosalind Okonkwo-Hart", "Mary-Anne Smith", "Maria de la Cruz", "Rosalind O'Brien"])(
    "hides all of %s",
    (name) => {
      const text = `I saw ${name} there.`;
      expect(scan(text).map(({ from, to }) => text.slice(from, to))).toContain(name);
    },
  );

  it("takes at most one of a hundred harmless answers for a leak", () => {
    const { all, found } = measure("harmless.jsonl");
    expect(all).toBe(500);
    expect(found).toBeLessThanOrEqual(5);
  });

  const shared = sharedData("answers", "answers.jsonl");
  it.skipIf(shared === null)("and at most one of a hundred given replies", () => {
    const replies = readLines<{ readonly reply: string }>(shared ?? "");
    const knowsNobody = createScan({ names: [], ids: [] });
    const flagged = replies.filter(({ reply }) => knowsNobody(reply).length > 0);
    expect(flagged.length / replies.length).toBeLessThanOrEqual(0.01);
  });
});
