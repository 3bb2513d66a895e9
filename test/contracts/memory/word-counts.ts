import { expect, it } from "vitest";
import { WordCounts } from "../../../memory/retrieval/word-counts.js";
import { type Database, run } from "../../../memory/work.js";

export function describeWordCounts(open: () => Database): void {
  it("counts the rows that have a word in any form", async () => {
    const db = open();
    await db.write(function* () {
      yield* run(
        `WITH RECURSIVE numbered (number) AS (
           SELECT 1 UNION ALL SELECT number + 1 FROM numbered WHERE number < 5000)
         INSERT INTO document_words (rowid, household, words)
           SELECT number, 'kitchen', CASE WHEN number < 10 THEN 'Ana''s mug' ELSE 'two mugs' END
           FROM numbered`,
      );
    });
    const said = { words: ["mugs", "ana"], telling: ["mugs", "ana"] };
    const rare = await db.read(new WordCounts().keepRare(said, 5000));
    expect(rare).toEqual({ telling: ["ana"], words: ["ana", "mugs"] });
  });
}
