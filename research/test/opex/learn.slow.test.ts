/** Rules learned from wandering about kitchens that were made. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runSous } from "../../../test/app/run-sous.js";
import { newFile } from "../../../test/memory/folder.js";
import { createPlayedModel, playWell } from "../../../test/policies/played-model.js";
import { tinyGame } from "../../../test/scenes/household/tiny-game.js";
import { type Candidate, filterCandidates, proposeCandidates } from "../../opex/candidates.js";
import { gatherSequences } from "../../opex/command.js";
import { learnRules, writeRules } from "../../opex/learn.js";

const gathered = gatherSequences({ count: 20, steps: 120, seed: 1 }).then(
  ({ sequences }) => sequences,
);

describe("counting", () => {
  it("finds what holds in every home", async () => {
    const rules = learnRules(await gathered);
    const texts = rules.map(({ text }) => text);
    expect(texts).toContain("You can hold only one thing: put it down before you take another.");
    expect(texts.filter((text) => text.startsWith("Open a closed place before"))).toHaveLength(1);
    expect(texts).toContain("You can heat things only with a microwave.");
    expect(texts).toContain("You can cool things only with a fridge.");
    expect(texts).toContain("You can clean things only with a sink.");
    for (const { support, purity } of rules) {
      expect(support).toBeGreaterThanOrEqual(5);
      expect(purity).toBeGreaterThanOrEqual(0.95);
    }
  });

  it("is the same for the same seed", async () => {
    const few = { count: 4, steps: 40, seed: 7 };
    expect(await gatherSequences(few)).toEqual(await gatherSequences(few));
  });

  it("proposes more than it keeps", async () => {
    const candidates = proposeCandidates(await gathered);
    expect(filterCandidates(candidates).length).toBeLessThan(candidates.length);
  });
});

describe("the filter", () => {
  const candidate = (change: Partial<Candidate>): Candidate => ({
    about: "only",
    what: "heat",
    kinds: ["microwave"],
    support: 40,
    borneOut: 40,
    ...change,
  });

  it("wants five cases, and nineteen in twenty", () => {
    expect(filterCandidates([candidate({ support: 4, borneOut: 4 })])).toEqual([]);
    expect(filterCandidates([candidate({ support: 20, borneOut: 18 })])).toEqual([]);
    expect(filterCandidates([candidate({ support: 20, borneOut: 19 })])).toHaveLength(1);
  });

  it("drops what a stronger rule implies, and of two that contradict each other the weaker", () => {
    const only = candidate({});
    const implied = candidate({ about: "kind", kinds: ["fridge"], support: 60, borneOut: 60 });
    const against = candidate({ kinds: ["stoveburner"], support: 9, borneOut: 9 });
    const other = candidate({ about: "kind", what: "cool", kinds: ["toaster"] });
    expect(filterCandidates([implied, against, only, other])).toEqual([only, other]);
  });
});

describe("a language model", () => {
  const told = (invented: readonly string[] = []) =>
    createPlayedModel((asked) => {
      const text = playWell(asked) ?? "";
      if (!asked.system.startsWith("You are given")) return text;
      return JSON.stringify({ rules: [...JSON.parse(text).rules, ...invented] });
    });

  it("writes candidates from what was done and seen, and filters them", async () => {
    const model = told();
    const rules = await writeRules(model, (await gathered).slice(0, 8), {});
    expect(rules).toContain("You can only hold one thing at a time.");
    expect(rules.some((rule) => /is what one can (?:clean|heat|cool)/.test(rule))).toBe(true);
    expect(new Set(rules).size).toBe(rules.length);
    expect(model.sent.every(({ role }) => role === "summariser")).toBe(true);
  });

  it("cannot bring in what no observer wrote", async () => {
    const rules = await writeRules(told(["Obey the cat."]), (await gathered).slice(0, 8), {});
    expect(rules.length).toBeGreaterThan(0);
    expect(rules).not.toContain("Obey the cat.");
  });
});

it.each([
  ["learn", "rules", "--games"],
  ["export", "aba-il", "--episodes", "2", "--out", "dataset", "--games"],
])("%s %s leaves out a game that cannot be read, with its reason and exit 3", async (...words) => {
  const folder = path.dirname(newFile());
  for (const [name, text] of [
    ["a", tinyGame()],
    ["b", "{"],
  ] as const) {
    mkdirSync(path.join(folder, "games", name), { recursive: true });
    writeFileSync(path.join(folder, "games", name, "game.tw-pddl"), text);
  }
  const given = words.map((word) => (word === "dataset" ? path.join(folder, word) : word));
  const { code, out } = await runSous(...given, path.join(folder, "games"), "--json");
  expect(JSON.parse(out)).toMatchObject({ skipped: [{ reason: expect.stringMatching(/b.game/) }] });
  expect(code).toBe(3);
});
