/** The places and kinds of things that a text names. */
import { thingsOf } from "../../core/looks.js";
import type { OwnerView } from "../../core/scene.js";
import { placeNames } from "../place-names.js";
import { type Named, readNames } from "../reading/in-english.js";

/** What a text names, in any language that replies may have. */
export function namesIn(text: string, view: OwnerView): Named {
  return readNames(text, {
    places: view.places.map(({ id }) => id),
    things: thingsOf(view).map(({ id }) => id),
    names: placeNames(view),
  });
}

/** The kinds of things that a text names. */
export function kindsIn(text: string, view: OwnerView): readonly string[] {
  return namesIn(text, view).kinds;
}

/** Whether a text names a place of the home. */
export function namesPlace(text: string, view: OwnerView): boolean {
  return namesIn(text, view).places.length > 0;
}
