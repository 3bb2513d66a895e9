import { expect, test } from "vitest";
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
