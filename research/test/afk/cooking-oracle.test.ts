import { expect, test } from "vitest";
import { type CookingGame, cookingTasks } from "../../../scenes/cooking/game.js";
import { firstKitchen } from "../../../scenes/cooking/kitchen-state.js";
import type { Query } from "../../../src/core/query-scene.js";
import { answerInKitchen } from "../../afk/oracle/cooking-oracle.js";
import { askInKitchen } from "../../afk/oracle/with-oracle.js";

const game: CookingGame = {
  task: cookingTasks["take2-cut"],
  ingredients: [
    { food: "carrot", cooking: "raw", cutting: "sliced" },
    { food: "red pepper", cooking: "fried", cutting: "diced" },
  ],
  lying: new Map([
    ["cookbook", "stove"],
    ["carrot", "kitchen"],
    ["red pepper", "oven"],
  ]),
  knife: true,
  wording: 1,
};

test.each([
  ["where the red pepper", "The red pepper is in the oven."],
  ["where is the cookbook", "The cookbook is on the stove."],
  ["where carrot", "The carrot is in the messy kitchen."],
  ["where oven", "The oven is in the messy kitchen."],
  ["where knife", "You have the knife on you."],
  ["where kitchen", "You are standing in the middle of it."],
  ["where banana", "You won't find any banana in here."],
  [
    "how red pepper",
    "The red pepper needs to be diced and fried. Use a knife to cut it. Use stove to cook it.",
  ],
  ["how to carrot", "The carrot needs to be sliced and uncooked. Use a knife to cut it."],
  ["how counter", "The counter needs to be uncut and uncooked."],
  ["how banana", "The banana cannot be cut nor cooked."],
  ["how cut carrot", "The carrot needs to be sliced. Use a knife to cut it."],
  ["how cut cookbook", "The cookbook doesn't need to be cut."],
  ["how cut banana", "The banana cannot be cut."],
  ["how cook the red pepper", "The red pepper needs to be fried. Use stove to cook it."],
  ["how cook carrot", "The carrot doesn't need to be cooked."],
  ["how cook banana", "The banana cannot be cooked."],
  ["why carrot", "I don't understand the question."],
])("%s: %s", (asked, answer) => {
  const [func, ...noun] = asked.split(" ");
  const query = { func, noun: noun.join(" ") } as Query;
  expect(answerInKitchen(game, firstKitchen(game), query)).toBe(answer);
});

test("an answer begins what is observed and leaves everything as it was", () => {
  const simulator = askInKitchen(game);
  const before = simulator.begin().observation.split("\n").slice(1);
  const outcome = simulator.ask({ func: "where", adjective: "red", noun: "pepper" });
  expect(outcome.answer).toBe("The red pepper is in the oven.");
  expect(outcome.observation.split("\n")).toEqual([outcome.answer, ...before]);
});

test("good questions are where each ingredient is and, to be cut, how", () => {
  expect(askInKitchen(game).goodQueries()).toEqual([
    { func: "where", adjective: undefined, noun: "carrot" },
    { func: "how", adjective: undefined, noun: "carrot" },
    { func: "where", adjective: "red", noun: "pepper" },
    { func: "how", adjective: "red", noun: "pepper" },
  ]);
});
