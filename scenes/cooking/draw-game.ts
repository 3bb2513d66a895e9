/** Draws the games of the cooking world. */
import { pick, type Random, seededRandom, shuffle } from "../../src/core/random.js";
import {
  allowedCookings,
  allowedCuttings,
  type CookingGame,
  type CookingTask,
  type Food,
  foods,
  type Holder,
  holderNames,
} from "./game.js";

/**
 * Draws a game, the same for the same seed and labels. The robot carries a knife when something must be cut, else in
 * half of the games.
 */
export function drawGame(
  task: CookingTask,
  seed: number,
  ...labels: readonly string[]
): CookingGame {
  const random = seededRandom(seed, "cooking", ...labels);
  const lying = new Map<string, Holder>([["cookbook", one(random, holderNames)]]);
  const knife = task.cut || random() < 0.5;
  const allowed = [...foods.values()].filter(({ cuttable }) => cuttable || !task.cut);
  const chosen = shuffle(random, allowed)
    .slice(0, task.ingredients)
    .sort((first, second) => (first.name < second.name ? -1 : 1));
  for (const { name } of chosen) lying.set(name, one(random, holderNames));
  const ingredients = chosen.map((food) => ({
    food: food.name,
    cooking: one(random, allowedCookings(food)),
    cutting: one(random, allowedCuttings(food, task.cut)),
  }));
  for (const food of chosen) placeAlike(random, food, allowed, lying);
  return { task, ingredients, lying, knife, wording: Math.floor(random() * 2 ** 31) };
}

/** Puts foods that share the first or last word in the same place. */
function placeAlike(
  random: Random,
  { name }: Food,
  allowed: readonly Food[],
  lying: Map<string, Holder>,
): void {
  const holder = lying.get(name);
  const words = name.split(" ");
  if (holder === undefined || words.length < 2) return;
  for (const position of [0, -1]) {
    const alike = allowed.filter(
      (other) => other.name !== name && other.name.split(" ").at(position) === words.at(position),
    );
    // Takes a food that lies nowhere yet, or already here.
    const fitting = shuffle(random, alike).find(
      (other) => (lying.get(other.name) ?? holder) === holder,
    );
    if (fitting) lying.set(fitting.name, holder);
  }
}

function one<T>(random: Random, items: readonly T[]): T {
  const item = pick(random, items);
  if (item === undefined) throw new Error("nothing to draw from");
  return item;
}
