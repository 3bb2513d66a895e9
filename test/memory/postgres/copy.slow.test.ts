import { copyFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { copyRows } from "../../../memory/copying/copy.js";
import { SqliteFile } from "../../../memory/sqlite/sqlite-file.js";
import { runSous } from "../../app/run-sous.js";
import { newFile, writeBlank } from "../folder.js";
import { writeMadeUpRows } from "../made-up-rows.js";
import { createDatabase, isMissing } from "./database.js";

const quiet = { now: 0, onProgress: () => undefined };

const stopAt = (stop: string) => (table: string) => {
  if (table === stop) throw new Error("stopped");
};

describe.skipIf(isMissing)("a copy of a database", () => {
  it("takes a row of every table, leaves nothing where it stopped, and refuses what is damaged", async () => {
    const from = newFile();
    writeBlank(from);
    const db = new SqliteFile({ file: from, readOnly: false });
    const tables = writeMadeUpRows(db);
    db.close();
    const url = await createDatabase();
    const damaged = newFile("damaged.db");
    copyFileSync(from, damaged);
    const sqlite = new Sqlite(damaged);
    sqlite.pragma("foreign_keys = OFF");
    sqlite.exec("DELETE FROM people");
    sqlite.close();
    const refused = copyRows({ ...quiet, from: damaged, to: url });
    await expect(refused).rejects.toMatchObject({ code: "not-whole" });

    const ends = [
      [from, url, "facts"],
      [url, newFile(), "steps"],
    ] as const;
    const copies = [];
    for (const [source, to, stop] of ends) {
      const stopped = copyRows({ ...quiet, from: source, to, onProgress: stopAt(stop) });
      await expect(stopped).rejects.toThrow("stopped");
      copies.push(await copyRows({ ...quiet, from: source, to }));
      await expect(copyRows({ ...quiet, from: source, to })).rejects.toThrow("is there already");
    }
    const [there = {}, back] = copies;
    expect(back).toEqual(there);
    const filled = Object.keys(there).filter((table) => there[table]?.rows);
    expect(filled).toEqual(expect.arrayContaining([...tables]));
  });

  it("is what PostgreSQL's own programs make, says sous db backup and sous db restore", async () => {
    const url = await createDatabase();
    const backup = await runSous("db", "backup", "--out", newFile(), "--db", url);
    expect([backup.code, backup.err]).toEqual([1, expect.stringMatching(/pg_basebackup.*pg_dump/)]);
    const restore = await runSous("db", "restore", newFile(), "--db", url);
    expect([restore.code, restore.err]).toEqual([1, expect.stringMatching(/\(WAL\).*pg_restore/)]);
  });
});
