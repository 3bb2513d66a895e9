/** Tells places of one kind apart by words of their own names: "the counter by the window". */
import type { Vocabulary } from "../../core/grounding.js";
import { everydayName } from "../../core/names.js";
import { wordSet } from "../../core/wording.js";
import { remembering } from "./lexicon.js";
import type { Entity } from "./meanings.js";
import { entityAt, type Mention } from "./mentions.js";
import { normaliseText } from "./normalise.js";

const empty = wordSet(
  "the a an of in on at by to with my one and near next under over left right 's mug counter table",
);

/** "bens" and "ben" are one word. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/s$/, "") : word;
}

const tellingWords = remembering((name) =>
  normaliseText(name)
    .split(" ")
    .filter((word) => !empty.has(word))
    .map(stem),
);

/** Returns the ids whose own names have the word, or none if all have it. */
export function withWord(
  ids: readonly string[],
  word: string,
  { names }: Vocabulary,
): readonly string[] {
  if (word.length < 3 || empty.has(word)) return [];
  const own = (id: string) => names?.get(id)?.flatMap(tellingWords) ?? [];
  const named = ids.filter((id) => own(id).includes(stem(word)));
  return named.length < ids.length ? named : [];
}

interface Said {
  readonly tokens: readonly string[];
  readonly entities: readonly Entity[];
  readonly mentions: readonly Mention[];
}

const stops = wordSet(". ! ? ... not no sorry wait actually");
const links = wordSet("in on at the of from");

/** Narrows places of one kind to those whose names have a word nearby, also in any language: "under the sink". */
function narrow(mention: Mention, { tokens, entities }: Said, vocabulary: Vocabulary): Mention {
  if (mention.numbered || mention.ids.length < 2) return mention;
  const before = tokens.slice(Math.max(0, mention.start - 4), mention.start);
  const after = tokens.slice(mention.end, mention.end + 6);
  const end = after.findIndex((token) => stops.has(token));
  const around = [
    ...before.slice(before.findLastIndex((token) => stops.has(token)) + 1),
    ...tokens.slice(mention.start, mention.end),
    ...after.slice(0, end < 0 ? undefined : end),
  ];
  const words = around.flatMap((token) => {
    const { kind, classes = [] } = entityAt(token, entities) ?? {};
    const others = classes.filter((cls) => !mention.classes.includes(cls));
    return kind === "place" ? others.map(everydayName) : [token];
  });
  const tries = words.map((word) => withWord(mention.ids, word, vocabulary));
  return { ...mention, ids: tries.find((ids) => ids.length > 0) ?? mention.ids };
}

/** "the cabinet in the hall": the second only narrows the first. */
function isWithin(tokens: readonly string[], first: Mention, second: Mention): boolean {
  return (
    first.ids.length > second.ids.length &&
    second.ids.length > 0 &&
    second.ids.every((id) => first.ids.includes(id)) &&
    !second.numbered &&
    tokens.slice(first.end, second.start).every((token) => links.has(token))
  );
}

export function narrowByNames(said: Said, vocabulary: Vocabulary): readonly Mention[] {
  if (!vocabulary.names?.size) return said.mentions;
  const narrowed = said.mentions.map((mention) => narrow(mention, said, vocabulary));
  return narrowed.flatMap((mention, at) => {
    const [before, next] = [narrowed[at - 1], narrowed[at + 1]];
    if (before && isWithin(said.tokens, before, mention)) return [];
    return next && isWithin(said.tokens, mention, next)
      ? [{ ...mention, ids: next.ids }]
      : [mention];
  });
}
