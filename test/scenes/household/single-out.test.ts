import { expect, it } from "vitest";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { listHomes, loadHousehold } from "../../../scenes/household/source/load.js";
import type { Simulator, Task } from "../../../src/core/episode/scene.js";
import { seededRandom } from "../../../src/core/random.js";

const open = (home: string): Simulator => createSimulator(loadHousehold(home).content);

const sentence = "put a mug on the counter.";
const mugOnCounter: Task = {
  type: "pick_and_place_simple",
  object: "mug",
  target: "countertop",
  sentence,
};
const twoMugs: Task = { ...mugOnCounter, type: "pick_two_obj_and_place" };

function mugs(scene: Simulator): readonly string[] {
  const things = scene.ownerView().places.flatMap((place) => place.things);
  return things.filter(({ kind }) => kind === "mug").map(({ id }) => id);
}

/** Returns the reward after each. */
function bring(scene: Simulator, task: Task, things: readonly string[]): readonly number[] {
  scene.begin(task);
  return things.map((thing) => {
    const guide = scene.fork();
    guide.begin({ ...mugOnCounter, instance: thing });
    const rewards = (guide.plan() ?? []).map((command) => scene.step(command).reward);
    return rewards.at(-1) ?? 0;
  });
}

it("means one of several, by the seed", () => {
  const scene = open("kitchen");
  const drawn = Array.from({ length: 30 }, (_, seed) =>
    scene.singleOut(mugOnCounter, seededRandom(seed, "test")),
  );
  expect(new Set(drawn.map((task) => task?.instance)).size).toBe(mugs(scene).length);
  const again = scene.singleOut(mugOnCounter, seededRandom(7, "test"));
  expect(again).toEqual(drawn[7]);
});

it("is done with that one only, and the expert brings that one", () => {
  for (const meant of mugs(open("kitchen"))) {
    const task = { ...mugOnCounter, instance: meant };
    const others = mugs(open("kitchen")).filter((mug) => mug !== meant);
    expect(bring(open("kitchen"), task, [...others, meant])).toEqual([...others.map(() => 0), 1]);
    const scene = open("kitchen");
    scene.begin(task);
    expect(scene.plan()?.join()).toContain(meant);
  }
});

it("is never of two: one circle cannot show them", () => {
  const scene = open("kitchen");
  for (let seed = 0; seed < 20; seed++)
    expect(scene.singleOut(twoMugs, seededRandom(seed, "test"))).toBeNull();
});

it("says the mug, as any other will not do", () => {
  const scene = open("kitchen");
  const says = (words: string) =>
    scene.singleOut({ ...mugOnCounter, sentence: words }, seededRandom(1, "test"))?.sentence;
  expect(says("put a mug on the counter.")).toBe("put the mug on the counter.");
  expect(says("put a clean mug on the counter.")).toBe("clean the mug and put it on the counter.");
});

it("is null where nothing is left in doubt", () => {
  const scene = open("kitchen");
  const random = seededRandom(1, "test");
  const blue: Task = { ...mugOnCounter, particular: { colour: "blue" } };
  expect(scene.singleOut(blue, random)).toBeNull();
  expect(scene.singleOut({ ...mugOnCounter, object: "kettle" }, random)).toBeNull();
  for (const mug of mugs(scene).slice(1)) bring(scene, mugOnCounter, [mug]);
  expect(scene.singleOut(mugOnCounter, random)).toBeNull();
});

it("can be solved for whatever a home affords", () => {
  for (const home of listHomes()) {
    const scene = open(home);
    let ambiguous = 0;
    for (let seed = 0; seed < 100; seed++) {
      const random = seededRandom(seed, home);
      const task = scene.sampleTask(random);
      const meant = task && scene.singleOut(task, random);
      if (!meant) continue;
      ambiguous += 1;
      const copy = scene.fork();
      expect(copy.begin(meant).reward).toBe(0);
      const rewards = copy.plan()?.map((command) => copy.step(command).reward) ?? [];
      expect(rewards.at(-1), `${home}: ${meant.sentence} ${meant.instance}`).toBe(1);
    }
    expect(ambiguous).toBeGreaterThan(1);
  }
});
