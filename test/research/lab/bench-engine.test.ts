import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { benchEngine } from "../../../src/research/lab/bench-engine.js";
import { tinyGame } from "../../scenes/household/tiny-game.js";
import { bench, folder, writeGame } from "./bench-engine-setup.js";

afterAll(() => rmSync(folder, { recursive: true }));

it("goes on after broken files and lists them by name and reason", async () => {
  writeGame("a", tinyGame());
  writeGame("b", tinyGame().slice(0, 100));
  writeGame("c", tinyGame({ old: true }));
  writeGame("d", "{}");
  const progress: string[] = [];
  const result = await bench(folder, 0.05, (done, of) => progress.push(`${done}/${of}`));
  expect(result.games).toBe(2);
  expect(result.skipped.map(({ file }) => path.basename(path.dirname(file)))).toEqual(["b", "d"]);
  expect(result.skipped[0]?.reason).toMatch(/b.game\.tw-pddl: .*it is not JSON/);
  expect(progress).toEqual(["1/4", "2/4", "3/4", "4/4"]);
});

it("skips nothing when all is well", async () => {
  const result = await bench(path.join(folder, "task", "a"), 0.05);
  expect(result).toMatchObject({ games: 1, skipped: [] });
  expect(result.loadMsMedian).toBeGreaterThan(0);
  expect(result.rssMb).toBeGreaterThan(10);
});

it("an error that is no fault of the file is not swallowed", async () => {
  const open = () => {
    throw new RangeError("a fault of ours");
  };
  const games = [{ id: "g", file: "g" }];
  const run = benchEngine({ games, open, seconds: 1, seed: 1 });
  await expect(run).rejects.toThrow("a fault of ours");
});
