import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSimulator, listHomes, loadHousehold } from "../../../scenes/household/index.js";
import { seededRandom } from "../../../src/core/random.js";
import type { HomeContent, Simulator } from "../../../src/core/scene.js";
import { cpuMs } from "../../cpu-time.js";

const homes = listHomes().map((id) => [id, loadHousehold(id)] as const);

function open(id: string): Simulator {
  return createSimulator(loadHousehold(id).content);
}

/** Plays one possible command for each number; returns everything that was said. */
function wander(simulator: Simulator, choices: readonly number[]): string[] {
  let { observation } = simulator.begin(simulator.task);
  return choices.map((choice) => {
    const { admissible } = observation;
    observation = simulator.step(admissible[choice % admissible.length] ?? "").observation;
    return `${observation.text}\n${observation.admissible.join("\n")}`;
  });
}

const choices = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 120 });

it("has three homes", () => {
  expect(listHomes()).toEqual(["bathroom", "flat", "kitchen"]);
});

describe.each(homes)("the home %s", (id, given) => {
  // What is ordered is done in the shop.
  const source = { ...given, tasks: given.tasks.filter(({ type }) => type !== "order") };
  it("has authored tasks that can be done one after the other, each in its turn", () => {
    const simulator = open(id);
    expect(source.tasks.length).toBeGreaterThanOrEqual(4);
    for (const task of source.tasks) {
      expect(simulator.begin(task).terminated, task.sentence).toBe(false);
      const rewards = (simulator.plan() ?? []).map((command) => simulator.step(command).reward);
      expect(rewards.indexOf(1), task.sentence).toBe(rewards.length - 1);
    }
  });

  it("has tasks about somebody's thing among several of its kind", () => {
    const { places } = open(id).ownerView();
    const things = places.flatMap((place) => place.things);
    const which = source.tasks.filter(({ object, particular }) => {
      return particular?.owner && things.filter((thing) => thing.kind === object).length > 1;
    });
    expect(which.length).toBeGreaterThan(0);
  });

  it("shows the owner everything under names that tell apart", () => {
    const { places, held, robotAt } = open(id).ownerView();
    expect([held, robotAt]).toEqual([null, []]);
    for (const labels of [
      places.map((place) => place.label),
      places.flatMap((place) => place.things.map((thing) => thing.label)),
    ]) {
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it("samples tasks that can be done and are not done, the same for the same seed", () => {
    const simulator = open(id);
    const random = seededRandom(7);
    const again = seededRandom(7);
    for (let round = 0; round < 60; round += 1) {
      const task = simulator.sampleTask(random);
      expect(simulator.fork().sampleTask(again)).toEqual(task);
      if (!task) throw new Error("the home affords no task");
      expect(simulator.begin(task).terminated, task.sentence).toBe(false);
      expect(task.sentence).not.toMatch(/undefined|\bnull\b/);
      const rewards = (simulator.plan() ?? []).map((command) => simulator.step(command).reward);
      expect(rewards.at(-1), task.sentence).toBe(1);
    }
  });

  it("never names an owner to the agent", () => {
    const simulator = open(id);
    const owners = ["Ana", "Ben", "Mia", "Leo"];
    fc.assert(
      fc.property(choices, (numbers) => {
        const said = wander(simulator.fork(), numbers).join("\n");
        return owners.every((owner) => !said.includes(owner));
      }),
      { numRuns: 20 },
    );
  });

  it("keeps every thing in exactly one place, at most one of them in the hand", () => {
    const all = open(id)
      .ownerView()
      .places.flatMap((place) => place.things.map((thing) => thing.id))
      .sort();
    fc.assert(
      fc.property(choices, (numbers) => {
        const simulator = open(id);
        wander(simulator, numbers);
        const { places, held } = simulator.ownerView();
        const lying = places.flatMap((place) => place.things.map((thing) => thing.id));
        expect([...lying, ...(held ? [held.id] : [])].sort()).toEqual(all);
      }),
      { numRuns: 30 },
    );
  });

  it("plans from any state, whatever is open or in the hand", () => {
    fc.assert(
      fc.property(choices, fc.nat(source.tasks.length - 1), (numbers, index) => {
        const simulator = open(id);
        wander(simulator, numbers);
        const task = source.tasks[index] ?? simulator.task;
        let outcome = simulator.begin(task);
        for (const command of simulator.plan() ?? []) {
          expect(outcome.observation.admissible).toContain(command);
          outcome = simulator.step(command);
        }
        expect(outcome.terminated, task.sentence).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("is deterministic, and a fork goes its own way", () => {
    fc.assert(
      fc.property(choices, choices, (before, after) => {
        const simulator = open(id);
        const first = wander(simulator, before);
        const copy = simulator.fork();
        const view = simulator.ownerView();
        const ways = wander(copy, after);
        expect(simulator.ownerView()).toEqual(view);
        expect(wander(simulator, after)).toEqual(ways);
        const again = open(id);
        expect(wander(again, before)).toEqual(first);
        expect(wander(again, after)).toEqual(ways);
      }),
      { numRuns: 30 },
    );
  });

  it("plays tens of thousands of steps a second", () => {
    const numbers = Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 1009);
    const start = cpuMs();
    wander(open(id), numbers);
    // Far below what it does (some 300,000 a second), for busy machines.
    expect(cpuMs() - start).toBeLessThan(2_000);
  });

  it("is built again from what is stored, byte for byte in behaviour", () => {
    const stored: HomeContent = JSON.parse(JSON.stringify(source.content));
    const numbers = Array.from({ length: 200 }, (_, i) => (i * 7919) % 1000);
    expect(wander(createSimulator(stored), numbers)).toEqual(wander(open(id), numbers));
  });
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
