/** Turns free text into a full-text query in which no word is syntax. */
import { kindsNamed } from "../../src/core/names.js";

/** Words that most questions have. They are left out when other words remain. */
const common = new Set(
  "a an and are at be do does did for have i in is it me my of on or our please some that the there these this to was we were what where which who will would you your".split(
    " ",
  ),
);
const mostWords = 64;
const longestWord = 64;

/** What is searched: the words as they were said, and the world's names for the same kinds. */
export interface SearchWords {
  /** For the embedder. */
  readonly text: string;
  /** A query for FTS5; null when there are no words. */
  readonly match: string | null;
}

/** Words consist of letters and digits. At most the first 64 different words count. */
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

/** A string literal of FTS5, with quotation marks doubled. */
function quote(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}
