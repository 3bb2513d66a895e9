import { classOf } from "../../core/fact.js";
import { definite, preposition } from "../../core/names.js";
import type { QuestionView } from "../../core/question.js";
import type { PlaceView, ThingView } from "../../core/scene.js";

/** Writes placements as a paragraph (ABA, appendix A): "Mug 2 is on counter 1. The egg is in the fridge." */
export function describePlacements({ owner }: QuestionView): string {
  const lying = owner.places.flatMap((place) =>
    place.things.map((thing) => `${nameThing(thing)} is ${whereIs(place)}.`),
  );
  const held = owner.held ? [`${nameThing(owner.held)} is in the robot's hand.`] : [];
  return [...lying, ...held].join(" ");
}

/** Empty when no particular thing is meant. */
export function describeMeant({ owner, meant }: QuestionView): string {
  const things = [
    ...owner.places.flatMap(({ things }) => things),
    ...(owner.held ? [owner.held] : []),
  ];
  const thing = things.find(({ id }) => id === meant);
  return thing ? `What you want is ${nameThing(thing)}.` : "";
}

function nameThing({ label }: ThingView): string {
  return /^[A-Z]|\d$/.test(label) ? label : `the ${label}`;
}

function whereIs({ id, label }: PlaceView): string {
  return `${preposition(classOf(id))} ${definite(label)}`;
}
