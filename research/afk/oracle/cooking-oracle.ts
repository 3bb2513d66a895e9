/** Charlie knows the kitchen and the recipe; the answers' shapes are the original's. */

import {
  type Cooking,
  type CookingGame,
  findIngredient,
  type Holder,
  holders,
  isHolder,
  type Preparation,
  roomName,
  untouched,
} from "../../../scenes/cooking/game.js";
import type { KitchenState } from "../../../scenes/cooking/kitchen-state.js";
import type { Query } from "../../../src/core/episode/query-scene.js";

const leftOut = new Set(["the", "a", "some", "an", "one", "to", "is"]);

/** Answers "where red pepper", "how cut the carrot". */
export function answerInKitchen(game: CookingGame, state: KitchenState, query: Query): string {
  const words = [query.func, query.adjective ?? "", query.noun]
    .join(" ")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word && !leftOut.has(word));
  const [first, second, ...rest] = words;
  const thing = words.slice(1).join(" ");
  if (first === "where") return formatPlace(state, thing);
  if (first !== "how") return "I don't understand the question.";
  if (second === "cut") return formatCutting(game, state, rest.join(" "));
  if (second === "cook") return formatCooking(game, state, rest.join(" "));
  return formatPreparation(game, state, thing);
}

function formatPlace(state: KitchenState, thing: string): string {
  if (state.carried.includes(thing)) return `You have the ${thing} on you.`;
  if (thing === "kitchen" || thing === roomName) return "You are standing in the middle of it.";
  const holder = state.lying.get(thing);
  if (holder) return `The ${thing} is ${formatHolder(holder)}.`;
  if (isHolder(thing)) return `The ${thing} is in the ${roomName}.`;
  return `You won't find any ${thing} in here.`;
}

function formatHolder(holder: Holder): string {
  if (holders[holder] === "floor") return `in the ${roomName}`;
  return `${holders[holder] === "supporter" ? "on" : "in"} the ${holder}`;
}

const appliances: Readonly<Record<Exclude<Cooking, "raw">, Holder>> = {
  fried: "stove",
  roasted: "oven",
  grilled: "griller",
};

function formatPreparation(game: CookingGame, state: KitchenState, thing: string): string {
  if (!isPresent(state, thing)) return `The ${thing} cannot be cut nor cooked.`;
  const needed = findIngredient(game, thing) ?? untouched;
  const cooking = needed.cooking === "raw" ? "uncooked" : needed.cooking;
  return [
    `The ${thing} needs to be ${needed.cutting} and ${cooking}.`,
    ...formatKnife(needed),
    ...formatAppliance(needed),
  ].join(" ");
}

function formatCutting(game: CookingGame, state: KitchenState, thing: string): string {
  if (!isPresent(state, thing)) return `The ${thing} cannot be cut.`;
  const needed = findIngredient(game, thing) ?? untouched;
  if (needed.cutting === "uncut") return `The ${thing} doesn't need to be cut.`;
  return [`The ${thing} needs to be ${needed.cutting}.`, ...formatKnife(needed)].join(" ");
}

function formatCooking(game: CookingGame, state: KitchenState, thing: string): string {
  if (!isPresent(state, thing)) return `The ${thing} cannot be cooked.`;
  const needed = findIngredient(game, thing) ?? untouched;
  if (needed.cooking === "raw") return `The ${thing} doesn't need to be cooked.`;
  return [`The ${thing} needs to be ${needed.cooking}.`, ...formatAppliance(needed)].join(" ");
}

function formatKnife({ cutting }: Preparation): readonly string[] {
  return cutting === "uncut" ? [] : ["Use a knife to cut it."];
}

function formatAppliance({ cooking }: Preparation): readonly string[] {
  return cooking === "raw" ? [] : [`Use ${appliances[cooking]} to cook it.`];
}

function isPresent(state: KitchenState, thing: string): boolean {
  return (
    state.lying.has(thing) || state.carried.includes(thing) || isHolder(thing) || thing === roomName
  );
}

/** Where each ingredient is, and how to cut it where that is the task (the paper's Q_t). */
export function listGoodQueries({ task, ingredients }: CookingGame): readonly Query[] {
  const funcs = task.cut ? (["where", "how"] as const) : (["where"] as const);
  return ingredients.flatMap(({ food }) => {
    const [noun = food, adjective] = food.split(" ").reverse();
    return funcs.map((func) => ({ func, adjective, noun }));
  });
}
