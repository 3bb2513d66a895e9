/** Turns a person's words into full-text queries. */
import { everydayName, kindsNamed } from "../../src/core/words/names.js";
import { wordSet } from "../../src/core/words/wording.js";

/** Function words, and the remains of "Ana's", "don't" or "we're". */
const common = wordSet(
  `a an and any are at be can could d did do does for have i in is it ll m may me might my of on or our please re s shall
   should some t that the there these this to ve was we were what where which who will would you your`,
);
/** Words that do not suffice for a hit while the search has others. */
const weak = wordSet(
  `put putting move moved moving place placed leave left keep kept take took taken go went gone get got find found see
   saw seen he she they them him her his their somebody anybody someone anyone has had been from`,
);
const mostWords = 64;
const longestWord = 64;

export type SearchWords = ReturnType<typeof searchWords>;

/**
 * Picks a search's words: the first 64 different ones that say something. A hit has at least one of the `telling`
 * words.
 */
export function searchWords(said: string) {
  const all = splitWords(said);
  const distinctive = all.filter((word) => !common.has(word));
  const kinds = kindsNamed(all);
  const words = [...new Set([...(distinctive.length > 0 ? distinctive : all), ...kinds])].slice(
    0,
    mostWords,
  );
  const strong = words.filter((word) => !weak.has(word));
  const telling: readonly string[] = strong.length > 0 ? strong : words;
  return { words: words as readonly string[], telling };
}

/** Builds queries that treat no word as syntax: `here` and `anywhere` for SQLite's FTS5, `match` for PostgreSQL. */
export function queriesOf({ telling, words }: SearchWords, household: string) {
  const home = `household : ${quote(splitWords(household, Number.POSITIVE_INFINITY).join(" "))}`;
  const any = (of: readonly string[]) => `words : (${of.map(quote).join(" OR ")})`;
  const both = `${any(telling)} AND ${any(words)}`;
  const anywhere = telling.length === words.length ? any(words) : both;
  return { match: `${home} AND ${both}`, here: `${home} AND ${anywhere}`, anywhere };
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
