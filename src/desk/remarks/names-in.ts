/** Finds names of a home's places and things in what people write. */
import { thingsOf } from "../../core/episode/looks.js";
import type { OwnerView } from "../../core/episode/scene.js";
import { keptFor, lastFor } from "../../core/newest.js";
import type { Vocabulary } from "../../core/question/grounding.js";
import { readNames } from "../reading/in-english.js";
import { placeNames } from "../words/phrase.js";

/** Lists a home's names, in one object per view, so that they are indexed once. */
export const vocabularyOf = keptFor(
  (view: OwnerView): Vocabulary => ({
    places: view.places.map(({ id }) => id),
    things: thingsOf(view).map(({ id }) => id),
    names: placeNames(view),
  }),
);

export const namesIn = lastFor((text, view: OwnerView) => readNames(text, vocabularyOf(view)));

export function kindsIn(text: string, view: OwnerView): readonly string[] {
  return namesIn(text, view).kinds;
}

export function namesPlace(text: string, view: OwnerView): boolean {
  return namesIn(text, view).places.length > 0;
}
