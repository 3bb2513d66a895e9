/** The start of a cooking game. */
import type { Food, Preparation } from "./foods.js";
import type { Holder } from "./kitchen.js";

/** The paper's four tasks: how many ingredients, and whether they have to be cut. */
export const cookingTasks = {
  take1: { ingredients: 1, cut: false },
  take2: { ingredients: 2, cut: false },
  "take1-cut": { ingredients: 1, cut: true },
  "take2-cut": { ingredients: 2, cut: true },
} as const satisfies Readonly<Record<string, CookingTask>>;

export type CookingTaskName = keyof typeof cookingTasks;

export interface CookingTask {
  readonly ingredients: number;
  readonly cut: boolean;
}

export interface Ingredient extends Preparation {
  readonly food: string;
}

export interface CookingGame {
  readonly task: CookingTask;
  /** Sorted by name. */
  readonly ingredients: readonly Ingredient[];
  /** Where things lie: foods and the cookbook. */
  readonly lying: ReadonlyMap<string, Holder>;
  /** There is one, and it is carried. */
  readonly knife: boolean;
  /** Seed of how the room is put into words. */
  readonly wording: number;
}

/** A food that is no ingredient is raw and uncut, and need not be anything else. */
export const untouched: Preparation = { cooking: "raw", cutting: "uncut" };

export function findIngredient(game: CookingGame, food: string): Ingredient | undefined {
  return game.ingredients.find((ingredient) => ingredient.food === food);
}

/** How a food is at first: cooked as in the recipe, and cut as well unless cutting is the task. */
export function firstState(game: CookingGame, food: Food): Preparation {
  const { cooking, cutting } = findIngredient(game, food.name) ?? untouched;
  return { cooking, cutting: game.task.cut ? "uncut" : cutting };
}
