import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  detectWording,
  gameOpener,
  listGames,
  loadHousehold,
  verifyRecording,
} from "../../../scenes/household/index.js";
import { sharedData } from "../../shared-data.js";

const folder = sharedData("alfworld");

describe.skipIf(folder === null)("against the Python engine", () => {
  const games = folder ?? "";

  it.each([
    ["engine-corner", "2.1.2", 648],
    ["engine-walkthrough-and-random", "2.1.2", 1586],
    ["engine-old-wording", "2.1.1", 82],
  ] as const)("%s is reproduced exactly", (name, wording, steps) => {
    const recording = readFileSync(`${games}/recordings/${name}.jsonl`, "utf8");
    expect(detectWording(recording)).toBe(wording);
    expect(verifyRecording({ recording, openGame: gameOpener(games, wording) })).toEqual({
      steps,
      observations: steps,
      admissible: steps,
      flags: steps,
      mismatches: [],
      skipped: [],
    });
  });

  it("finds the games of a recording in a subfolder too, and reports differences in full", () => {
    const file = `${games}/recordings/engine-walkthrough-and-random.jsonl`;
    const [first = "{}", second = "{}"] = readFileSync(file, "utf8").split("\n");
    const wrong = { ...JSON.parse(second), observation: "something else", won: true };
    const recording = [first, JSON.stringify(wrong), ""].join("\n");
    const openGame = gameOpener(`${games}/valid_train`);
    const result = verifyRecording({ recording, openGame });
    expect(result).toMatchObject({ steps: 2, observations: 1, admissible: 2, flags: 1 });
    const { command } = JSON.parse(second);
    expect(result.mismatches).toMatchObject([
      { line: 2, step: 1, command, expected: { observation: "something else", won: true } },
    ]);
    expect(result.mismatches[0]?.actual.observation).toBe(JSON.parse(second).observation);
  });

  it("names a game by its last two folders and reads its task from the goal", () => {
    const [file = ""] = listGames(`${games}/valid_unseen`);
    const source = loadHousehold(file);
    expect(source.id).toMatch(/^look_at_obj_in_light-CD-None-DeskLamp-308\/trial_T\d+_\d+_\d+$/);
    expect(source.tasks).toMatchObject([
      { type: "look_at_obj_in_light", object: "cd", target: "desklamp" },
    ]);
  });
});

it("a recording tells its wording by its arrivals, unless it has none or both", () => {
  const arrival = (where: string) => JSON.stringify({ observation: `You arrive at ${where}. On` });
  expect(detectWording(arrival("loc 7"))).toBe("2.1.1");
  expect(detectWording(arrival("desk 1"))).toBe("2.1.2");
  expect(detectWording(arrival("desk 1") + arrival("loc 7"))).toBeUndefined();
  expect(detectWording("")).toBeUndefined();
});
