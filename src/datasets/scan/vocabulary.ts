/** Words that tell what a text is about, in many languages, by topic. */
import { literalPattern } from "../../core/wording.js";
import { readPlainly } from "./reading.js";
import spoken from "./spoken-digits.json" with { type: "json" };
import lists from "./vocabulary.json" with { type: "json" };

/** `digit7`: words for 7; `pair`: for numbers of two digits; `more`: for hundreds; `many`: twice; `links` go between. */
export type Topic = keyof typeof lists | keyof typeof spoken;

/** In scripts without spaces a word is found wherever it stands. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Topics by whole word, by the first letters ("diabet*") and by the last ones ("*passwort"). */
const whole = new Map<string, Set<Topic>>();
const heads = new Map<string, Set<Topic>>();
const tails = new Map<string, Set<Topic>>();
/** First words of terms of several words. */
const openings = new Set<string>();
const anywhere: (readonly [word: string, topic: Topic])[] = [];

const none: ReadonlySet<Topic> = new Set();

for (const [topic, list] of Object.entries({ ...lists, ...spoken })) {
  for (const entry of list.split(" ")) file(entry, topic as Topic);
}

function file(entry: string, topic: Topic): void {
  const word = readPlainly(entry.replaceAll("*", "")).text.toLowerCase();
  if (unspaced.test(word)) {
    anywhere.push([word, topic]);
    return;
  }
  const table = entry.endsWith("*") ? heads : entry.startsWith("*") ? tails : whole;
  const term = word.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  const [first = ""] = term.split("-");
  if (first !== term) openings.add(first);
  const known = table.get(term) ?? new Set();
  table.set(term, known.add(topic));
}

const longestHead = Math.max(...[...heads.keys()].map((head) => head.length));
const tailLengths = [...new Set([...tails.keys()].map((tail) => tail.length))];

const kept = new Map<string, ReadonlySet<Topic>>();
const mostKept = 20_000;

/** @param word as readings have it, in lower case; parts with hyphens between them */
export function topicsOf(word: string): ReadonlySet<Topic> {
  const known = kept.get(word);
  if (known) return known;
  const topics = new Set(whole.get(word));
  for (let length = 2; length <= Math.min(longestHead, word.length); length++)
    for (const topic of heads.get(word.slice(0, length)) ?? none) topics.add(topic);
  for (const length of tailLengths)
    for (const topic of tails.get(word.slice(-length)) ?? none) topics.add(topic);
  if (kept.size >= mostKept) kept.clear();
  const found = topics.size === 0 ? none : topics;
  if (word.length < 40) kept.set(word, found);
  return found;
}

/** Whether terms of several words begin with it. */
export function opensTerm(word: string): boolean {
  return openings.has(word);
}

export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

interface UnspacedWord {
  readonly word: string;
  readonly topic: Topic;
  readonly from: number;
  readonly to: number;
}

/** Words in scripts without spaces: each place in the text, with its topic. */
export function* unspacedTopics(text: string): Generator<UnspacedWord> {
  for (const [word, topic] of anywhere) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      yield { word, topic, from: at, to: at + word.length };
  }
}

/** Whether a word belongs to a topic, in any case. */
export function isAbout(word: string, topic: Topic): boolean {
  return topicsOf(word.toLowerCase()).has(topic);
}

/** The words of a topic as a part of a pattern, the longest first. */
export function alternatives(topic: Topic): string {
  const words = { ...lists, ...spoken }[topic].split(" ");
  const plain = words.map((word) => readPlainly(word).text.toLowerCase());
  return [...new Set(plain)]
    .sort((one, other) => other.length - one.length)
    .map(literalPattern)
    .join("|");
}
