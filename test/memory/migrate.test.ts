import { expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { openMemory } from "../../memory/open.js";
import { Database } from "../../memory/sqlite/database.js";
import { migrate, requireMigrated } from "../../memory/sqlite/migrate.js";
import { newFile } from "./folder.js";
import { stoppedClock } from "./samples.js";

const one = { name: "0001-one", sql: "CREATE TABLE one (a TEXT)" };
const two = { name: "0002-two", sql: "CREATE TABLE two (b TEXT); INSERT INTO two VALUES ('x')" };
const broken = { name: "0003-broken", sql: "CREATE TABLE three (c TEXT); nonsense" };

function openEmpty(): Database {
  return new Database({ file: ":memory:", readOnly: false });
}

function names(db: Database): readonly string[] {
  return db
    .all<{ name: string }>("SELECT name FROM migrations ORDER BY name")
    .map((row) => row.name);
}

it("runs each once, in order", () => {
  const db = openEmpty();
  migrate(db, [one], 5);
  migrate(db, [one, two], 6);
  migrate(db, [one, two], 7);
  expect(db.all("SELECT * FROM migrations")).toEqual([
    { name: "0001-one", applied_at: 5 },
    { name: "0002-two", applied_at: 6 },
  ]);
  expect(db.all("SELECT b FROM two")).toEqual([{ b: "x" }]);
});

it("leaves nothing of one that fails, and keeps those before it", () => {
  const db = openEmpty();
  expect(() => migrate(db, [one, two, broken], 5)).toThrow(/nonsense/);
  expect(names(db)).toEqual(["0001-one", "0002-two"]);
  expect(db.all("SELECT name FROM sqlite_schema WHERE name = 'three'")).toEqual([]);
});

it("refuses a database that is newer than the code", () => {
  const db = openEmpty();
  migrate(db, [one, two], 5);
  expect(() => migrate(db, [one], 6)).toThrow(expect.objectContaining({ code: "database-newer" }));
  expect(() => migrate(db, [one], 6)).toThrow(/0002-two.*Update Sous/);
});

it("refuses a database that lacks a past migration", () => {
  const db = openEmpty();
  migrate(db, [two], 5);
  expect(() => migrate(db, [one, two], 6)).toThrow(
    expect.objectContaining({ code: "migration-missing" }),
  );
  expect(names(db)).toEqual(["0002-two"]);
});

it("does not migrate what may only be read", () => {
  const db = openEmpty();
  migrate(db, [one], 5);
  requireMigrated(db, [one]);
  expect(() => requireMigrated(db, [one, two])).toThrow(
    expect.objectContaining({ code: "database-older" }),
  );
});

it("refuses to open a file of a newer Sous, for writing and for reading", async () => {
  const file = newFile();
  await (await openMemory({ file, clock: stoppedClock() })).close();
  const db = new Database({ file, readOnly: false });
  expect(names(db)).toEqual(migrations.map(({ name }) => name));
  db.run("INSERT INTO migrations VALUES ('9999-future', 1)");
  db.close();
  for (const readOnly of [true, false, false]) {
    const opening = openMemory({ file, clock: stoppedClock(), readOnly });
    await expect(opening).rejects.toMatchObject({ code: "database-newer" });
  }
});
