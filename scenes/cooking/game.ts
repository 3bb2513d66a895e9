/** Describes a cooking game: its kitchen, its foods and their preparation (specification of Q-TextWorld). */
import type { Vocabulary } from "../../src/core/memory/afk-notebook.js";

export const holders = {
  kitchen: "floor",
  stove: "supporter",
  oven: "container",
  counter: "supporter",
  fridge: "container",
  griller: "container",
} as const;

export type Holder = keyof typeof holders;

export const holderNames = Object.keys(holders).filter(isHolder);

export function isHolder(name: string): name is Holder {
  return Object.hasOwn(holders, name);
}

export const roomName = "messy kitchen";

/** Words of Q-TextWorld's agent for commands and questions. */
export const cookingVocabulary: Vocabulary = {
  adjectives:
    `aluminum beef bell black bottom chicken compost conventional fresh granite green hot lower marble
    middle new none old olive peanut pink pork purple recent recycling red serving stainless tea top
    trash upper utility vegetable veggie white wooden yellow`.split(/\s+/),
  nouns:
    `apple banana bench bin cabinet carrot cart chair cheese cilantro cookbook counter countertop
    cupboard drawer egg flour freezer fridge griller island knife leg lettuce meat milk none oil onion
    oven parsley pepper potato rack refrigerator salt seat shelf stove sugar table tomato tuna water
    wing`.split(/\s+/),
};

export const cookings = ["raw", "fried", "roasted", "grilled"] as const;
export type Cooking = (typeof cookings)[number];

export const cuttings = ["uncut", "chopped", "sliced", "diced"] as const;
export type Cutting = (typeof cuttings)[number];

export interface Preparation {
  readonly cooking: Cooking;
  readonly cutting: Cutting;
}

export type Food = ReturnType<typeof describeFood>;

/** Foods by their properties. c: can be cut; k: can be cooked; n: must be cooked; s: takes "some". */
const listed: Readonly<Record<string, string>> = {
  n: "egg, chicken wing, chicken leg, pork meat, chicken meat, beef meat, veggie meat",
  s: "milk, water, vegetable oil, peanut oil, olive oil, black pepper, flour, salt, sugar",
  cn: "red tuna, white tuna, pink tuna, red potato, yellow potato, purple potato",
  ck: `carrot, red onion, white onion, yellow onion, fresh lettuce, red apple, yellow apple,
    green apple, banana, red tomato, yellow tomato, green tomato, hot pepper, green pepper,
    bell pepper, yellow pepper, red pepper`,
  cks: "cheese",
  cs: "cilantro, parsley",
};

export const foods: ReadonlyMap<string, Food> = new Map(
  Object.entries(listed)
    .flatMap(([flags, names]) => names.split(/,\s*/).map((name) => describeFood(name, flags)))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((food) => [food.name, food]),
);

function describeFood(name: string, flags: string) {
  return {
    name,
    cuttable: flags.includes("c"),
    cookable: /[kn]/.test(flags),
    rawable: !flags.includes("n"),
    mass: flags.includes("s"),
  };
}

export function allowedCookings({ cookable, rawable }: Food): readonly Cooking[] {
  return cookings.filter((cooking) => (cooking === "raw" ? rawable : cookable));
}

/** Cuts allowed in a recipe; where cutting is the task, a cut is required. */
export function allowedCuttings({ cuttable }: Food, cut: boolean): readonly Cutting[] {
  return cuttings.filter((cutting) => (cutting === "uncut" ? !cut : cuttable));
}

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
