/** The household as the people who answer see it. */
import type {
  Attributes,
  OwnerView,
  PlaceView,
  ThingView,
} from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { everydayName, possessive } from "../../../src/core/words/names.js";
import { isAccessible } from "../commands.js";
import type { Layout } from "../layout.js";
import { listAt, nothing, type State } from "../state.js";
import type { World } from "../world.js";
import { describePlaceKind } from "./kinds.js";

export function viewAsOwner(layout: Layout, state: State): OwnerView {
  const { places, things, last } = partsOf(layout);
  const thing = (index: number) => things[index] ?? viewThing(layout, index, undefined);
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

interface Parts {
  readonly places: readonly Omit<PlaceView, "open" | "things">[];
  readonly things: readonly ThingView[];
  /** By place. */
  readonly last: { readonly list: readonly number[]; readonly view: PlaceView }[];
}

const known = new WeakMap<World, Parts>();

function partsOf(layout: Layout): Parts {
  const { world } = layout;
  const found = known.get(world);
  if (found) return found;
  const labels = labelsOf(world);
  const parts = {
    places: world.places.map((_, index) => viewPlace(layout, index, labels.places[index])),
    things: world.things.map((_, index) => viewThing(layout, index, labels.things[index])),
    last: [],
  };
  known.set(world, parts);
  return parts;
}

function viewPlace(layout: Layout, index: number, label: string | undefined): Parts["places"][0] {
  const { name, room, openable, like } = layout.place(index);
  const kind = classOf(name);
  const zone = describePlaceKind(like ?? kind)?.zone ?? "other";
  return { id: name, label: label ?? name, kind, room, zone, openable };
}

function viewThing(layout: Layout, index: number, label: string | undefined): ThingView {
  const { name, attributes } = layout.thing(index);
  return { id: name, label: label ?? name, kind: classOf(name), attributes };
}

function labelsOf(world: World) {
  return {
    places: nameForPeople(world.places, (place) => {
      return place.label ?? everydayName(classOf(place.name));
    }),
    things: nameForPeople(world.things, (thing) => {
      return describeThing(everydayName(classOf(thing.name)), thing.attributes);
    }),
  };
}

/** Names things, with a number where two would have the same name. */
function nameForPeople<T extends { name: string }>(
  items: readonly T[],
  describe: (item: T) => string,
): string[] {
  const names = items.map(describe);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return items.map((item, index) => {
    const name = names[index] ?? item.name;
    const number = / \d+$/.exec(item.name)?.[0] ?? "";
    return counts.get(name) === 1 ? name : `${name}${number}`;
  });
}

/** Describes a thing: "Ana's large blue mug"; with a `state`, "Ana's clean large blue mug". */
export function describeThing(name: string, attributes: Attributes, state = ""): string {
  const { owner, size, colour, material } = attributes;
  const whose = owner && possessive(owner);
  return [whose, state, size, colour, material, name].filter(Boolean).join(" ");
}
