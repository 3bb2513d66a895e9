import { expect, it } from "vitest";
import type { SearchWords } from "../../memory/retrieval/query.js";
import { WordCounts } from "../../memory/retrieval/word-counts.js";
import { blankImage } from "../../memory/sqlite/blank.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { describeWordCounts } from "../contracts/memory/word-counts.js";

describeWordCounts(() => {
  const file = new SqliteFile({ file: () => blankImage(0), readOnly: false });
  return createSqliteDriver(file, null);
});

/** Answers the count of each word, and returns what was counted beside the words that stay. */
function keepRare(counts: WordCounts, said: SearchWords, known: object, rows: number) {
  const work = counts.keepRare(said, rows);
  const asked: string[] = [];
  let next = work.next();
  while (!next.done) {
    const { old } = (next.value as unknown as { params: { old: string } }).params;
    asked.push(...JSON.parse(old));
    next = work.next(
      JSON.parse(old).map((word: string) => ({ word, count: known[word as never] })),
    );
  }
  return { ...next.value, asked };
}

const said = { words: ["put", "mug", "ana", "red"], telling: ["mug", "ana", "red"] };
const known = { put: 9000, mug: 3000, ana: 2000, red: 8000 };

it("searches a large memory by its rarer words, and weighs more of them", () => {
  expect(keepRare(new WordCounts(), said, known, 4096)).toEqual({ ...said, asked: [] });
  const { telling, words, asked } = keepRare(new WordCounts(), said, known, 30_000);
  expect([telling, words]).toEqual([["ana"], ["ana", "mug", "red"]]);
  expect(asked).toEqual(said.words);
});

it("keeps a word at any count, and words that nothing has", () => {
  const common = { mug: 90_000, ana: 80_000, red: 0, put: 90_000 };
  const { telling, words } = keepRare(new WordCounts(), said, common, 100_000);
  expect([telling, words]).toEqual([
    ["red", "ana"],
    ["red", "ana"],
  ]);
});

it("counts words again after the memory has grown by a quarter", () => {
  const counts = new WordCounts();
  const askedAt = (rows: number) => keepRare(counts, said, known, rows).asked.length;
  expect([20_000, 25_000, 25_001, 30_000].map(askedAt)).toEqual([4, 0, 4, 0]);
});
