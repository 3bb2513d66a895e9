/** Known ids of people, in any case and grouping: "66b3e80d 2f91 47ac". */
import type { Passage } from "../passage.js";
import type { Find, Rule } from "./rule.js";

const kind = "platform id";

/** "66b3e80d…7b32": the beginning of a long id tells it. */
const longId = 14;
const shownPart = 8;
const shortest = 5;
/** A shorter id is no more known when spaces are in it: "words 1" for "words1". */
const spacedId = 9;

export function knownIds(ids: readonly string[]): Rule {
  const compact = [...new Set(ids.map(toCompact))].filter((id) => id.length >= shortest);
  const begun = compact.filter((id) => id.length >= longId).map((id) => id.slice(0, shownPart));
  const whole = new Set(compact);
  const parts = new Set(begun);
  const openings = new Set(compact.map((id) => id.slice(0, 3)));
  const lengths = [...new Set(compact.map((id) => id.length))];
  if (lengths.length === 0) return () => [];
  return function* find(passage): Generator<Find> {
    const { letters, words } = run(passage);
    for (const { at, from } of words) {
      if (!openings.has(letters.slice(at, at + 3))) continue;
      if (parts.has(letters.slice(at, at + shownPart)))
        yield { kind, from, to: placeOf(words, at + shownPart - 1) + 1 };
      for (const length of lengths) {
        if (!whole.has(letters.slice(at, at + length))) continue;
        const to = placeOf(words, at + length - 1) + 1;
        const apart = length < spacedId ? /\s|[^\p{L}\p{N}]{2}/u : /[^\p{L}\p{N}]{4}|[|,;!?()"]/u;
        if (!apart.test(passage.lower.slice(from, to)) && endsWord(passage.lower, to))
          yield { kind, from, to };
      }
    }
  };
}

function endsWord(text: string, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[to] ?? "");
}

interface Start {
  /** Where the word begins in the run, and in the text. */
  readonly at: number;
  readonly from: number;
}

/** All letters and digits, without what stands between the words. */
function run({ words, lower }: Passage): { letters: string; words: readonly Start[] } {
  const starts: Start[] = [];
  let letters = "";
  let end = 0;
  for (const { from, to } of words) {
    if (from < end) continue;
    starts.push({ at: letters.length, from });
    letters += lower.slice(from, to);
    end = to;
  }
  return { letters, words: starts };
}

/** Where a letter of the run is in the text. */
function placeOf(words: readonly Start[], at: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const word = words[low - 1];
  return word ? word.from + at - word.at : 0;
}

function toCompact(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
