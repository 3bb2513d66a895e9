import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { checkDatabase, checkFree } from "../../memory/sqlite/check.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { findFaults } from "../../memory/sqlite/verify.js";
import { systemClock as clock } from "../../src/app/operating/clock.js";
import { newFile, openIn } from "./folder.js";
import { writeMadeUpRows } from "./made-up-rows.js";

let whole: Buffer | null = null;

function wholeImage(): Buffer {
  if (whole) return whole;
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  migrate(db, migrations, 1);
  writeMadeUpRows(db);
  db.exec("VACUUM");
  whole = db.image();
  db.close();
  return whole;
}

function copyOfWhole(): string {
  const file = newFile();
  writeFileSync(file, wholeImage());
  return file;
}

function alter(file: string, sql: string): void {
  const sqlite = new Sqlite(file);
  // Otherwise SQLite protects the word index's tables.
  sqlite.unsafeMode(true);
  sqlite.pragma("foreign_keys = OFF");
  sqlite.pragma("ignore_check_constraints = ON");
  sqlite.exec(sql);
  sqlite.close();
}

it("an undamaged copy is whole", () => {
  expect(findFaults(copyOfWhole())).toEqual([]);
});

it("a row whose parent was deleted is noticed", () => {
  const file = copyOfWhole();
  alter(file, "DELETE FROM people");
  expect(findFaults(file).join()).toContain("refers to one of people that is gone");
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

it("garbled pages of the structure are noticed", () => {
  for (const page of [0, 1, 2, 3]) {
    const file = copyOfWhole();
    const bytes = Buffer.from(wholeImage());
    bytes.fill(0xa5, page * 4096 + (page === 0 ? 100 : 0), (page + 1) * 4096);
    writeFileSync(file, bytes);
    expect(findFaults(file), `page ${page}`).not.toEqual([]);
  }
});

it("a garbled lock is made anew, unless somebody holds it", async () => {
  const file = newFile();
  const memory = await openIn(file);
  writeFileSync(`${file}.lock`, "x".repeat(9000));
  await expect(openIn(file)).rejects.toThrow(/is in use by/);
  await memory.close();
  writeFileSync(`${file}.lock`, "x".repeat(9000));
  await openIn(file);
});

const states = async (file: string) =>
  Object.fromEntries((await checkDatabase(file, { clock })).map((check) => [check.name, check]));

describe("the database is checked", () => {
  it("before it is there, and is not created by that", async () => {
    const file = newFile("new/deep/sous.db");
    expect(await states(file)).toMatchObject({
      database: { state: "ok", detail: expect.stringContaining("is created") },
      "database: disk": { state: "ok", detail: expect.stringMatching(/writable, \d+ MB free/) },
    });
    expect(existsSync(path.dirname(file))).toBe(false);
  });

  it.each([
    [0, "fail", "the disk is full: 0 MB free"],
    [2 ** 20 - 1, "fail", "the disk is full: 1 MB free"],
    [2 ** 20, "warn", "1 MB free"],
    [100 * 2 ** 20 - 1, "warn", "100 MB free"],
    [100 * 2 ** 20, "ok", "/data is writable, 100 MB free"],
  ])("with %d bytes free beside it: %s, %s", (bytes, state, detail) => {
    expect(checkFree("/data", bytes)).toMatchObject({ name: "database: disk", state, detail });
  });

  it("while nobody has it open, and while somebody has, without being in the way", async () => {
    const file = newFile();
    const memory = await openIn(file, { command: "sous serve" });
    expect((await states(file))["database: owner"]).toMatchObject({
      state: "ok",
      detail: `process ${process.pid} (sous serve) has it open`,
    });
    await memory.close();
    const free = await states(file);
    expect(free["database: owner"]?.detail).toBe("nobody has it open");
    expect(free.database?.detail).toContain("schema up to date");
    await openIn(file);
  });

  it("and an older schema is left as it is, with a word that the next start migrates it", async () => {
    const file = newFile();
    const db = new SqliteFile({ file, readOnly: false });
    migrate(db, migrations.slice(0, -1), 0);
    db.close();
    const before = readFileSync(file);
    expect((await states(file)).database).toMatchObject({
      state: "warn",
      detail: expect.stringContaining(migrations.at(-1)?.name ?? "none"),
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("and a newer schema or another kind of file fails", async () => {
    const [newer, foreign] = [newFile("newer.db"), newFile("foreign.db")];
    const db = new SqliteFile({ file: newer, readOnly: false });
    migrate(db, [...migrations, { name: "9999-tomorrow", sql: "SELECT 1" }], 0);
    db.close();
    writeFileSync(foreign, "this is no database, but a long enough text to be looked at\n");
    for (const [file, words] of [
      [newer, "Update Sous"],
      [foreign, "database"],
    ] as const)
      expect((await states(file)).database).toMatchObject({
        state: "fail",
        detail: expect.stringContaining(words),
        advice: expect.stringContaining("SOUS_DB"),
      });
  });

  it("and what is in it stays to the byte", async () => {
    const file = newFile();
    await (await openIn(file)).close();
    const copy = newFile("copy.db");
    copyFileSync(file, copy);
    await checkDatabase(file, { clock });
    expect(readFileSync(file).equals(readFileSync(copy))).toBe(true);
    expect(readdirSync(path.dirname(file)).filter((name) => name.includes("tmp"))).toEqual([]);
  });
});
