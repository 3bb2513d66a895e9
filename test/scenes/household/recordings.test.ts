/** Compares with recordings of the Python engine, and of a second interpreter for our homes. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { replayCommands } from "../../../scenes/household/replay.js";
import { createSimulator, storeGame, storeHome } from "../../../scenes/household/source/content.js";
import { readGame } from "../../../scenes/household/source/game-file.js";
import type { Home } from "../../../scenes/household/source/home-file.js";
import { listGames, loadHousehold, readGameFile } from "../../../scenes/household/source/load.js";
import { detectWording, gameOpener, verifyRecording } from "../../../scenes/household/verify.js";
import type { Simulator } from "../../../src/core/episode/scene.js";
import { sharedData } from "../../shared-data.js";

const folder = sharedData("alfworld");

function readLines<Line>(name: string): readonly Line[] {
  const text = readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const worlds = readLines<{ id: string; home?: Home; game?: object }>("recorded-worlds");

/** @param name "flat/2/home", "flat/2/game" or "flat/2/older game": a home, its task, and its form */
function openRecorded(name: string): Simulator {
  const [id = "", task = "", form = ""] = name.split("/");
  const { home, game } =
    worlds.find((one) => one.id === (form === "home" ? id : `${id}/${task}`)) ?? {};
  if (!home) {
    const content = storeGame(readGame(JSON.stringify(game), { file: name }));
    return createSimulator({ ...content, wording: form === "game" ? "2.1.2" : "2.1.1" });
  }
  const simulator = createSimulator(storeHome(home), name);
  simulator.begin(home.tasks[Number(task) - 1] ?? simulator.task);
  return simulator;
}

describe("the recording of our own homes", () => {
  const steps = readLines<{ game: string; command: string; observation: string; won: boolean }>(
    "recorded-steps",
  );

  it("is reproduced exactly", () => {
    const recording = steps.map((step) => JSON.stringify(step)).join("\n");
    const count = steps.length;
    expect(verifyRecording({ recording, openGame: openRecorded })).toEqual({
      steps: count,
      observations: count,
      admissible: count,
      flags: count,
      mismatches: [],
      skipped: [],
    });
  });

  it("wins every type of task in a home and in a game, by every kind of command", () => {
    const won = steps.filter((step) => step.won).map(({ game }) => game);
    const types = won.map((name) => `${openRecorded(name).task.type} ${name.endsWith("home")}`);
    expect(new Set(types).size).toBe(12);
    const done = steps.filter(({ observation }) => observation !== "Nothing happens.");
    const verbs = new Set(done.map(({ command }) => command?.trim().split(" ")[0]));
    const all = "look inventory help go open close take move put examine use heat cool clean slice";
    expect(all.split(" ").filter((verb) => !verbs.has(verb))).toEqual([]);
  });
});

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

  it("every walkthrough wins exactly at its last command, and no plan is longer", () => {
    for (const file of listGames(games).filter((_, at) => at % 40 === 0)) {
      const game = readGameFile(file);
      const simulator = createSimulator(storeGame(game));
      const plan = simulator.plan() ?? [];
      const steps = [...replayCommands(simulator, game.walkthrough ?? [])];
      expect(steps.findIndex((step) => step.won)).toBe(steps.length - 1);
      expect(steps.map((step) => step.observation)).not.toContain("Nothing happens.");
      expect(plan.length).toBeLessThanOrEqual(steps.length - 1);
      const replayed = [...replayCommands(createSimulator(storeGame(game)), plan)];
      expect(replayed.at(-1)?.won, file).toBe(true);
    }
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
