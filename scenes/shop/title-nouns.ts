/** Finds nouns in titles with wink-nlp instead of WebShop's spaCy, a Python package. Figures must say so. */
import { createRequire } from "node:module";

interface Tagger {
  readDoc(text: string): {
    tokens(): { out(feature?: unknown): readonly string[] };
  };
  readonly its: { readonly pos: unknown };
}

// Both packages are loaded at the first purchase, as loading takes a tenth of a second.
const require = createRequire(import.meta.url);
let tagger: Tagger | null = null;
const known = new Map<string, readonly string[]>();

/** As written, in order, with repetitions. */
export function nounsOf(title: string): readonly string[] {
  const found = known.get(title) ?? tag(title);
  known.set(title, found);
  return found;
}

function tag(title: string): readonly string[] {
  tagger ??= require("wink-nlp")(require("wink-eng-lite-web-model"), ["sbd", "pos"]) as Tagger;
  const tokens = tagger.readDoc(title).tokens();
  const tags = tokens.out(tagger.its.pos);
  return tokens.out().filter((_, at) => tags[at] === "NOUN" || tags[at] === "PROPN");
}
