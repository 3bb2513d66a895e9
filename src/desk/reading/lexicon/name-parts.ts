/** Finds places by part of their name: "under the sink" is the "cabinet under the sink". */
import { remembering } from "../../../core/newest.js";
import { wordSet } from "../../../core/words/wording.js";
import { isCommonWord } from "../languages.js";
import type { Lexicon } from "./lexicon.js";
import wordings from "./wordings.json" with { type: "json" };

export interface NamePart {
  readonly id: string;
  /** Side of a landmark: "under" in "cabinet under the sink"; null for words before the kind. */
  readonly side: string | null;
  /** The landmark "sink", or "corner" in "corner cabinet". */
  readonly words: string;
}

const sides = new Map(
  Object.entries(wordings.sides).flatMap(([side, phrases]) =>
    phrases.split(", ").map((phrase) => [phrase, side] as const),
  ),
);
const longestSide = 5;
const articles = wordSet("the my our your a");
const ranks = wordSet(wordings.ranks);

/** Splits "under the sink" into "under" and "sink". */
export function sideOf(text: string): { readonly side: string; readonly words: string } | null {
  const words = text.split(" ");
  for (let length = Math.min(longestSide, words.length - 1); length > 0; length -= 1) {
    const side = sides.get(words.slice(0, length).join(" "));
    const rest = words.slice(articles.has(words[length] ?? "") ? length + 1 : length);
    if (side && rest.length > 0) return { side, words: rest.join(" ") };
  }
  return null;
}

/** True if sides agree: "by the window" includes "left of the window", "behind the mirror" is the mirror cabinet. */
export function fitsSide(said: string, { side }: NamePart): boolean {
  if (side === null) return said === "behind" || said === "beside";
  return said === side || (said === "beside" && (side === "left" || side === "right"));
}

const opposites = new Map([
  ["over", "under"],
  ["under", "over"],
]);

/** True if text names only the other side: "under the sink" for the cabinet above it. */
export function isOpposite(text: readonly string[], { side, words }: NamePart): boolean {
  const other = opposites.get(side ?? "");
  if (other === undefined) return false;
  const said = text.flatMap((_, at) => sideOf(text.slice(at, at + 8).join(" ")) ?? []);
  const says = (at: string | null) =>
    said.some((one) => one.side === at && `${one.words} `.startsWith(`${words} `));
  return says(other) && !says(side);
}

/** Finds the distinctive parts of places' own names, except words of things' names. */
export function partsOfNames(names: Lexicon, places: readonly string[]): readonly NamePart[] {
  const known = new Set(places);
  const parts: NamePart[] = [];
  const ofThings = new Set<string>();
  for (const [name, { ids }] of names)
    for (const id of ids)
      if (known.has(id)) parts.push(...partsOf(name).map((part) => ({ id, ...part })));
      else for (const word of name.split(" ")) ofThings.add(word);
  return parts.filter(({ side, words }) => side !== null || !ofThings.has(words));
}

/** Returns the part of a name that its kind does not have ("corner"); nothing for "cabinet 2". */
const partsOf = remembering((name): readonly Omit<NamePart, "id">[] => {
  const said = name.split(" ");
  const words = /^\d/.test(said.at(-1) ?? "") ? said.slice(0, -1) : said;
  for (const at of words.keys()) {
    const beside = at > 0 ? sideOf(words.slice(at).join(" ")) : null;
    if (beside) return [beside];
  }
  const [word = "", ...more] = words.slice(0, -1);
  const isRank = ranks.has(word) || /(?:'s|ing|ed)$/.test(word) || isCommonWord(word);
  return word.length > 2 && more.length === 0 && !isRank ? [{ side: null, words: word }] : [];
});
