import { classOf } from "../../core/fact.js";
import type { Vocabulary } from "../../core/grounding.js";
import { everydayName } from "../../core/names.js";
import { entityAt, type Mention } from "./mentions.js";
import { normaliseText } from "./normalise.js";
import { sentenceSpan, type TokenisedReply } from "./tokenised-reply.js";
import { cue, isBreak } from "./tokens.js";

const empty =
  /^(the|a|an|of|in|on|at|by|to|with|my|one|and|near|next|under|over|left|right|'s|mug|counter|table)$/;

/** "bens" and "ben" are one word. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/s$/, "") : word;
}

/** The words of an id's own names that say something about it: "ana", "blue", "window". */
function ownWords(id: string, vocabulary: Vocabulary): ReadonlySet<string> {
  const names = vocabulary.names?.get(id) ?? [];
  const words = names.flatMap((name) => normaliseText(name).split(" "));
  return new Set(words.filter((word) => !empty.test(word)).map(stem));
}

/** The `ids` whose own names have the word; none when all have it. */
export function withWord(
  ids: readonly string[],
  word: string,
  vocabulary: Vocabulary,
): readonly string[] {
  if (word.length < 3 || empty.test(word)) return [];
  const named = ids.filter((id) => ownWords(id, vocabulary).has(stem(word)));
  return named.length < ids.length ? named : [];
}

/** "the counter ... by the window": a word nearby tells which counter is meant. */
function narrow(mention: Mention, reply: TokenisedReply, vocabulary: Vocabulary): Mention {
  if (mention.numbered || mention.ids.length < 2) return mention;
  const before = entityAt(reply.tokens[mention.start - 1], reply.entities);
  const [only, ...more] = mention.ids.filter((id) => before?.own && before.ids.includes(id));
  if (only && more.length === 0) return { ...mention, ids: [only] };
  const { start, end } = sentenceSpan(reply, mention.start);
  const after = reply.tokens.slice(mention.end, Math.min(end, mention.end + 6));
  const turn = after.findIndex((token) => token === cue.NEG || token === cue.CORRECTION);
  const around = [
    ...reply.tokens.slice(Math.max(start, mention.start - 4), mention.end),
    ...(turn < 0 ? after : after.slice(0, turn)),
  ];
  for (const word of around.flatMap((token) => wordsFor(token, mention, reply))) {
    const named = withWord(mention.ids, word, vocabulary);
    if (named.length > 0) return { ...mention, ids: named };
  }
  return mention;
}

/** A word, or what a place beside is called: "the cabinet ... under the sink", in any language. */
function wordsFor(token: string, { classes }: Mention, { entities }: TokenisedReply): string[] {
  const beside = entityAt(token, entities);
  if (beside?.kind !== "place") return [token];
  return beside.classes.filter((cls) => !classes.includes(cls)).map(everydayName);
}

/** "the cabinet in the hall": of the cabinets the one that is the other place, too. */
function meet(reply: TokenisedReply): TokenisedReply {
  const mentions = reply.mentions.filter((mention, at) => {
    const before = reply.mentions[at - 1];
    return !before || !isWithin(reply, before, mention);
  });
  return {
    ...reply,
    mentions: mentions.map((mention) => {
      const next = reply.mentions[reply.mentions.indexOf(mention) + 1];
      return next && isWithin(reply, mention, next) ? { ...mention, ids: next.ids } : mention;
    }),
  };
}

/** Whether the second only says which of the first is meant. */
function isWithin({ tokens }: TokenisedReply, first: Mention, second: Mention): boolean {
  const gap = tokens.slice(first.end, second.start);
  return (
    first.ids.length > second.ids.length &&
    second.ids.length > 0 &&
    second.ids.every((id) => first.ids.includes(id)) &&
    !second.numbered &&
    gap.every((token) => /^(IN|the|of|from)$/.test(token))
  );
}

/** "the top drawer. no, bottom": a word by itself that tells one place of the class named before from the others. */
function bareNames(reply: TokenisedReply, vocabulary: Vocabulary): TokenisedReply {
  const { tokens, mentions } = reply;
  const found = tokens.flatMap((token, at): readonly Mention[] => {
    const before = mentions.findLast(({ end }) => end <= at);
    const isAlone =
      /^([.,;!?]|CORRECTION|ACTUALLY|OR|NEG|the)$/.test(tokens[at - 1] ?? "") &&
      isBreak(tokens[tokens[at + 1] === "one" ? at + 2 : at + 1] ?? ".");
    if (!before || !isAlone || !/^[a-z]{3,}$/.test(token)) return [];
    const family = vocabulary.places.filter((id) => before.classes.includes(classOf(id)));
    const ids = withWord(family, token, vocabulary);
    if (ids.length !== 1) return [];
    return [{ ...before, start: at, end: at + 1, ids, numbered: true, relation: "none" }];
  });
  if (found.length === 0) return reply;
  return { ...reply, mentions: [...mentions, ...found].toSorted((a, b) => a.start - b.start) };
}

/** Mentions of a class narrowed by the home's own names for its members. */
export function narrowByNames(plain: TokenisedReply, vocabulary: Vocabulary): TokenisedReply {
  if (!vocabulary.names?.size) return plain;
  const reply = bareNames(plain, vocabulary);
  return meet({
    ...reply,
    mentions: reply.mentions.map((mention) => narrow(mention, reply, vocabulary)),
  });
}
