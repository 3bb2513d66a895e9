import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { newFile } from "./folder.js";

const counting = `WITH RECURSIVE counted (n) AS (
  SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < @most)
  SELECT count(*) AS rows FROM counted`;

function open(file = newFile()): SqliteFile {
  const db = new SqliteFile({ file, readOnly: false });
  db.exec("PRAGMA application_id = 1397708115; CREATE TABLE words (word TEXT)");
  return db;
}

it("a long statement does not stop what else goes on", async () => {
  const db = open();
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  expect(await db.allBeside(counting, { most: 1_000_000 })).toEqual([{ rows: 1_000_000 }]);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(0);
  await db.closeBeside();
  db.close();
});

it("sees what was written before, also after it was ended", async () => {
  const db = open();
  for (const word of ["one", "two"]) {
    db.write(() => db.run("INSERT INTO words (word) VALUES (@word)", { word }));
    const read = await db.allBeside<{ word: string }>("SELECT word FROM words");
    expect(read.at(-1)).toEqual({ word });
    await db.closeBeside();
  }
  db.close();
});

it("tells what fails, and goes on", async () => {
  const db = open();
  const failing = db.allBeside("SELECT nothing FROM nowhere");
  await expect(failing).rejects.toMatchObject({ code: "read-failed" });
  const ended = db.allBeside(counting, { most: 100_000 });
  const told = expect(ended).rejects.toMatchObject({ code: "read-failed" });
  await Promise.resolve();
  await db.closeBeside();
  await told;
  expect(await db.allBeside("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await db.closeBeside();
  db.close();
});

it("does not read while something is erased: no read fails, and the log is empty afterwards", async () => {
  const file = newFile();
  const db = open(file);
  db.write(() => db.run("INSERT INTO words (word) VALUES ('zanzibar')"));
  const before = Array.from({ length: 5 }, () =>
    db.allBeside(`${counting}, words`, { most: 300_000 }),
  );
  await db.allBeside("SELECT word FROM words");
  db.write(() => db.run("DELETE FROM words"));
  const erasing = db.eraseDeleted();
  const during = Array.from({ length: 5 }, () => db.allBeside("SELECT word FROM words"));
  await erasing;
  for (const name of [file, `${file}-wal`])
    expect(readFileSync(name, "latin1")).not.toContain("zanzi");
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect((await Promise.all(before)).length).toBe(5);
  expect(await Promise.all(during)).toEqual(Array.from({ length: 5 }, () => []));
  await db.closeBeside();
  db.close();
});
