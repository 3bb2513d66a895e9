import { withoutOwners } from "../../../src/core/looks.js";
import type { OwnerView, PlaceView, ThingView } from "../../../src/core/scene.js";
import { ordinals, tens } from "../../../src/core/wording.js";
import { sortPlaces } from "./order.js";

interface TargetView {
  readonly view: OwnerView;
  readonly target: readonly string[];
}

/** Removes owners, numbers and ids: "Ana's mug" becomes "mug", "cabinet 2" "second cabinet". */
export function nameless({ view: home, target }: TargetView): TargetView {
  const view = withoutOwners(home);
  const ids = new Map<string, string>();
  const hide = (thing: ThingView): ThingView => {
    const id = `thing-${ids.size}`;
    ids.set(thing.id, id);
    return { ...thing, id, label: idNumber.exec(thing.label)?.[1] ?? thing.label };
  };
  const places = sortPlaces(view.places).map((place, index) => ({
    ...place,
    id: `place-${index}`,
    label: rankedLabel(place),
    things: place.things.map(hide),
  }));
  const held = view.held && hide(view.held);
  return {
    view: { home: view.home, places, held, robotAt: [], ...(view.card && { card: view.card }) },
    target: target.flatMap((id) => ids.get(id) ?? []),
  };
}

const idNumber = /^(.*\D) (\d+)$/;

function rankedLabel(place: PlaceView): string {
  const [, name, number] = idNumber.exec(place.label) ?? [];
  return name === undefined ? place.label : `${ordinal(Number(number))} ${name}`;
}

function ordinal(number: number): string {
  if (number < ordinals.length) return ordinals[number] ?? "";
  const ten = tens[Math.floor(number / 10) - 2];
  if (ten === undefined) return "other";
  const rest = number % 10;
  return rest === 0 ? ten.replace(/y$/, "ieth") : `${ten}-${ordinals[rest]}`;
}
