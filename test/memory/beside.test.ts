/** Long reads run beside the event loop, and remember nothing of what is erased. */
import { expect, it } from "vitest";
import { Database } from "../../memory/sqlite/database.js";
import { newFile } from "./folder.js";

const counting = `WITH RECURSIVE counted (n) AS (
  SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < @most)
  SELECT count(*) AS rows FROM counted`;

function open(file = newFile()): Database {
  const db = new Database({ file, readOnly: false });
  db.exec("PRAGMA application_id = 1397708115; CREATE TABLE words (word TEXT)");
  return db;
}

it("a long statement does not stop what else goes on", async () => {
  const db = open();
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  expect(await db.allBeside(counting, { most: 3_000_000 })).toEqual([{ rows: 3_000_000 }]);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
  await db.stopBeside();
  db.close();
});

it("sees what was written before, also after it was stopped", async () => {
  const db = open();
  for (const word of ["one", "two"]) {
    db.write(() => db.run("INSERT INTO words (word) VALUES (@word)", { word }));
    expect((await db.allBeside<{ word: string }>("SELECT word FROM words")).at(-1)).toEqual({
      word,
    });
    await db.stopBeside();
  }
  db.close();
});

it("tells what fails, and goes on", async () => {
  const db = open();
  const failing = db.allBeside("SELECT nothing FROM nowhere");
  await expect(failing).rejects.toMatchObject({ code: "read-failed" });
  const stopped = db.allBeside(counting, { most: 1e9 });
  const told = expect(stopped).rejects.toMatchObject({ code: "read-failed" });
  await db.stopBeside();
  await told;
  expect(await db.allBeside("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await db.stopBeside();
  db.close();
});
