import { writeFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { findFaults } from "../../memory/sqlite/verify.js";
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
