/** What rules are made of. */
import type { Passage, Word } from "../passage.js";
import type { Topic } from "../vocabulary.js";

/** A part of a passage that may identify somebody, or open something. */
export interface Find {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

export type Rule = (passage: Passage) => Iterable<Find>;

interface Condition {
  /** Decides about what the pattern matches. */
  readonly accept?: (match: RegExpExecArray, passage: Passage) => boolean;
  /** Only for texts with words in Chinese, Japanese, Korean or Thai. */
  readonly unspaced?: boolean;
  /** In which text: as it is written (default), or in lower case. */
  readonly lower?: boolean;
}

/**
 * A rule that is a pattern. Its repetitions must be bounded, and it must begin at a boundary, so that it takes
 * time in proportion to the text. A group named `found` is the find; otherwise the whole match is.
 */
export function pattern(
  kind: string,
  regex: RegExp,
  { accept, lower, unspaced }: Condition = {},
): Rule {
  const global = new RegExp(regex.source, "gu");
  return function* find(passage) {
    if (unspaced && !passage.isUnspaced) return;
    for (const match of (lower ? passage.lower : passage.text).matchAll(global)) {
      if (accept && !accept(match, passage)) continue;
      const found = match.groups?.found ?? match[0];
      const from = match.index + match[0].lastIndexOf(found);
      yield { kind, from, to: from + found.length };
    }
  };
}

/** The words of a topic, with their numbers. */
export function* wordsAbout(
  { words, topics }: Passage,
  topic: Topic,
): Generator<readonly [Word, number]> {
  if (!topics.has(topic)) return;
  for (const [at, word] of words.entries()) if (word.topics.has(topic)) yield [word, at];
}

/** Whether one of the words around a place in the text has the topic: `reach` words before it. */
export function isAfter(passage: Passage, place: number, topic: Topic, reach: number): boolean {
  if (!passage.topics.has(topic)) return false;
  const last = lastWordBefore(passage, place);
  const sentence = passage.words[last]?.sentence;
  for (let at = last; at > last - reach; at--) {
    const word = passage.words[at];
    if (!word || word.sentence !== sentence) return false;
    if (word.topics.has(topic)) return true;
  }
  return false;
}

const longestSentence = 60;

/** The words of a word's sentence, at most so many on each side. */
export function sentenceAround({ words }: Passage, at: number): readonly Word[] {
  const around = words.slice(Math.max(0, at - longestSentence), at + longestSentence);
  return around.filter(({ sentence }) => sentence === words[at]?.sentence);
}

/** The number of the last word that ends at or before a place in the text; -1: none. */
export function lastWordBefore({ words }: Passage, place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.from ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The first word that begins at or after a place in the text. */
export function wordAfter(passage: Passage, place: number): Word | undefined {
  return passage.words[lastWordBefore(passage, place) + 1];
}

export function isCapital(letter: string | undefined): boolean {
  return letter !== undefined && /\p{Lu}/u.test(letter);
}
