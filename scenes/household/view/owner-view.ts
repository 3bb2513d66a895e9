/** The household as the people who answer see it. */
import type { Attributes, OwnerView, ThingView } from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { keptFor } from "../../../src/core/newest.js";
import { everydayName, possessive } from "../../../src/core/words/names.js";
import { isAccessible } from "../commands.js";
import type { Layout } from "../layout.js";
import { listAt, type State } from "../state.js";
import type { World } from "../world.js";
import { describePlaceKind } from "./kinds.js";

export function viewAsOwner(layout: Layout, state: State): OwnerView {
  const { places, things } = keptFor(known, layout.world, describeWorld);
  return {
    home: layout.world.title,
    places: places.map((place, index) => ({
      ...place,
      open: place.openable && isAccessible(layout, state, index),
      things: listAt(state.contents, index).flatMap((thing) => things[thing] ?? []),
    })),
    robotAt: listAt(layout.placesAt, state.at).map((place) => layout.place(place).name),
    held: things[state.held] ?? null,
  };
}

const known = new WeakMap<World, ReturnType<typeof describeWorld>>();

function describeWorld(world: World) {
  const placeLabels = nameForPeople(world.places, (place) => {
    return place.label ?? everydayName(classOf(place.name));
  });
  const thingLabels = nameForPeople(world.things, (thing) => {
    return describeThing(everydayName(classOf(thing.name)), thing.attributes);
  });
  return {
    places: world.places.map(({ name, room, openable, like }, index) => {
      const kind = classOf(name);
      const zone = describePlaceKind(like ?? kind)?.zone ?? ("other" as const);
      return { id: name, label: placeLabels[index] ?? name, kind, room, zone, openable };
    }),
    things: world.things.map(({ name, attributes }, index): ThingView => {
      return { id: name, label: thingLabels[index] ?? name, kind: classOf(name), attributes };
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
