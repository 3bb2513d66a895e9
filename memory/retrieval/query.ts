/** Free text to a full-text query in which nothing is syntax. */
import { kindsNamed } from "../../src/core/names.js";

/** Words that every question has: they are left out where others remain. */
const common = new Set(
  "a an and are at be do does did for have i in is it me my of on or our please some that the there these this to was we were what where which who will would you your".split(
    " ",
  ),
);
const mostWords = 64;
const longestWord = 64;

/** What is looked for: the words as they were said, with the world's names of what they name. */
export interface SearchWords {
  /** For the embedder. */
  readonly text: string;
  /** A query for FTS5; null when there are no words. */
  readonly match: string | null;
}

/** Words are letters and digits; all else separates them. At most the first 64 different ones count. */
export function searchWords(said: string, household: string): SearchWords {
  const all = splitWords(said);
  const distinctive = all.filter((word) => !common.has(word));
  const kinds = kindsNamed(all);
  const words = [...new Set([...(distinctive.length > 0 ? distinctive : all), ...kinds])];
  const match = words.slice(0, mostWords).map(quote).join(" OR ");
  const home = quote(splitWords(household, Number.POSITIVE_INFINITY).join(" "));
  return {
    text: [...new Set([...all.slice(0, mostWords), ...kinds])].join(" "),
    match: match === "" ? null : `household : ${home} AND words : (${match})`,
  };
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

/** A string of FTS5: a quotation mark in it would be doubled. */
function quote(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}
