import { all, type Work } from "../work.js";
import type { SearchWords } from "./query.js";

/** Most rows that a search by words reads, about 1 ms. It reads more if even the rarest word has more. */
const mostMatched = 4096;
/** Most rows that BM25 counts for its weights, about 2 ms: FTS5 reads the whole list of each word. */
const mostWeighed = 16_384;
/** Counts are read again after the memory has grown by this factor. */
const growth = 1.25;
const mostKept = 10_000;

/** Narrows a search in a large memory to a question's rarer words, by counting the rows that have each word. */
export class WordCounts {
  /** By word: its count, and the number of rows in the memory at that time. */
  readonly #counts = new Map<string, { readonly count: number; readonly of: number }>();

  /** Drops the most frequent words. @param rows rows of the whole memory */
  *keepRare(said: SearchWords, rows: number): Work<SearchWords> {
    if (rows <= mostMatched) return said;
    yield* this.#count(said.words, rows);
    const words = this.#rarest(said.words, mostWeighed);
    const telling = this.#rarest(said.telling, mostMatched);
    return { telling, words: [...new Set([...telling, ...words])] };
  }

  #rarest(words: readonly string[], most: number): readonly string[] {
    const countOf = (word: string) => this.#counts.get(word)?.count ?? 0;
    const kept: string[] = [];
    let sum = 0;
    for (const word of words.toSorted((one, other) => countOf(one) - countOf(other))) {
      if (sum > 0 && sum + countOf(word) > most) break;
      sum += countOf(word);
      kept.push(word);
    }
    return kept;
  }

  *#count(words: readonly string[], rows: number): Work<void> {
    const isOld = (word: string) => rows > growth * (this.#counts.get(word)?.of ?? 0);
    const old = words.filter(isOld);
    if (old.length === 0) return;
    if (this.#counts.size > mostKept) this.#counts.clear();
    const counted = yield* all<{ word: string; count: number }>(
      `SELECT value AS word, (SELECT count(*) FROM document_words
         WHERE document_words MATCH 'words : "' || value || '"') AS count FROM json_each(@old)`,
      { old: JSON.stringify(old) },
    );
    for (const { word, count } of counted) this.#counts.set(word, { count, of: rows });
  }
}
