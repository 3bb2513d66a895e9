/** Places named by part of their name: "under the sink" is the "cabinet under the sink". */
import { isCommonWord } from "./languages.js";
import type { Lexicon } from "./lexicon.js";

export interface NamePart {
  readonly id: string;
  /** "under" of "cabinet under the sink"; null for words before the kind. */
  readonly side: string | null;
  /** "sink"; "corner" of "corner cabinet". */
  readonly words: string;
}

const sides: Readonly<Record<string, string>> = {
  under: "under|underneath|below|beneath",
  over: "over|above",
  behind: "behind",
  before: "in front of|opposite",
  left: "(?:(?:on|to) )?(?:the )?left (?:of|from)",
  right: "(?:(?:on|to) )?(?:the )?right (?:of|from)",
  beside: "by|beside|besides|next to|near|close to",
};
const phrases = Object.entries(sides).map(
  ([side, words]) => [side, new RegExp(`^(?:${words}) (?:(?:the|my|our|your|a) )?(.+)$`)] as const,
);
const inName = new RegExp(` (?=(?:${Object.values(sides).join("|")}) )`);

const ranks =
  /^(?:top|bottom|middle|left|right|front|back|upper|lower|small|large|big|little|tall|old|new|other|main|second|third|[a-z]+(?:'s|ing|ed))$/;

/** "under the sink": under, sink. */
export function sideOf(text: string): { readonly side: string; readonly words: string } | null {
  for (const [side, phrase] of phrases) {
    const words = phrase.exec(text)?.[1];
    if (words) return { side, words };
  }
  return null;
}

/** Whether sides agree: "by the window" includes "left of the window", "behind the mirror" the mirror cabinet. */
export function fitsSide(said: string, { side }: NamePart): boolean {
  if (side === null) return said === "behind" || said === "beside";
  return said === side || (said === "beside" && /^(?:left|right)$/.test(side));
}

/** Whether text names only the other side: "under the sink" for the cabinet above it. */
export function isOpposite(text: string, { side, words }: NamePart): boolean {
  const other = side === "over" ? "under" : side === "under" ? "over" : null;
  const says = (at: string) => new RegExp(`\\b(?:${sides[at]}) (?:\\w+ )?${words}\\b`).test(text);
  return other !== null && says(other) && !says(side ?? "");
}

/** Finds the distinctive parts of places' own names, except words of things' names. */
export function partsOfNames(names: Lexicon, places: readonly string[]): readonly NamePart[] {
  const known = new Set(places);
  const parts: NamePart[] = [];
  const ofThings = new Set<string>();
  for (const [name, { ids }] of names)
    for (const id of ids)
      if (known.has(id)) parts.push(...partsOf(id, name));
      else for (const word of name.split(" ")) ofThings.add(word);
  return parts.filter(({ side, words }) => side !== null || !ofThings.has(words));
}

function partsOf(id: string, name: string): NamePart[] {
  const [, tail] = name.split(inName);
  const beside = tail === undefined ? null : sideOf(tail);
  if (beside) return [{ id, ...beside }];
  const words = name.split(" ").slice(0, -1);
  const [word = ""] = words;
  const isPart = words.length === 1 && word.length > 2 && !ranks.test(word) && !isCommonWord(word);
  return isPart ? [{ id, side: null, words: word }] : [];
}
