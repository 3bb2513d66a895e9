import { pick, seededRandom } from "../../src/core/random.js";
import { foods } from "./foods.js";
import type { CookingGame } from "./game.js";
import { type Holder, holderNames, holders, roomName } from "./kitchen.js";
import { isWithinReach, type KitchenState, thingsAt } from "./kitchen-state.js";

/** Identical with and without cutting, so it does not reveal the task. */
export function formatInstruction({ ingredients }: CookingGame): string {
  const wanted = ingredients.map(({ food }) => food).join(", and ");
  return `You are hungry, and so is the friend you are visiting. Collect some ${wanted} for a good meal. Ask Charlie where each ingredient is, and how the recipe wants it.`;
}

const sightings = [
  (seen: string) => `There is ${seen} here.`,
  (seen: string) => `You notice ${seen}.`,
  (seen: string) => `Along one wall stands ${seen}.`,
  (seen: string) => `You also find ${seen}.`,
];

export function describeRoom(game: CookingGame, state: KitchenState): string {
  const random = seededRandom(game.wording, "wording");
  const sentences = holderNames
    .filter((holder) => holders[holder] !== "floor")
    .flatMap((holder) => {
      const sighting = pick(random, sightings);
      const announced = random() < 0.5;
      return [
        sighting?.(nameHolder(state, holder, announced)) ?? "",
        ...describeContent(state, holder),
      ];
    });
  const floor = listNames(thingsAt(state, "kitchen").map(withArticle));
  return [`You are in a ${roomName}.`, ...sentences, `There is ${floor} on the floor.`].join(" ");
}

function nameHolder(state: KitchenState, holder: Holder, announced: boolean): string {
  if (holders[holder] !== "container") return withArticle(holder);
  if (state.open.has(holder)) return `an open ${holder}`;
  return announced ? `a closed ${holder}` : withArticle(holder);
}

function describeContent(state: KitchenState, holder: Holder): readonly string[] {
  if (!isWithinReach(state, holder)) return [];
  const things = thingsAt(state, holder).map(withArticle);
  if (holders[holder] === "container") {
    return [things.length > 0 ? `The ${holder} contains ${listNames(things)}.` : `It is empty.`];
  }
  return [things.length > 0 ? `On the ${holder} you see ${listNames(things)}.` : "It is bare."];
}

export function describeCarried(state: KitchenState): string {
  const names = state.carried.map((thing) => {
    const prepared = state.prepared.get(thing);
    const states = [prepared?.cutting ?? "uncut", prepared?.cooking ?? "raw"].filter(
      (word) => word !== "uncut" && word !== "raw",
    );
    return states.length > 0 ? `a ${[...states, thing].join(" ")}` : withArticle(thing);
  });
  return `You are carrying: ${listNames(names)}.`;
}

function withArticle(name: string): string {
  if (foods.get(name)?.mass) return `some ${name}`;
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

function listNames(names: readonly string[]): string {
  if (names.length === 0) return "nothing";
  const last = names.at(-1) ?? "";
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")}, and ${last}`;
}
