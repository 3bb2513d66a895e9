import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createSimulator, loadHousehold } from "../../../scenes/household/index.js";
import { seededRandom } from "../../../src/core/random.js";
import { newFile } from "../../memory/folder.js";
import { tinyGame } from "./tiny-game.js";

it("never asks for a thing that could not be put down again", () => {
  const file = newFile("game.tw-pddl");
  writeFileSync(file, tinyGame({ more: "(pickupable DeskLamp_bar_1)" }));
  const scene = createSimulator(loadHousehold(file).content);
  const objects = Array.from({ length: 200 }, (_, seed) =>
    scene.sampleTask(seededRandom(seed, "test")),
  ).map((task) => task?.object);
  expect(objects).not.toContain("desklamp");
  expect(objects).toContain("apple");
});
