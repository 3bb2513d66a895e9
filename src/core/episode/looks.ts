/** Names things by their looks instead of whose they are, as "Ana's mug" may give an answer away. */

import { keptFor } from "../newest.js";
import type { Choice, Question, QuestionView } from "../question/question.js";
import { everydayLabel, numberOf, possessive, tellApart } from "../words/names.js";
import { capitalise, wordsIn } from "../words/wording.js";
import type { OwnerView, PlaceView, ThingView } from "./scene.js";

/** Removes owners from labels and attributes: "blue mug" for "Ana's blue mug". */
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

export function thingsOf(view: OwnerView): readonly ThingView[] {
  const lying = view.places.flatMap((place) => place.things);
  return view.held ? [...lying, view.held] : lying;
}

export const lookLabels = keptFor((view: OwnerView): ReadonlyMap<string, string> => {
  const names = new Map(thingsOf(view).map((thing) => [thing.id, withoutOwner(thing)]));
  return tellApart([...names]);
});

/** Renames choices that tell whose a thing is: "Ana's blue mug" is "blue mug" once seen, and else "mug 2". */
export function choicesWithoutOwners({ choices, view, mode }: ShownChoices): readonly Choice[] {
  const { owner: home, seen } = view;
  const owned = thingsOf(home).filter(({ attributes }) => attributes.owner);
  const looks = lookLabels(home);
  const nameOf = (thing: ThingView): string => {
    const isKnown = (place: PlaceView) => seen.includes(place.id) && place.things.includes(thing);
    const isSeen = mode === "open" || thing === home.held || home.places.some(isKnown);
    return (isSeen ? looks.get(thing.id) : undefined) ?? everydayLabel(thing.id);
  };
  const longest = owned.toSorted((one, other) => other.label.length - one.label.length);
  return choices.map((choice) => {
    if (!namesOwner(choice.label, home)) return choice;
    const said = longest.reduce((all, one) => all.replaceAll(one.label, nameOf(one)), choice.label);
    const label = namesOwner(said, home) ? everydayLabel(choice.value) : said;
    return { ...choice, label: capitalise(label) };
  });
}

type ShownChoices = Pick<Question, "choices" | "mode"> & {
  readonly view: Pick<QuestionView, "owner" | "seen">;
};

/** Whether words name an owner. The name of a place ("Ana's drawer") does not count. */
function namesOwner(words: string, home: OwnerView): boolean {
  const said = home.places.reduce(
    (rest, { label }) => rest.replaceAll(inWords(label), " | "),
    inWords(words),
  );
  return thingsOf(home).some(
    ({ attributes: { owner } }) => owner !== undefined && said.includes(inWords(owner)),
  );
}

function inWords(text: string): string {
  return ` ${wordsIn(text).join(" ")} `;
}

/** Visible properties, without number and owner: "blue mug". */
export function looksOf(thing: ThingView): string {
  const name = withoutOwner(thing);
  const number = numberOf(thing.id);
  return number !== "" && name.endsWith(number) ? name.slice(0, -number.length) : name;
}

function withoutOwner({ label, attributes: { owner } }: ThingView): string {
  const whose = owner ? `${possessive(owner)} ` : "";
  return label.startsWith(whose) ? label.slice(whose.length) : label;
}
