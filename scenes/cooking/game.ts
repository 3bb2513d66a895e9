import type { Food, Preparation } from "./foods.js";
import type { Holder } from "./kitchen.js";

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
  readonly ingredients: readonly Ingredient[];
  readonly lying: ReadonlyMap<string, Holder>;
  readonly knife: boolean;
  readonly wording: number;
}

/** State of foods outside the recipe. */
export const untouched: Preparation = { cooking: "raw", cutting: "uncut" };

export function findIngredient(game: CookingGame, food: string): Ingredient | undefined {
  return game.ingredients.find((ingredient) => ingredient.food === food);
}

/** Initial state: cooked as in the recipe, and cut unless cutting is the task. */
export function firstState(game: CookingGame, food: Food): Preparation {
  const { cooking, cutting } = findIngredient(game, food.name) ?? untouched;
  return { cooking, cutting: game.task.cut ? "uncut" : cutting };
}
