import { describe, expect, it } from "vitest";
import {
  createSimulator,
  listGames,
  readGameFile,
  replayCommands,
} from "../../../scenes/household/index.js";
import { storeGame } from "../../../scenes/household/source/content.js";
import { sharedData } from "../../shared-data.js";

const folder = sharedData("alfworld");

describe.skipIf(folder === null)("against the Python engine", () => {
  const games = folder ?? "";

  it("every walkthrough wins exactly at its last command, and no plan is longer", () => {
    for (const file of listGames(games)) {
      const game = readGameFile(file);
      const simulator = createSimulator(storeGame(game));
      const plan = simulator.plan();
      const steps = [...replayCommands(simulator, game.walkthrough ?? [])];
      expect(
        steps.findIndex((step) => step.won),
        file,
      ).toBe(steps.length - 1);
      expect(
        steps.map((step) => step.observation),
        file,
      ).not.toContain("Nothing happens.");
      expect(plan?.length, file).toBeLessThanOrEqual(steps.length - 1);
      const replayed = [...replayCommands(createSimulator(storeGame(game)), plan ?? [])];
      expect(replayed.at(-1)?.won, file).toBe(true);
    }
  }, 120_000);
});
