import { everydayName, kindsNamed } from "../../src/core/names.js";
import { wordSet } from "../../src/core/wording.js";

/** Function words, and what is left of "Ana's", "don't" or "we're". */
const common = wordSet(
  `a an and any are at be can could d did do does for have i in is it ll m may me might my of on or our please re s shall
   should some t that the there these this to ve was we were what where which who will would you your`,
);
/** Generic words, which make no hit alone while other words remain. */
const weak = wordSet(
  `put putting move moved moving place placed leave left keep kept take took taken go went gone get got find found see
   saw seen he she they them him her his their somebody anybody someone anyone has had been from`,
);
const mostWords = 64;
const longestWord = 64;

export interface SearchWords {
  readonly text: string;
  /** For PostgreSQL's `matching_words`; null without words. */
  readonly match: string | null;
  /** FTS5 queries: documents of the household, and of all. */
  readonly here: string;
  readonly anywhere: string;
}

/** Builds queries in which no word is syntax, from the first 64 different words. */
export function searchWords(said: string, household: string): SearchWords {
  const all = splitWords(said);
  const distinctive = all.filter((word) => !common.has(word));
  const kinds = kindsNamed(all);
  const words = [...new Set([...(distinctive.length > 0 ? distinctive : all), ...kinds])].slice(
    0,
    mostWords,
  );
  const strong = words.filter((word) => !weak.has(word));
  const telling = strong.length > 0 && strong.length < words.length ? strong : words;
  const home = quote(splitWords(household, Number.POSITIVE_INFINITY).join(" "));
  const any = (of: readonly string[]) => `words : (${of.map(quote).join(" OR ")})`;
  if (words.length === 0) return { text: "", match: null, here: "", anywhere: "" };
  const anywhere = telling === words ? any(words) : `${any(telling)} AND ${any(words)}`;
  return {
    text: telling.join(" "),
    match: `household : ${home} AND ${any(telling)} AND ${any(words)}`,
    here: `household : ${home} AND ${anywhere}`,
    anywhere,
  };
}

/** Returns true when the action of a step ("goal -> action") names nothing that was searched for. */
export function isAside(step: string, about: string): boolean {
  const action = splitWords(step.slice(step.lastIndexOf(" -> ")));
  const names = action.flatMap((word) => [word, ...everydayName(word).split(" ")]);
  return !about
    .split(" ")
    .some((word) =>
      names.some((name) => name.startsWith(word) || (name.length > 2 && word.startsWith(name))),
    );
}

function splitWords(text: string, most = 4 * mostWords): readonly string[] {
  const words: string[] = [];
  for (const [word] of text
    .normalize("NFKC")
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (words.length === most) break;
    words.push(word.slice(0, longestWord));
  }
  return words;
}

function quote(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}
