/** Applies the cooking world's rules: what can be done, what it changes, and who wins. */
import { capitalise } from "../../src/core/words/wording.js";
import {
  type CookingGame,
  type Cutting,
  firstState,
  foods,
  type Holder,
  holders,
  type Preparation,
} from "./game.js";

export interface KitchenState {
  readonly lying: ReadonlyMap<string, Holder>;
  readonly carried: readonly string[];
  readonly open: ReadonlySet<Holder>;
  readonly prepared: ReadonlyMap<string, Preparation>;
}

export function firstKitchen(game: CookingGame): KitchenState {
  const present = [...game.lying.keys()].flatMap((name) => foods.get(name) ?? []);
  return {
    lying: game.lying,
    carried: game.knife ? ["knife"] : [],
    open: new Set(),
    prepared: new Map(present.map((food) => [food.name, firstState(game, food)])),
  };
}

export function isWithinReach(state: KitchenState, holder: Holder): boolean {
  return holders[holder] !== "container" || state.open.has(holder);
}

export function thingsAt(state: KitchenState, holder: Holder): readonly string[] {
  return [...state.lying].filter(([, at]) => at === holder).map(([thing]) => thing);
}

export type Deed = ReturnType<typeof listDeeds>[number];

export const cuts = {
  slice: "sliced",
  dice: "diced",
  chop: "chopped",
} as const satisfies Readonly<Record<string, Cutting>>;

export function listDeeds(state: KitchenState) {
  return [...openings(state), ...takings(state), ...cuttingsUp(state)];
}

function openings(state: KitchenState) {
  return (Object.keys(holders) as Holder[])
    .filter((holder) => !isWithinReach(state, holder))
    .map((holder) => ({
      command: `open ${holder}`,
      feedback: "Opened.",
      after: (): KitchenState => ({ ...state, open: new Set([...state.open, holder]) }),
    }));
}

function takings(state: KitchenState) {
  return [...state.lying]
    .filter(([, holder]) => isWithinReach(state, holder))
    .map(([thing, holder]) => ({
      command: takeCommand(thing, holder),
      feedback: "Taken.",
      after: (): KitchenState => ({
        ...state,
        lying: new Map([...state.lying].filter(([name]) => name !== thing)),
        carried: [...state.carried, thing],
      }),
    }));
}

export function takeCommand(thing: string, holder: Holder): string {
  return holders[holder] === "floor" ? `take ${thing}` : `take ${thing} from ${holder}`;
}

function cuttingsUp(state: KitchenState) {
  if (!state.carried.includes("knife")) return [];
  return state.carried.flatMap((thing) => {
    const prepared = state.prepared.get(thing);
    if (prepared?.cutting !== "uncut" || !foods.get(thing)?.cuttable) return [];
    return Object.entries(cuts).map(([verb, cutting]) => ({
      command: `${verb} ${thing} with knife`,
      feedback: capitalise(`${cutting}.`),
      after: (): KitchenState => ({
        ...state,
        prepared: new Map([...state.prepared, [thing, { ...prepared, cutting }]]),
      }),
    }));
  });
}

/** Finds the only possible action that begins with the command's words. */
export function findDeed(state: KitchenState, command: string): Deed | null {
  const said = command.toLowerCase().trim().split(/\s+/).join(" ");
  const meant = listDeeds(state).filter((deed) => `${deed.command} `.startsWith(`${said} `));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Won: all ingredients are carried, cut as in the recipe. Lost: one is cut otherwise. */
export function judge(game: CookingGame, state: KitchenState): "won" | "lost" | "open" {
  const states = game.ingredients.map((ingredient) => {
    const is = state.prepared.get(ingredient.food) ?? ingredient;
    if (is.cutting === ingredient.cutting) {
      return state.carried.includes(ingredient.food) ? "won" : "open";
    }
    return is.cutting === "uncut" ? "open" : "lost";
  });
  if (states.includes("lost")) return "lost";
  return states.includes("open") ? "open" : "won";
}
