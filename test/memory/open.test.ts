import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { InputError } from "../../src/core/errors.js";
import { FailingDriver } from "../stress/storage/failing-driver.js";
import { newFile } from "./folder.js";
import { beginAnswered, stoppedClock } from "./samples.js";

const clock = stoppedClock();

it("creates the folder, and finds everything again", async () => {
  const file = path.join(path.dirname(newFile()), "a", "b", "sous.db");
  const first = await openMemory({ file, clock });
  for (const folder of [path.dirname(file), path.dirname(path.dirname(file))])
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  await beginAnswered(first);
  const before = await first.questions.ballots("q1");
  await first.close();
  const second = await openMemory({ file, clock });
  expect(await second.questions.ballots("q1")).toEqual(before);
  expect(before).toHaveLength(1);
  await second.close();
});

it("begins a file that only its user reads; no log of another database is played into it", async () => {
  const file = newFile();
  const first = await openMemory({ file, clock });
  await beginAnswered(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = newFile("other.db");
  copyFileSync(`${file}-wal`, `${other}-wal`);
  await first.close();
  const second = await openMemory({ file: other, clock });
  expect(await second.households.list()).toEqual([]);
  expect(readdirSync(path.dirname(other)).filter((name) => name.endsWith(".new"))).toEqual([]);
  await second.close();
});

it("shares one lock between two names of a file", async () => {
  const file = newFile();
  const owner = await openMemory({ file, clock });
  const link = path.join(path.dirname(file), "link.db");
  symlinkSync(file, link);
  await expect(openMemory({ file: link, clock })).rejects.toMatchObject({ code: "locked" });
  await owner.close();
});

it("says when there is nothing to read, and creates nothing", async () => {
  const file = newFile();
  for (let attempt = 0; attempt < 2; attempt++) {
    const missing = openMemory({ file, clock, readOnly: true });
    await expect(missing).rejects.toThrow(InputError);
    await expect(missing).rejects.toThrow(/sous\.db: there is no such database/);
  }
});

it.each([true, false])("refuses what is no Sous database (read only: %s)", async (readOnly) => {
  const text = newFile("notes.txt");
  writeFileSync(text, "These are notes, and by no means pages of a database.\n".repeat(50));
  await expect(openMemory({ file: text, clock, readOnly })).rejects.toThrow(InputError);

  const foreign = newFile("foreign.db");
  const sqlite = new Sqlite(foreign);
  sqlite.exec("CREATE TABLE customers (name TEXT)");
  sqlite.close();
  await expect(openMemory({ file: foreign, clock, readOnly })).rejects.toThrow(
    /is no Sous database/,
  );

  const folder = newFile("folder");
  mkdirSync(folder);
  await expect(openMemory({ file: folder, clock, readOnly })).rejects.toThrow(InputError);
});

it("keeps what people typed in one table only", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock });
  await beginAnswered(memory);
  await memory.close();
  const sqlite = new Sqlite(file, { readonly: true });
  // The full-text index reads what it is asked for from the rows themselves.
  const tables = sqlite
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    )
    .pluck();
  const holding = (tables.all() as string[]).filter((table) =>
    JSON.stringify(sqlite.prepare(`SELECT * FROM "${table}"`).all()).includes("in the cabinet"),
  );
  sqlite.close();
  expect(holding).toEqual(["texts"]);
});

it("sets on every open what SQLite forgets", () => {
  const file = newFile();
  for (let opening = 0; opening < 2; opening++) {
    const db = new SqliteFile({ file, readOnly: false });
    const settings = ["journal_mode", "synchronous", "foreign_keys", "secure_delete"];
    const values = settings.map((name) => Object.values(db.get(`PRAGMA ${name}`) ?? {})[0]);
    expect(values).toEqual(["wal", 2, 1, 1]);
    db.close();
  }
});

it("lets writes reach the disk later only while it is told to, also after one that fails", () => {
  const db = new SqliteFile({ file: newFile(), readOnly: false });
  const synchronous = (): unknown => Object.values(db.get("PRAGMA synchronous") ?? {})[0];
  const [later, atOnce] = [1, 2];
  db.writeSoon(() => db.exec("CREATE TABLE rows (id PRIMARY KEY)"));
  db.write(() => expect(synchronous()).toBe(atOnce));
  const fail = (): never => {
    expect(synchronous()).toBe(later);
    throw new Error("no");
  };
  expect(() => db.writeSoon(fail)).toThrow("no");
  db.write(() => expect(synchronous()).toBe(atOnce));
  db.close();
});

it("nobody sees rows that could neither be kept nor taken back", () => {
  const driver = new FailingDriver();
  onTestFinished(() => driver.remove());
  const db = new SqliteFile({ file: newFile(), readOnly: false });
  db.write(() => db.exec("CREATE TABLE rows (id PRIMARY KEY)"));
  const insert = (): void => {
    db.run("INSERT INTO rows VALUES (1)");
    driver.arm("FULL", 1, Number.POSITIVE_INFINITY);
  };
  expect(() => db.write(insert)).toThrow("the disk is full");
  expect(() => db.get("SELECT id FROM rows")).toThrow("the disk is full");
  driver.disarm();
  expect(db.get("SELECT id FROM rows")).toBeUndefined();
  expect(db.all("SELECT id FROM rows")).toEqual([]);
  db.close();
});
