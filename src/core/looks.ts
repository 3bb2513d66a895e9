/** What things are called by their looks. Who owns them stands in the owner's picture alone. */
import { possessive } from "./names.js";
import type { OwnerView, ThingView } from "./scene.js";

/** The home with things named by what can be seen of them: "blue mug" for "Ana's blue mug". */
export function withoutOwners(view: OwnerView): OwnerView {
  const labels = lookLabels(view);
  const hide = (thing: ThingView): ThingView => {
    const { owner: _, ...attributes } = thing.attributes;
    return { ...thing, label: labels.get(thing.id) ?? withoutOwner(thing), attributes };
  };
  return {
    ...view,
    places: view.places.map((place) => ({ ...place, things: place.things.map(hide) })),
    held: view.held && hide(view.held),
    ...(view.carried && { carried: view.carried.map(hide) }),
  };
}

/** Every thing in the view, also the held one. */
export function thingsOf(view: OwnerView): readonly ThingView[] {
  const lying = view.places.flatMap((place) => place.things);
  return view.held ? [...lying, view.held] : lying;
}

/** A name for each thing by its id. A number only tells those apart that look the same. */
export function lookLabels(view: OwnerView): ReadonlyMap<string, string> {
  const names = new Map(thingsOf(view).map((thing) => [thing.id, withoutOwner(thing)]));
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...names].map(([id, name]) => [id, counts.get(name) === 1 ? name : name + numberOf(id)]),
  );
}

/** What can be seen of a thing, without number and owner: "blue mug". */
export function looksOf(thing: ThingView): string {
  const name = withoutOwner(thing);
  const number = numberOf(thing.id);
  return number !== "" && name.endsWith(number) ? name.slice(0, -number.length) : name;
}

function withoutOwner({ label, attributes: { owner } }: ThingView): string {
  const whose = owner ? `${possessive(owner)} ` : "";
  return label.startsWith(whose) ? label.slice(whose.length) : label;
}

/** " 2" of "mug 2". */
function numberOf(id: string): string {
  return / \d+$/.exec(id)?.[0] ?? "";
}
