/** Finds nouns in titles with wink-nlp instead of WebShop's spaCy, a Python package. Measurements must say so. */
import { createRequire } from "node:module";
import type winkNlp from "wink-nlp";
import { remembering } from "../../src/core/newest.js";

// Loads both packages at the first purchase, which takes a tenth of a second.
const require = createRequire(import.meta.url);
let tagger: ReturnType<typeof winkNlp> | null = null;

/** Returns the nouns as written, in order, with repetitions. */
export const nounsOf = remembering(tag, 100_000, 1000);

function tag(title: string): readonly string[] {
  const load: typeof winkNlp = require("wink-nlp");
  tagger ??= load(require("wink-eng-lite-web-model"), ["sbd", "pos"]);
  const tokens = tagger.readDoc(title).tokens();
  const tags = tokens.out(tagger.its.pos);
  return tokens.out().filter((_, at) => tags[at] === "NOUN" || tags[at] === "PROPN");
}
