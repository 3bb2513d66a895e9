import { expect, it } from "vitest";
import type { BenchAlfworldRequest } from "../../../src/research/aba/bench-alfworld.js";
import { bench, cupInDrawer, games, openLab, writeGames } from "./bench-alfworld-setup.js";

const patience = { timeout: 120_000 };

it("plays every seed, in the order of a list, in processes of their own as well", async () => {
  const folder = writeGames({ "cup-1/a": cupInDrawer, "cup-1/b": cupInDrawer, "cup-2/c": "{}" });
  const list = ["cup-1/b", "cup-2/c"];
  const alone = await bench(folder, { list, seeds: [1, 2], settings: { ask: "never" } });
  const shared = await bench(folder, { list, seeds: [1, 2], settings: { ask: "never" }, jobs: 2 });
  expect(shared).toEqual(alone);
  expect(alone.games).toBe(1);
  expect(alone.failures.map(({ game }) => game)).toEqual(["cup-2/c", "cup-2/c"]);
  expect(alone.randomOrderSteps).toBeGreaterThanOrEqual(alone.meanSteps);
  await expect(bench(folder, { list: ["cup-9/z"] })).rejects.toThrow(/no game "cup-9\/z"/);
});

it.skipIf(!games)("masters a sample of the real games in every variant", patience, async () => {
  const all = openLab().games(games ?? "");
  const list = all.filter((_, index) => index % 40 === 0).map(({ id }) => id);
  const run = (settings: Partial<BenchAlfworldRequest["settings"]>) =>
    bench(games ?? "", { list, settings });

  const asking = await run({});
  expect(asking.success).toBe(1);
  expect(asking.meanSteps).toBeLessThanOrEqual(1.15 * asking.meanWalkthrough);
  expect(asking.questionsPerTask).toBeLessThanOrEqual(1.2);
  expect(asking.repeatedQuestions).toBe(0);
  expect((await run({ wrong: 0.3, unsure: 0.2 })).success).toBeGreaterThanOrEqual(0.98);

  const never = await run({ ask: "never" });
  expect(never.success).toBeGreaterThanOrEqual(0.95);
  expect(never.meanSteps).toBeLessThanOrEqual(0.6 * (never.randomOrderSteps ?? 0));

  const ambiguous = await run({ variant: "ambiguous" });
  expect(ambiguous.success).toBe(1);
  expect(ambiguous.meanSteps).toBeLessThan(ambiguous.enumeration?.meanSteps ?? 0);

  const rounds = await run({ variant: "multiround" });
  expect(rounds.meanReward).toBeGreaterThanOrEqual(6);
  const [first = 0, , , , fifth = 0] = rounds.questionsByRound;
  expect(fifth).toBeLessThan(first);
});
