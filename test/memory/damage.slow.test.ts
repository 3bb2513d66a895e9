/** Whatever something else changes in a database, or beside it, is noticed; what Sous does itself is not. */
import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { openMemory } from "../../memory/open.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { Sealer } from "../../memory/sqlite/sealer.js";
import { hashSeals, readSeals, sumBytes } from "../../memory/sqlite/seals.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { findFaults } from "../../memory/sqlite/verify.js";
import { openWatermark } from "../../memory/sqlite/watermark.js";
import { newFile } from "./folder.js";
import { writeMadeUpRows } from "./made-up-rows.js";
import { stoppedClock } from "./samples.js";

const clock = stoppedClock();
let whole: Buffer;
let tables: readonly string[] = [];

/** A sealed database with a row in every table. */
beforeAll(async () => {
  const file = newFileForAll();
  const db = new SqliteFile({ file, readOnly: false });
  migrate(db, migrations, 1);
  tables = [...writeMadeUpRows(db), "migrations", "seals"];
  db.close();
  await (await openMemory({ file, clock })).close();
  const sqlite = new Sqlite(file);
  sqlite.exec("VACUUM");
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  sqlite.close();
  whole = readFileSync(file);
  rmSync(file);
});

function newFileForAll(): string {
  return `/tmp/sous-damage-${process.pid}.db`;
}

function copyOfWhole(): string {
  const file = newFile();
  writeFileSync(file, whole);
  return file;
}

function alter(file: string, sql: string): void {
  const sqlite = new Sqlite(file);
  // The tables in which SQLite keeps the index of words may else not be written.
  sqlite.unsafeMode(true);
  sqlite.pragma("foreign_keys = OFF");
  sqlite.pragma("ignore_check_constraints = ON");
  sqlite.exec(sql);
  sqlite.close();
}

it("ten undamaged copies are whole", () => {
  for (let copy = 0; copy < 10; copy++) expect(findFaults(copyOfWhole())).toEqual([]);
});

describe("of every table", () => {
  it("a changed value is noticed, in each of its columns", () => {
    const columnsFile = copyOfWhole();
    for (const table of tables) {
      const columns = new Sqlite(columnsFile)
        .prepare(`SELECT name, type FROM pragma_table_info('${table}')`)
        .all() as { name: string; type: string }[];
      for (const { name, type } of columns) {
        const file = copyOfWhole();
        const other = {
          INTEGER: `coalesce("${name}", 0) + 7`,
          REAL: `coalesce("${name}", 0) + 0.5`,
        };
        const value = name.endsWith("_json")
          ? "json_array(7, random())"
          : (other[type as keyof typeof other] ??
            (type === "BLOB"
              ? `randomblob(max(4, length("${name}")))`
              : `coalesce("${name}", '') || 'x'`));
        try {
          alter(
            file,
            `UPDATE "${table}" SET "${name}" = ${value} WHERE rowid IN (SELECT rowid FROM "${table}" LIMIT 1)`,
          );
        } catch (error) {
          // Tables without row ids.
          if (!String(error).includes("rowid")) throw error;
          alter(file, `UPDATE "${table}" SET "${name}" = ${value}`);
        }
        expect(findFaults(file), `${table}.${name}`).not.toEqual([]);
        expect(findFaults(file).join(), `${table}.${name}`).toContain(table);
      }
    }
  }, 120_000);

  it("a deleted row is noticed", () => {
    for (const table of tables) {
      const file = copyOfWhole();
      alter(file, `DELETE FROM "${table}"`);
      expect(findFaults(file), table).not.toEqual([]);
    }
  });
});

it("two rows that took each other's place are noticed", async () => {
  const file = copyOfWhole();
  alter(
    file,
    `INSERT INTO texts (number, person, text) VALUES (8, 'people 1', 'a'), (9, 'people 1', 'b')`,
  );
  await (await openMemory({ file, clock, accept: true })).close();
  expect(findFaults(file)).toEqual([]);
  alter(file, `UPDATE texts SET text = CASE number WHEN 8 THEN 'b' ELSE 'a' END WHERE number > 7`);
  expect(findFaults(file).join()).toContain("texts: something else has changed");
});

it.each([
  "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'facts'",
  "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'facts'",
  "DELETE FROM sqlite_sequence WHERE name = 'facts'",
  "UPDATE sqlite_sequence SET name = 'others' WHERE name = 'facts'",
])("a counter that something else has changed is noticed: %s", (sql) => {
  const file = copyOfWhole();
  alter(file, sql);
  expect(findFaults(file).join()).toContain("sqlite_sequence: something else has changed");
});

it("counters that rise are no damage", async () => {
  const file = copyOfWhole();
  const db = new SqliteFile({ file, readOnly: false });
  db.keepSeals(new Sealer({ db, now: () => 1, watermark: openWatermark(file) }));
  db.run("INSERT INTO texts (person, text) VALUES ('people 1', 'words')");
  db.run("INSERT INTO texts (number, person, text) VALUES (900, 'people 1', 'words')");
  db.run("DELETE FROM texts WHERE number >= 900");
  expect(() =>
    db.write(() => {
      db.run("INSERT INTO texts (person, text) VALUES ('people 1', 'taken back')");
      throw new Error("taken back");
    }),
  ).toThrow("taken back");
  // A number is used up without a row.
  db.run(
    "INSERT OR IGNORE INTO vectors (kind, row_id, embedder, dimensions, vector) SELECT kind, row_id, embedder, dimensions, vector FROM vectors",
  );
  db.close();
  expect(findFaults(file)).toEqual([]);
});

it("seals from before the counters were sealed are brought up to date", async () => {
  const file = copyOfWhole();
  const sqlite = new SqliteFile({ file, readOnly: false });
  const seals = readSeals(sqlite);
  if (!seals) throw new Error("no seals");
  const tables = seals.tables.slice(0, -1);
  const sums = seals.sums.subarray(0, tables.length * sumBytes);
  sqlite.run("UPDATE seals SET tables_json = ?, sums = ?, hash = ?", [
    JSON.stringify(tables),
    sums,
    hashSeals({ ...seals, tables, sums }),
  ]);
  sqlite.close();
  expect(findFaults(file)).toEqual([]);
  await (await openMemory({ file, clock })).close();
  expect(findFaults(file)).toEqual([]);
  alter(file, "UPDATE sqlite_sequence SET seq = seq + 1");
  expect(findFaults(file)).not.toEqual([]);
});

it("a second row of seals is noticed", () => {
  const file = copyOfWhole();
  const names = "lineage, sequence, at, tables_json, sums, previous, hash";
  alter(file, `INSERT INTO seals (id, ${names}) SELECT 7, ${names} FROM seals`);
  expect(findFaults(file)).toEqual(["seals: Sous wrote one row only"]);
});

it.each([
  "UPDATE document_words_docsize SET sz = x'0101'",
  "DELETE FROM document_words_docsize",
  "INSERT INTO document_words_docsize VALUES (999999, x'0101')",
  "INSERT INTO document_words_data VALUES (99, x'0101')",
  "DELETE FROM document_words_data WHERE id > 10",
  "UPDATE document_words_data SET block = zeroblob(length(block)) WHERE id > 10",
  "INSERT INTO document_words_idx VALUES (77, x'30', 5)",
  "DELETE FROM document_words_idx",
  "UPDATE document_words_config SET v = 0 WHERE k = 'secure-delete'",
  "INSERT INTO document_words_config VALUES ('other', 5)",
])("an index of words that does not fit is noticed: %s", (sql) => {
  const file = copyOfWhole();
  alter(file, sql);
  expect(findFaults(file).join()).toContain("document_words");
});

it("every garbled page is noticed", () => {
  for (let page = 0; page < whole.length / 4096; page++) {
    const file = copyOfWhole();
    const bytes = Buffer.from(whole);
    bytes.fill(0xa5, page * 4096 + (page === 0 ? 100 : 0), (page + 1) * 4096);
    writeFileSync(file, bytes);
    expect(findFaults(file), `page ${page}`).not.toEqual([]);
  }
}, 60_000);

it("a dropped index, trigger or column, and a new table are noticed", () => {
  for (const sql of [
    "DROP INDEX facts_valid",
    "DROP TRIGGER fact_said",
    "CREATE TABLE others (name TEXT)",
    "ALTER TABLE people DROP COLUMN mute_until",
  ]) {
    const file = copyOfWhole();
    try {
      alter(file, sql);
    } catch {
      continue;
    }
    expect(findFaults(file), sql).not.toEqual([]);
  }
});

describe("what is beside it", () => {
  async function written(): Promise<string> {
    const file = newFile();
    const memory = await openMemory({ file, clock });
    await memory.households.create({
      id: "h",
      title: "H",
      content: { format: "home" } as never,
      tasks: [],
      createdAt: 1,
    });
    // As after a kill: the log is not in the file yet.
    const copy = newFile("copy.db");
    for (const end of ["", "-wal", ".watermark"]) copyFileSync(file + end, copy + end);
    await memory.close();
    return copy;
  }

  it("a log that is there is no loss", async () => {
    const file = await written();
    expect(findFaults(file)).toEqual([]);
    const memory = await openMemory({ file, clock });
    expect(await memory.households.list()).toHaveLength(1);
    await memory.close();
  });

  it.each([
    ["deleted", (file: string) => rmSync(`${file}-wal`)],
    ["cut", (file: string) => truncateSync(`${file}-wal`, statSync(`${file}-wal`).size - 5000)],
    [
      "garbled",
      (file: string) => {
        const bytes = readFileSync(`${file}-wal`);
        bytes.fill(7, bytes.length - 6000, bytes.length - 5900);
        writeFileSync(`${file}-wal`, bytes);
      },
    ],
  ] as const)(
    "a log that was %s is told, with what to do, until it is accepted",
    async (_, harm) => {
      const file = await written();
      harm(file);
      const lost =
        /(lacks the last \d+ changes, made|is empty without its log .*, and held) .*Z: .*sous restore BACKUP/;
      await expect(openMemory({ file, clock })).rejects.toThrow(lost);
      await expect(openMemory({ file, clock, readOnly: true })).rejects.toThrow();
      expect(findFaults(file).join()).toMatch(/lacks the last|is empty without/);
      await (await openMemory({ file, clock, accept: true })).close();
      expect(findFaults(file)).toEqual([]);
      await (await openMemory({ file, clock })).close();
    },
  );

  it("a database that was emptied or deleted is not begun anew", async () => {
    const file = newFile();
    await (await openMemory({ file, clock })).close();
    truncateSync(file, 0);
    await expect(openMemory({ file, clock })).rejects.toThrow(
      /is empty, and held \d+ changes until/,
    );
    expect(statSync(file).size).toBe(0);
    rmSync(file);
    await expect(openMemory({ file, clock })).rejects.toThrow(/is missing, and held/);
    rmSync(`${file}.watermark`);
    await (await openMemory({ file, clock })).close();
  });

  it("a garbled watermark is told and made anew", async () => {
    const file = newFile();
    await (await openMemory({ file, clock })).close();
    writeFileSync(`${file}.watermark`, "?".repeat(500));
    expect(findFaults(file)).toEqual([
      `${file}.watermark cannot be read. The next start makes it anew.`,
    ]);
    await (await openMemory({ file, clock })).close();
    expect(findFaults(file)).toEqual([]);
    expect(statSync(`${file}.watermark`).mode & 0o777).toBe(0o600);
  });

  it("a garbled lock is made anew, unless somebody holds it", async () => {
    const file = newFile();
    const memory = await openMemory({ file, clock });
    writeFileSync(`${file}.lock`, "x".repeat(9000));
    await expect(openMemory({ file, clock })).rejects.toThrow(/is in use by/);
    await memory.close();
    writeFileSync(`${file}.lock`, "x".repeat(9000));
    await (await openMemory({ file, clock })).close();
  });
});
