/** Narrows the places that a reply mentions by words of their own names: "the cabinet under the sink". */
import { classOf } from "../../../core/memory/fact.js";
import { remembering } from "../../../core/newest.js";
import type { Vocabulary } from "../../../core/question/grounding.js";
import { everydayName } from "../../../core/words/names.js";
import { wordSet } from "../../../core/words/wording.js";
import { entityAt, type Mention } from "../mentions.js";
import type { Entity } from "./meanings.js";
import { normaliseText } from "./normalise.js";

const empty = wordSet(
  "the a an of in on at by to with my one and near next under over left right 's mug counter table",
);

/** Cuts a final "s", as "bens" and "ben" are one word. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/s$/, "") : word;
}

const tellingWords = remembering((name) =>
  normaliseText(name)
    .split(" ")
    .filter((word) => !empty.has(word))
    .map(stem),
);

/** Returns words that tell something about an id: "ana", "blue", "window". */
function ownWords(id: string, vocabulary: Vocabulary): readonly string[] {
  return (vocabulary.names?.get(id) ?? []).flatMap(tellingWords);
}

/** Returns the ids whose own names have the word, or none if all have it. */
export function withWord(
  ids: readonly string[],
  word: string,
  vocabulary: Vocabulary,
): readonly string[] {
  if (word.length < 3 || empty.has(word)) return [];
  const named = ids.filter((id) => ownWords(id, vocabulary).includes(stem(word)));
  return named.length < ids.length ? named : [];
}

export interface Said {
  readonly tokens: readonly string[];
  readonly entities: readonly Entity[];
  readonly mentions: readonly Mention[];
}

const stops = wordSet(". ! ? ...");
const breaks = wordSet(". ! ? ... , ;");
const turns = wordSet("not no sorry wait actually");

/** Selects one of several by words nearby: "the counter ... by the window". */
function narrow(mention: Mention, said: Said, vocabulary: Vocabulary): Mention {
  const { tokens, entities } = said;
  if (mention.numbered || mention.ids.length < 2) return mention;
  const before = entityAt(tokens[mention.start - 1], entities);
  const [only, ...more] = mention.ids.filter((id) => before?.own && before.ids.includes(id));
  if (only && more.length === 0) return { ...mention, ids: [only] };
  const lead = tokens.slice(Math.max(0, mention.start - 4), mention.start);
  const tail = tokens.slice(mention.end, mention.end + 6);
  const end = tail.findIndex((token) => stops.has(token) || turns.has(token));
  const around = [
    ...lead.slice(lead.findLastIndex((token) => stops.has(token)) + 1),
    ...tokens.slice(mention.start, mention.end),
    ...(end < 0 ? tail : tail.slice(0, end)),
  ];
  for (const token of around)
    for (const word of wordsFor(token, mention, entities)) {
      const named = withWord(mention.ids, word, vocabulary);
      if (named.length > 0) return { ...mention, ids: named };
    }
  return mention;
}

/** Returns the word itself, or what a place nearby is called in English: "the cabinet ... under the sink". */
function wordsFor(token: string, { classes }: Mention, entities: readonly Entity[]): string[] {
  const beside = entityAt(token, entities);
  if (beside?.kind !== "place") return [token];
  return beside.classes.filter((cls) => !classes.includes(cls)).map(everydayName);
}

const links = wordSet("in on at the of from");
const alone = wordSet("or not no the");

/** True if the second name only narrows the first: "the cabinet in the hall". */
function isWithin(tokens: readonly string[], first: Mention, second: Mention): boolean {
  const gap = tokens.slice(first.end, second.start);
  return (
    first.ids.length > second.ids.length &&
    second.ids.length > 0 &&
    second.ids.every((id) => first.ids.includes(id)) &&
    !second.numbered &&
    gap.every((token) => links.has(token))
  );
}

function meet(mentions: readonly Mention[], tokens: readonly string[]): readonly Mention[] {
  return mentions.flatMap((mention, at) => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (before && isWithin(tokens, before, mention)) return [];
    return [next && isWithin(tokens, mention, next) ? { ...mention, ids: next.ids } : mention];
  });
}

/** Finds lone words that select within the class named before: "the top drawer. no, bottom". */
function bareNames({ tokens, mentions }: Said, vocabulary: Vocabulary): readonly Mention[] {
  return tokens.flatMap((token, at): readonly Mention[] => {
    const before = mentions.findLast(({ end }) => end <= at);
    const next = tokens[tokens[at + 1] === "one" ? at + 2 : at + 1] ?? ".";
    const isAlone =
      (breaks.has(tokens[at - 1] ?? "") || alone.has(tokens[at - 1] ?? "")) && breaks.has(next);
    if (!before || !isAlone || !/^[a-z]{3,}$/.test(token)) return [];
    const family = vocabulary.places.filter((id) => before.classes.includes(classOf(id)));
    const ids = withWord(family, token, vocabulary);
    return ids.length === 1 ? [{ ...before, start: at, end: at + 1, ids, numbered: true }] : [];
  });
}

export function narrowByNames(said: Said, vocabulary: Vocabulary): readonly Mention[] {
  if (!vocabulary.names?.size) return said.mentions;
  const bare = bareNames(said, vocabulary);
  const all = [...said.mentions, ...bare].sort((one, other) => one.start - other.start);
  const narrowed = all.map((mention) => narrow(mention, { ...said, mentions: all }, vocabulary));
  return meet(narrowed, said.tokens);
}
