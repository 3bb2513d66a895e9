import { describe, expect, it } from "vitest";
import { createSimulator, storeGame } from "../../../scenes/household/source/content.js";
import { readGame } from "../../../scenes/household/source/game-file.js";
import { readHome } from "../../../scenes/household/source/home-file.js";
import {
  listGames,
  listHomes,
  loadHousehold,
  readGameFile,
} from "../../../scenes/household/source/load.js";
import { keptKinds, likelihoodOf, roomKinds } from "../../../scenes/household/view/keeping.js";
import { fits, placeKindNames } from "../../../scenes/household/view/kinds.js";
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
