import { describe, expect, test } from "vitest";
import { drawGame } from "../../../scenes/cooking/draw-game.js";
import { type CookingGame, cookingTasks } from "../../../scenes/cooking/game.js";
import { playCooking } from "../../../scenes/cooking/simulator.js";

const game: CookingGame = {
  task: cookingTasks["take2-cut"],
  ingredients: [
    { food: "carrot", cooking: "raw", cutting: "sliced" },
    { food: "red pepper", cooking: "fried", cutting: "diced" },
  ],
  lying: new Map([
    ["cookbook", "counter"],
    ["carrot", "kitchen"],
    ["red pepper", "oven"],
    ["red potato", "oven"],
    ["bell pepper", "oven"],
  ]),
  knife: true,
  wording: 1,
};

function play(commands: readonly string[], of: CookingGame = game) {
  const simulator = playCooking(of);
  const outcomes = commands.map((command) => simulator.step(command));
  return { simulator, outcomes, said: outcomes.map(({ observation }) => firstLine(observation)) };
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}

test("the beginning tells the task, the room and what is carried, and not what is closed in", () => {
  const { observation } = playCooking(game).begin();
  const [instruction, room, carried] = observation.split("\n");
  expect(instruction).toContain("Collect some carrot, and red pepper ");
  expect(room).toContain("There is a carrot on the floor.");
  expect(room).toContain("On the counter you see a cookbook.");
  expect(room).not.toContain("pepper");
  expect(carried).toBe("You are carrying: a knife.");
});

test("an open place tells its content; foods show their state only when carried", () => {
  const { outcomes } = play(["open oven", "take red pepper"]);
  expect(outcomes[0]?.observation).toContain(
    "The oven contains a red pepper, a red potato, and a bell pepper.",
  );
  expect(outcomes[1]?.observation).toContain("You are carrying: a knife, and a fried red pepper.");
});

test("a command is completed when only one thing can be meant", () => {
  expect(play(["open oven", "take red", "take red pepper", "take red"]).said).toEqual([
    "Opened.",
    "Invalid command.",
    "Taken.",
    "Taken.",
  ]);
});

test("what cannot be done is invalid and uses a step", () => {
  const { said, outcomes } = play([
    "take red pepper",
    "open counter",
    "open oven",
    "open oven",
    "slice carrot",
    "dance",
    "take pepper",
  ]);
  expect(said.filter((line) => line === "Invalid command.")).toHaveLength(6);
  expect(outcomes.every(({ terminated }) => !terminated)).toBe(true);
});

test("ingredients cut as the recipe wants win; nothing is cut twice", () => {
  const { outcomes, said } = play([
    "take carrot",
    "slice carrot",
    "dice carrot",
    "open oven",
    "take red pepper",
    "dice red pepper",
  ]);
  expect(said[2]).toBe("Invalid command.");
  expect(outcomes.map(({ reward }) => reward)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(outcomes.at(-1)?.terminated).toBe(true);
});

test("an ingredient cut in a wrong way loses; another food may be cut at will", () => {
  const { outcomes, simulator } = play([
    "open oven",
    "take red potato",
    "chop red potato",
    "take carrot",
    "chop carrot",
  ]);
  expect(outcomes[2]).toMatchObject({ terminated: false });
  expect(outcomes[4]).toMatchObject({ terminated: true, reward: 0 });
  expect(simulator.plan()).toBeNull();
  expect(simulator.step("open fridge")).toMatchObject({ terminated: true, reward: 0 });
});

test("without the task of cutting, things are as the recipe has them from the first", () => {
  const take: CookingGame = { ...game, task: cookingTasks.take2 };
  const { outcomes } = play(["take carrot", "open oven", "take red pepper"], take);
  expect(outcomes[0]?.observation).toContain("a sliced carrot");
  expect(outcomes[2]).toMatchObject({ terminated: true, reward: 1 });
});

test("the twentieth step is the last, questions included", () => {
  const simulator = playCooking(game);
  for (let step = 1; step < 20; step++) {
    expect(simulator.tell("").truncated).toBe(false);
  }
  expect(simulator.step("take carrot").truncated).toBe(true);
});

test("a fork goes its own way", () => {
  const simulator = playCooking(game);
  simulator.step("open oven");
  const fork = simulator.fork();
  fork.step("take red pepper");
  expect(fork.plan()).toHaveLength(3);
  expect(simulator.plan()).toHaveLength(4);
});

test("the owner sees where everything is, what is carried and the recipe", () => {
  const { simulator } = play(["open oven", "take red pepper"]);
  const view = simulator.ownerView();
  const things = Object.fromEntries(
    view.places.map(({ id, things }) => [id, things.map(({ label }) => label)]),
  );
  expect(things).toMatchObject({ oven: ["red potato", "bell pepper"], kitchen: ["carrot"] });
  expect(view.carried?.map(({ label }) => label)).toEqual(["knife", "fried red pepper"]);
  expect(view.card).toEqual(["carrot: sliced, not cooked", "red pepper: diced, fried"]);
});

/** Means and deviations of 400 original games per task (specification, A8). */
const original = {
  take1: { walkthrough: [1.54, 0.5], entities: [8.64, 0.96] },
  take2: { walkthrough: [3.04, 0.71], entities: [10.74, 1.3] },
  "take1-cut": { walkthrough: [2.49, 0.5], entities: [9.38, 0.85] },
  "take2-cut": { walkthrough: [4.99, 0.71], entities: [11.69, 1.15] },
} as const;

const furniture = 5;

describe.each(Object.entries(cookingTasks))("400 drawn games of %s", (name, task) => {
  const games = Array.from({ length: 400 }, (_, index) =>
    drawGame(task, 1, "statistics", name, String(index)),
  );
  const expected = Object.entries(original).find(([other]) => other === name)?.[1];

  test("have walkthroughs as long as the original's", () => {
    // There each ingredient's place is opened.
    const lengths = games.map(({ ingredients, lying }) => {
      const closed = ingredients.filter(({ food }) =>
        ["oven", "fridge", "griller"].includes(lying.get(food) ?? ""),
      );
      return ingredients.length * (task.cut ? 2 : 1) + closed.length;
    });
    expectMean(lengths, expected?.walkthrough);
  });

  test("have as many entities as the original's", () => {
    const entities = games.map(({ lying, knife }) => furniture + lying.size + (knife ? 1 : 0));
    expectMean(entities, expected?.entities);
  });

  test("are won by their plans", () => {
    for (const game of games.slice(0, 40)) {
      const simulator = playCooking(game);
      const outcomes = (simulator.plan() ?? []).map((command) => simulator.step(command));
      expect(outcomes.map(({ terminated }) => terminated)).toEqual([
        ...outcomes.slice(1).map(() => false),
        true,
      ]);
      expect(outcomes.at(-1)?.reward).toBe(1);
    }
  });
});

/** Standard error of the difference of two means of 400 games. */
function expectMean(values: readonly number[], expected: readonly number[] | undefined): void {
  const [mean = Number.NaN, deviation = Number.NaN] = expected ?? [];
  const ours = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(Math.abs(ours - mean)).toBeLessThan(3 * deviation * Math.sqrt(2 / values.length));
}

test("a seed and its labels always draw the same game", () => {
  const draw = (seed: number, label: string) => {
    const { begin } = playCooking(drawGame(cookingTasks["take2-cut"], seed, label));
    return begin().observation;
  };
  expect(draw(7, "one")).toBe(draw(7, "one"));
  expect(draw(7, "one")).not.toBe(draw(8, "one"));
  expect(draw(7, "one")).not.toBe(draw(7, "other"));
});
