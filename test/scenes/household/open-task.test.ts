import { describe, expect, it } from "vitest";
import { checkHome } from "../../../scenes/household/check/check-home.js";
import { choicesOf } from "../../../scenes/household/check/task-proof.js";
import { generateHome, homeKinds } from "../../../scenes/household/generate/generate-home.js";
import { createSimulator, storeHome } from "../../../scenes/household/source/content.js";
import { buildHome, readHome } from "../../../scenes/household/source/home-file.js";
import { listHomes, loadHousehold } from "../../../scenes/household/source/load.js";
import type { Simulator, Task } from "../../../src/core/episode/scene.js";
import { seededRandom } from "../../../src/core/random.js";
import { parseTask } from "../../../src/policies/rules/task-sentence.js";

const ours = ["kitchen", "flat", "bathroom"].map((id) =>
  readHome(loadHousehold(id).content.text, { file: id }),
);
const generated = homeKinds.flatMap((kind) => [1, 2].map((seed) => generateHome({ seed, kind })));
const homes = [...ours, ...generated].map((home) => [home.id, home] as const);

describe.each(homes)("%s", (_, home) => {
  const world = buildHome(home);
  const open = home.tasks.filter((task) => task.open);

  it("ends with one or two open tasks", () => {
    expect([1, 2]).toContain(open.length);
    expect(home.tasks.slice(-open.length)).toEqual(open);
  });

  it("affords every choice, and counts no other", () => {
    const scene = createSimulator(storeHome(home), home.id);
    for (const task of home.tasks) {
      const choices = choicesOf(world, task);
      expect(scene.begin(task).reward).toBe(0);
      for (const choice of choices) {
        const own = scene.fork();
        own.begin(choice);
        const plan = own.plan() ?? [];
        expect(own.begin(choice).observation.text).toBe(scene.begin(task).observation.text);
        for (const other of choices) {
          // The held thing may be put down there.
          const isTouched = plan.some((command) => command.includes(other.chosen?.[0] ?? ""));
          if (other !== choice && isTouched) continue;
          const played = scene.fork();
          played.begin(other);
          const rewards = plan.map((command) => played.step(command).reward);
          const won = rewards.at(-1) === 1;
          expect(won, `${choice.chosen} for ${other.chosen}`).toBe(other === choice);
        }
      }
      scene.begin(task);
      for (const command of scene.plan() ?? []) scene.step(command);
    }
  });

  it("has open sentences that the agent understands as such", () => {
    const targets = new Set(world.places.map(({ type }) => type));
    for (const task of home.tasks) {
      const parsed = parseTask(task.sentence, targets);
      expect(parsed?.description?.preferred ?? false).toBe(task.open ?? false);
      expect(parsed).toMatchObject({ object: task.object });
    }
  });
});

describe("a home's check", () => {
  const [kitchen] = ours;
  const task = {
    type: "pick_and_place_simple",
    sentence: "put the mug you like best on the counter.",
    object: "mug",
    open: true,
    target: "countertop",
  };

  function check(changed: object, things = kitchen?.things): string[] {
    const text = JSON.stringify({ ...kitchen, things, tasks: [changed] }, null, 2);
    return checkHome(text, { file: "k.json" }).map(({ field, message }) => `${field}: ${message}`);
  }

  it("has nothing against an open task", () => {
    expect(check(task)).toEqual([]);
    expect(check({ ...task, sentence: "move the mug of your choice to the counter." })).toEqual([]);
  });

  it.each([
    ["a type without one thing", { type: "pick_two_obj_and_place" }, "tasks[0].open: is not"],
    ["particular as well", { particular: { owner: "Ana" } }, "tasks[0].particular: does not go"],
    ["nothing to choose from", { object: "kettle" }, "tasks[0].open: there is only one kettle"],
    ["a closed sentence", { sentence: "put a mug on the counter." }, "tasks[0].sentence: must say"],
    [
      "no mark",
      { open: false },
      'tasks[0].sentence: leaves the choice to people; add "open": true',
    ],
    ["a word for a mark", { open: "yes" }, "tasks[0].open: must be true or false"],
  ])("refuses %s", (_, change, problem) => {
    expect(check({ ...task, ...change }).join("\n")).toContain(problem);
  });

  it("refuses things that look alike, and a choice that cannot be", () => {
    const alike = kitchen?.things.map((thing) =>
      thing.id === "plate 2" ? { ...thing, colour: "white" } : thing,
    );
    const plates = {
      ...task,
      object: "plate",
      sentence: "put the plate you like best on the counter.",
    };
    expect(check(plates)).toEqual([]);
    expect(check(plates, alike)[0]).toContain("people cannot tell plate 2 from another plate");
    const sponges = [
      ...(kitchen?.things ?? []),
      { id: "dishsponge 2", in: "drawer 2", colour: "blue" },
    ];
    const hot = {
      ...task,
      type: "pick_heat_then_place_in_recep",
      object: "dishsponge",
      sentence: "heat the sponge you like best and put it on the counter.",
    };
    expect(check(hot, sponges)).toEqual([
      "tasks[0]: it cannot be done when people choose dishsponge 2: one cannot heat a sponge",
    ]);
  });
});

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
