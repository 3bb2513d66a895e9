import type { LearnedReader, LearnedReaderStore } from "../../src/core/learned-reader.js";
import type { Database } from "../database.js";
import { all, get, run } from "../work.js";
import { tableOf } from "./table.js";

const readerTable = tableOf<LearnedReader & { readonly due: boolean }>()(
  "learned_readers",
  "space version trainedOn names:json heads:json figures:json ballots:json at due:flag",
);

const isKept = "space = @space AND due = 0";

export function createLearnedReaderStore(db: Database): LearnedReaderStore {
  return {
    async stamp(space) {
      const sql = `SELECT at || ' ' || trained_on AS stamp FROM learned_readers WHERE ${isKept}`;
      return (await db.read(get<{ stamp: string }>(sql, { space })))?.stamp ?? null;
    },
    async get(space) {
      const found = await db.read(readerTable.get(`WHERE ${isKept}`, { space }));
      if (!found) return null;
      const { due: _, ...reader } = found;
      return reader;
    },
    keep: (reader) =>
      db.write(function* () {
        const gone = yield* get(
          `SELECT 1 FROM json_each(@ids) AS wanted
           LEFT JOIN ballots ON ballots.id = wanted.value WHERE ballots.text IS NULL`,
          { ids: JSON.stringify(reader.ballots) },
        );
        if (gone) return false;
        yield* readerTable.upsert({ ...reader, due: false }, "space");
        return true;
      }),
    drop: (space) =>
      db.write(function* () {
        return (yield* run("DELETE FROM learned_readers WHERE space = @space", { space })) > 0;
      }),
    async due() {
      const sql = "SELECT space FROM learned_readers WHERE due = 1 ORDER BY space";
      return (await db.read(all<{ space: string }>(sql))).map(({ space }) => space);
    },
  };
}
