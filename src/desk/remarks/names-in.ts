import { thingsOf } from "../../core/episode/looks.js";
import type { OwnerView } from "../../core/episode/scene.js";
import { keptFor } from "../../core/newest.js";
import type { Vocabulary } from "../../core/question/grounding.js";
import { type Named, readNames } from "../reading/in-english.js";
import { placeNames } from "../words/phrase.js";

const vocabularies = new WeakMap<OwnerView, Vocabulary>();

/** Returns the same object for the same view, so that its names are indexed once. */
export function vocabularyOf(view: OwnerView): Vocabulary {
  return keptFor(vocabularies, view, () => ({
    places: view.places.map(({ id }) => id),
    things: thingsOf(view).map(({ id }) => id),
    names: placeNames(view),
  }));
}

const lastRead = new WeakMap<OwnerView, { readonly text: string; readonly named: Named }>();

/** Finds names in a text. Keeps a view's last text, as several readers ask about the same words. */
export function namesIn(text: string, view: OwnerView): Named {
  const last = lastRead.get(view);
  if (last?.text === text) return last.named;
  const named = readNames(text, vocabularyOf(view));
  lastRead.set(view, { text, named });
  return named;
}

export function kindsIn(text: string, view: OwnerView): readonly string[] {
  return namesIn(text, view).kinds;
}

export function namesPlace(text: string, view: OwnerView): boolean {
  return namesIn(text, view).places.length > 0;
}
