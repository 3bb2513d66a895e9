/** Whatever something else changes in a database, or beside it, is noticed; what Sous does itself is not. */
import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { openMemory } from "../../memory/open.js";
import { Database } from "../../memory/sqlite/database.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { findFaults } from "../../memory/verify.js";
import { newFile } from "./folder.js";
import { writeMadeUpRows } from "./made-up-rows.js";
import { stoppedClock } from "./samples.js";

const clock = stoppedClock();
let whole: Buffer;
let tables: readonly string[] = [];

/** A sealed database with a row in every table. */
beforeAll(async () => {
  const file = newFileForAll();
  const db = new Database({ file, readOnly: false });
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
