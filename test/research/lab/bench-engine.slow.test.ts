import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { tinyGame } from "../../scenes/household/tiny-game.js";
import { sharedData } from "../../shared-data.js";
import { bench, folder, writeGame } from "./bench-engine-setup.js";

afterAll(() => rmSync(folder, { recursive: true }));

it("takes tens of thousands of steps a second", async () => {
  writeGame("a", tinyGame());
  const games = sharedData("alfworld", "valid_unseen") ?? path.join(folder, "task", "a");
  // The promise is 50,000 on one core; machines that run tests are often busy with more.
  expect((await bench(games, 2)).stepsPerSecond).toBeGreaterThan(10_000);
});
