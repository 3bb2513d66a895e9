/** Stores what the program that reads replies learned in a workspace (its space). */
import type { LearnedReader } from "../../src/core/memory/learned-reader.js";
import { column, type Database, exists, run, value } from "../work.js";
import { tableOf } from "./table.js";

const readerTable = tableOf<LearnedReader & { readonly due: boolean }>()(
  "learned_readers",
  "space version trainedOn names:json heads:json figures:json ballots:json at due:flag",
);

const isKept = "space = @space AND due = 0";

export type LearnedReaderStore = ReturnType<typeof createLearnedReaderStore>;

export function createLearnedReaderStore(db: Database) {
  return {
    /** Returns a text that changes with each learning; null where nothing is learned. */
    stamp: (space: string) =>
      db.read(
        value<string>(`SELECT at || ' ' || trained_on FROM learned_readers WHERE ${isKept}`, {
          space,
        }),
      ),
    async get(space: string) {
      const found = await db.read(readerTable.get(`WHERE ${isKept}`, { space }));
      if (!found) return null;
      const { due: _, ...reader } = found;
      return reader;
    },
    /** Replaces the space's reader. Returns false when words that the new one learned from were deleted meanwhile. */
    keep: (reader: LearnedReader) =>
      db.write(function* () {
        const gone = yield* exists(
          `SELECT 1 FROM json_each(@ids) AS wanted
           LEFT JOIN ballots ON ballots.id = wanted.value WHERE ballots.text IS NULL`,
          { ids: JSON.stringify(reader.ballots) },
        );
        if (gone) return false;
        yield* readerTable.upsert({ ...reader, due: false }, "space");
        return true;
      }),
    async drop(space: string) {
      const sql = "DELETE FROM learned_readers WHERE space = @space";
      return (await db.write(() => run(sql, { space }))) > 0;
    },
    /** Spaces whose learned reader was deleted with a person's words, and must be learned again. */
    due: () =>
      db.read(column<string>("SELECT space FROM learned_readers WHERE due = 1 ORDER BY space")),
  };
}
