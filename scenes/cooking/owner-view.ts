/** The view of people who answer in Charlie's place. */
import type { OwnerView, PlaceView, ThingView } from "../../src/core/scene.js";
import type { CookingGame, Ingredient } from "./game.js";
import { type Holder, holderNames, holders, roomName } from "./kitchen.js";
import { type KitchenState, thingsAt } from "./kitchen-state.js";

export function viewKitchen(game: CookingGame, state: KitchenState): OwnerView {
  const carried = state.carried.map((thing) => viewThing(state, thing));
  return {
    home: roomName,
    places: holderNames.map((holder) => viewHolder(state, holder)),
    robotAt: ["kitchen"],
    held: carried[0] ?? null,
    carried,
    card: game.ingredients.map(formatNeed),
  };
}

function viewHolder(state: KitchenState, holder: Holder): PlaceView {
  const kind = holders[holder];
  const labels = { floor: "floor", supporter: holder, container: holder };
  const zones = { floor: "other", supporter: "surfaces", container: "appliances" } as const;
  return {
    id: holder,
    label: labels[kind],
    kind: labels[kind],
    room: roomName,
    zone: zones[kind],
    openable: kind === "container",
    open: kind !== "container" || state.open.has(holder),
    things: thingsAt(state, holder).map((thing) => viewThing(state, thing)),
  };
}

function viewThing(state: KitchenState, thing: string): ThingView {
  const prepared = state.prepared.get(thing);
  const states = [prepared?.cutting ?? "uncut", prepared?.cooking ?? "raw"].filter(
    (word) => word !== "uncut" && word !== "raw",
  );
  return { id: thing, label: [...states, thing].join(" "), kind: thing, attributes: {} };
}

function formatNeed({ food, cutting, cooking }: Ingredient): string {
  return `${food}: ${cutting}, ${cooking === "raw" ? "not cooked" : cooking}`;
}
