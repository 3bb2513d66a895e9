/** Shows the household as the people who answer know it. */
import type {
  Attributes,
  OwnerView,
  PlaceView,
  ThingView,
} from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { keptFor } from "../../../src/core/newest.js";
import { everydayName, possessive, tellApart } from "../../../src/core/words/names.js";
import { isAccessible } from "../commands.js";
import type { Layout } from "../layout.js";
import { listAt, nothing, type State } from "../state.js";
import type { World } from "../world.js";
import { describePlaceKind } from "./kinds.js";

export function viewAsOwner(layout: Layout, state: State): OwnerView {
  const { places, things, last } = partsOf(layout.world);
  const thing = (index: number) => things[index] as ThingView;
  return {
    home: layout.world.title,
    places: places.map((place, index) => {
      const open = place.openable && isAccessible(layout, state, index);
      const list = listAt(state.contents, index);
      // Reuses the last view of a place whose list is the same: lists are replaced, never changed.
      let seen = last[index];
      if (seen?.list !== list || seen.view.open !== open)
        seen = { list, view: { ...place, open, things: list.map(thing) } };
      last[index] = seen;
      return seen.view;
    }),
    robotAt: listAt(layout.placesAt, state.at).map((place) => layout.place(place).name),
    held: state.held === nothing ? null : thing(state.held),
  };
}

/** Caches what never changes, and the last view of each place. */
const partsOf = keptFor(({ places, things }: World) => {
  const placeNames = tellApart(
    places.map(({ name, label }) => [name, label ?? everydayName(classOf(name))]),
  );
  const thingNames = tellApart(
    things.map(({ name, attributes }) => [
      name,
      describeThing(everydayName(classOf(name)), attributes),
    ]),
  );
  const last: { readonly list: readonly number[]; readonly view: PlaceView }[] = [];
  return {
    places: places.map(({ name, room, openable, like }) => {
      const kind = classOf(name);
      const zone = describePlaceKind(like ?? kind)?.zone ?? "other";
      return { id: name, label: placeNames.get(name) ?? name, kind, room, zone, openable };
    }),
    things: things.map(({ name, attributes }): ThingView => {
      return { id: name, label: thingNames.get(name) ?? name, kind: classOf(name), attributes };
    }),
    last,
  };
});

/** Describes a thing: "Ana's large blue mug"; with a `state`, "Ana's clean large blue mug". */
export function describeThing(name: string, attributes: Attributes, state = ""): string {
  const { owner, size, colour, material } = attributes;
  const whose = owner && possessive(owner);
  return [whose, state, size, colour, material, name].filter(Boolean).join(" ");
}
