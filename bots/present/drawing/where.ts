import { preposition } from "../../../src/core/names.js";
import type { OwnerView, PlaceView, ThingView } from "../../../src/core/scene.js";
import { joinWords } from "../../../src/core/wording.js";

export function whereIsRobot(view: OwnerView): string {
  const places = view.places
    .filter((place) => view.robotAt.includes(place.id))
    .map(({ label }) => definite(label));
  return places.length > 0
    ? `The robot is at ${places.join(" and ")}`
    : "The robot is in the middle of the room";
}

/** "on the shelf", "in cabinet 3". */
export function sayWhere(place: PlaceView): string {
  return `${preposition(place.kind)} ${definite(place.label)}`;
}

function definite(label: string): string {
  return /\d$|'s /.test(label) ? label : `the ${label}`;
}

export function holding(view: OwnerView): string {
  const things = carriedIn(view).map(({ label }) => label);
  return things.length > 0 ? ` and holds ${joinWords(things, "and")}` : "";
}

export function carriedIn({ held, carried }: OwnerView): readonly ThingView[] {
  return carried ?? (held ? [held] : []);
}
