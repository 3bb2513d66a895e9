import { describe, expect, it } from "vitest";
import { checkHome } from "../../../scenes/household/check/check-home.js";
import { choicesOf } from "../../../scenes/household/check/task-proof.js";
import { generateHome, homeKinds } from "../../../scenes/household/generate/generate-home.js";
import { createSimulator, storeHome } from "../../../scenes/household/source/content.js";
import { buildHome, type Home, readHome } from "../../../scenes/household/source/home-file.js";
import { loadHousehold } from "../../../scenes/household/source/load.js";
import { parseTask } from "../../../src/policies/rules/task-sentence.js";

const ours = ["kitchen", "flat", "bathroom"].map((id) =>
  readHome(loadHousehold(id).content.text, { file: id }),
);
const generated = homeKinds.flatMap((kind) => [1, 2].map((seed) => generateHome({ seed, kind })));
const homes: readonly (readonly [string, Home])[] = [...ours, ...generated].map((home) => [
  home.id,
  home,
]);

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
