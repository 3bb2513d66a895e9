import type { Vocabulary } from "../../core/grounding.js";
import { thingsOf } from "../../core/looks.js";
import type { OwnerView } from "../../core/scene.js";
import { type Named, readNames } from "../reading/in-english.js";
import { placeNames } from "../words/phrase.js";

export function vocabularyOf(view: OwnerView): Vocabulary {
  return {
    places: view.places.map(({ id }) => id),
    things: thingsOf(view).map(({ id }) => id),
    names: placeNames(view),
  };
}

export function namesIn(text: string, view: OwnerView): Named {
  return readNames(text, vocabularyOf(view));
}

export function kindsIn(text: string, view: OwnerView): readonly string[] {
  return namesIn(text, view).kinds;
}

export function namesPlace(text: string, view: OwnerView): boolean {
  return namesIn(text, view).places.length > 0;
}
