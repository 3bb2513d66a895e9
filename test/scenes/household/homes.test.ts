import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { replayCommands } from "../../../scenes/household/replay.js";
import { createSimulator, storeGame, storeHome } from "../../../scenes/household/source/content.js";
import { readGame } from "../../../scenes/household/source/game-file.js";
import { readHome } from "../../../scenes/household/source/home-file.js";
import {
  listGames,
  listHomes,
  loadHousehold,
  readGameFile,
} from "../../../scenes/household/source/load.js";
import { detectWording, gameOpener, verifyRecording } from "../../../scenes/household/verify.js";
import { keptKinds, likelihoodOf, roomKinds } from "../../../scenes/household/view/keeping.js";
import { fits, placeKindNames } from "../../../scenes/household/view/kinds.js";
import type { Home } from "../../../src/core/episode/home-file.js";
import type { Simulator } from "../../../src/core/episode/scene.js";
import { seededRandom } from "../../../src/core/random.js";
import { sharedData } from "../../shared-data.js";
import { asPlayed, drawHomes, testDrawnHomes, testEpisodes, testHomes } from "./home-properties.js";
import { tinyGame, tinyGoals } from "./tiny-game.js";

const own = listHomes().map((id) => readHome(loadHousehold(id).content.text, { file: id }));
const drawn = drawHomes(2);
const shared = sharedData("alfworld");
const games = [
  ...Object.values(tinyGoals).map((goal, i) =>
    readGame(tinyGame({ goal, old: i % 2 === 0 }), { file: "tiny" }),
  ),
  ...(shared ? listGames(shared).filter((_, i) => i % 60 === 0) : []).map((f) => readGameFile(f)),
];

function open(id: string): Simulator {
  return createSimulator(loadHousehold(id).content);
}

describe("our own homes and drawn ones", () => {
  testHomes([...own, ...drawn], 20);
});
testDrawnHomes(drawn);
testEpisodes([...games, ...[...own, ...drawn].map(asPlayed)], 60, 40);

it("habits name only what the rules let one do, never food beside the television", () => {
  const habits = roomKinds.flatMap((room) =>
    placeKindNames.flatMap((place) => keptKinds.map((thing) => ({ room, place, thing }))),
  );
  const likely = habits.filter((habit) => likelihoodOf(habit) !== undefined);
  expect(likely.length).toBeGreaterThan(100);
  expect(likely.filter(({ place, thing }) => !fits(place, thing))).toEqual([]);
  const tv = { room: "living room", place: "tvstand", thing: "potato" };
  expect(likelihoodOf(tv)).toBeUndefined();
  const inFridge = (thing: string) =>
    likelihoodOf({ room: "kitchen", place: "fridge", thing }) ?? 0;
  expect(inFridge("egg")).toBeGreaterThan(inFridge("potato"));
});

it("never asks for a thing that could not be put down again", () => {
  const lamp = tinyGame({ more: "(pickupable DeskLamp_bar_1)" });
  const scene = createSimulator(storeGame(readGame(lamp, { file: "tiny" })));
  const objects = Array.from({ length: 200 }, (_, seed) =>
    scene.sampleTask(seededRandom(seed, "test")),
  ).map((task) => task?.object);
  expect(objects).not.toContain("desklamp");
  expect(objects).toContain("apple");
});

describe("the kitchen", () => {
  it("lists what can be seen of a thing, and calls it by its plain name in commands", () => {
    const simulator = open("kitchen");
    simulator.step("go to cabinet 2");
    const { text, admissible } = simulator.step("open cabinet 2").observation;
    expect(text).toBe(
      "You open the cabinet 2. The cabinet 2 is open. In it, you see a mug 1 (blue), a mug 3 (red), and a tomato 1.",
    );
    expect(admissible).toContain("take mug 1 from cabinet 2");
  });

  it("counts only the mug that the task means", () => {
    const simulator = open("kitchen");
    const [task] = loadHousehold("kitchen").tasks;
    if (!task) throw new Error("the kitchen has no task");
    simulator.begin({ ...task, type: "pick_and_place_simple" });
    const put = (mug: string) =>
      ["go to cabinet 2", "open cabinet 2", `take ${mug} from cabinet 2`, "go to diningtable 1"]
        .concat(`move ${mug} to diningtable 1`)
        .map((command) => simulator.step(command).reward)
        .at(-1);
    expect(put("mug 3")).toBe(0);
    expect(put("mug 1")).toBe(1);
  });

  it("begins a later round where the agent stands", () => {
    const simulator = open("kitchen");
    const [, task] = loadHousehold("kitchen").tasks;
    if (!task) throw new Error("the kitchen has one task only");
    simulator.step("go to shelf 1");
    expect(simulator.begin(task).observation.text).toBe(
      `You are facing the shelf 1. Next to it, you see nothing.\n\nYour task is to: ${task.sentence}`,
    );
  });

  it("lets people move things, but not what the agent holds or what does not fit", () => {
    const simulator = open("kitchen");
    const fork = simulator.fork();
    simulator.relocate("mug 1", "diningtable 1");
    expect(simulator.step("go to diningtable 1").observation.text).toBe(
      "You arrive at diningtable 1. On the diningtable 1, you see a mug 1 (blue), and a plate 1 (white).",
    );
    expect(fork.step("go to diningtable 1").observation.text).not.toContain("mug");
    simulator.step("take mug 1 from diningtable 1");
    expect(() => simulator.relocate("mug 1", "shelf 1")).toThrow("in the agent's hand");
    expect(() => simulator.relocate("pan 1", "microwave 1")).toThrow("does not go");
    expect(() => simulator.relocate("mug 9", "shelf 1")).toThrow('no "mug 9"');
    expect(() => simulator.relocate("mug 2", "moon 1")).toThrow('no "moon 1"');
  });
});

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
