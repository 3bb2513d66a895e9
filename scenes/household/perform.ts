/** Carries out a command in a household, and reports the result in ALFWorld's words. */
import type { Command } from "./commands.js";
import type { Layout } from "./layout.js";
import { addTo, condition, mark, nothing, removeFrom, type State } from "./state.js";
import { formatInventory, formatLook, formatPlace, formatThing, helpText } from "./text.js";

export function perform(
  layout: Layout,
  state: State,
  { verb, thing, other: place }: Command,
): string {
  const thingName = layout.world.things[thing]?.name ?? "";
  const placeName = layout.world.places[place]?.name ?? "";
  switch (verb) {
    case "look":
      return formatLook(layout, state);
    case "inventory":
      return formatInventory(layout, state);
    case "help":
      return helpText;
    case "examine thing":
      return formatThing(layout, state, thing);
    case "use":
      mark(state, thing, condition.on);
      return `You turn on the ${thingName}.`;
    case "slice":
      mark(state, thing, condition.sliced);
      return `You sliced the ${thingName} with the ${layout.thing(state.held).name}.`;
    case "go": {
      state.at = layout.place(place).location;
      const where = layout.wording === "2.1.1" ? layout.world.locations[state.at] : placeName;
      return `You arrive at ${where}. ${formatPlace(layout, state, place)}`;
    }
    case "open":
      state.opened[place] = 1;
      return `You open the ${placeName}. ${formatPlace(layout, state, place)}`;
    case "close":
      state.opened[place] = 0;
      return `You close the ${placeName}.`;
    case "examine place":
      return formatPlace(layout, state, place);
    case "take":
      removeFrom(state.contents, place, thing);
      addTo(state.removed, place, thing);
      removeFrom(state.reachable, state.at, thing);
      state.held = thing;
      return `You pick up the ${thingName} from the ${placeName}.`;
    case "put":
      addTo(state.contents, place, thing);
      removeFrom(state.removed, place, thing);
      addTo(state.reachable, state.at, thing);
      state.held = nothing;
      return layout.wording === "2.1.1"
        ? `You put the ${thingName} in/on the ${placeName}.`
        : `You move the ${thingName} to the ${placeName}.`;
    default:
      if (verb === "heat") mark(state, thing, condition.hot, condition.cool);
      else if (verb === "cool") mark(state, thing, condition.cool, condition.hot);
      else mark(state, thing, condition.clean);
      return `You ${verb} the ${thingName} using the ${placeName}.`;
  }
}
