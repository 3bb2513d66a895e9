/** A reading with its words, each with what it is about. */
import { originalSpan, type Reading } from "./reading.js";
import { isUnspaced, opensTerm, type Topic, topicsOf, unspacedTopics } from "./vocabulary.js";

export interface Word {
  /** In lower case. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  readonly topics: ReadonlySet<Topic>;
  /** The number of its sentence. */
  readonly sentence: number;
}

export interface Passage {
  readonly text: string;
  /** The text in lower case; of the same length. */
  readonly lower: string;
  readonly words: readonly Word[];
  /** Topics of any word. */
  readonly topics: ReadonlySet<Topic>;
  /** Whether it has words in scripts without spaces. */
  readonly isUnspaced: boolean;
  /** What was written there. */
  readonly original: (from: number, to: number) => string;
}

const letters = /[\p{L}\p{M}\p{N}]+/gu;
/** Where scripts with and without spaces meet. */
const parts =
  /\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|\p{Script=Hangul}+|\p{Script=Thai}+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+/gu;
const longestTerm = 3;

/** @param original the text that the reading is of */
export function toPassage(reading: Reading, original: string): Passage {
  const { text } = reading;
  const lower = lowerCase(text);
  const isMixed = isUnspaced(lower);
  const found: readonly Place[] = isMixed
    ? [...spacedWords(lower), ...unspacedTopics(lower)].sort((one, other) => one.from - other.from)
    : [...spacedWords(lower)];
  const topics = new Set<Topic>();
  const words: Word[] = [];
  let sentence = 0;
  let end = 0;
  for (const [at, one] of found.entries()) {
    if (endsSentence(text, end, one.from)) sentence += 1;
    end = Math.max(end, one.to);
    const own = one.topic ? new Set([one.topic]) : termTopics(found, at, lower);
    for (const topic of own) topics.add(topic);
    words.push({ word: one.word, from: one.from, to: one.to, topics: own, sentence });
  }
  return {
    text,
    lower,
    words,
    topics,
    isUnspaced: isMixed,
    original: (from, to) => original.slice(...originalSpan(reading, from, to)),
  };
}

interface Place {
  /** Of a word in a script without spaces. */
  readonly topic?: Topic;
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** `toLowerCase` may change the length of few characters; those stay as they are. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}

function* spacedWords(lower: string): Generator<Place> {
  for (const { 0: run, index } of lower.matchAll(letters)) {
    if (!isUnspaced(run)) {
      yield { word: run, from: index, to: index + run.length };
      continue;
    }
    for (const { 0: word, index: at } of run.matchAll(parts))
      yield { word, from: index + at, to: index + at + word.length };
  }
}

/** Topics of a word, and of the terms that begin with it. */
function termTopics(words: readonly Place[], at: number, lower: string): ReadonlySet<Topic> {
  const first = words[at];
  if (!first) return new Set();
  const own = topicsOf(first.word);
  if (!opensTerm(first.word)) return own;
  let term = first.word;
  let all = own;
  for (let next = at + 1; next < at + longestTerm; next++) {
    const [before, word] = [words[next - 1], words[next]];
    if (!before || !word || !/^[ .'-]{1,2}$/.test(lower.slice(before.to, word.from))) break;
    term += `-${word.word}`;
    const more = topicsOf(term);
    if (more.size > 0) all = new Set([...all, ...more]);
  }
  return all;
}

/** Whether a sentence ends between two words. A point before a digit or a small letter is none. */
function endsSentence(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  if (/[!?\n\u3002\uff01\uff1f;]/.test(between)) return true;
  return /\.\s/.test(between) && /\p{Lu}|\p{Lo}/u.test(text[to] ?? "");
}
