import { createHash } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { piecesOf } from "../../memory/embed/word-pieces.js";
import { createWordsEmbedder, wordTable } from "../../memory/embed/words.js";
import { openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import { tableOf } from "../build/table.js";
import { FailingDriver } from "../crash/failing-driver.js";
import { newFile, openIn } from "./folder.js";
import { sampleHousehold, stoppedClock } from "./samples.js";

const clock = stoppedClock();

it("creates the folder, and finds everything again", async () => {
  const file = path.join(path.dirname(newFile()), "a", "b", "sous.db");
  const first = await openIn(file);
  for (const folder of [path.dirname(file), path.dirname(path.dirname(file))])
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  await first.answered();
  const before = await first.questions.ballots("q1");
  await first.close();
  const second = await openIn(file);
  expect(await second.questions.ballots("q1")).toEqual(before);
  expect(before).toHaveLength(1);
});

it("in memory is empty when it is opened again; two that are open share nothing", async () => {
  const first = await openIn();
  await first.answered();
  await first.close();
  const [one, other] = [await openIn(), await openIn()];
  expect([await one.households.list(), await one.people.list()]).toEqual([[], []]);
  await one.answered();
  expect(await one.questions.list({ household: "kitchen" })).toHaveLength(1);
  await one.close();
  expect(await other.households.list()).toEqual([]);
  const refused = { code: "closed" };
  await expect(first.households.create(sampleHousehold("late"))).rejects.toMatchObject(refused);
  await expect(first.households.list()).rejects.toMatchObject(refused);
  expect(await other.households.list()).toEqual([]);
});

it("a write that fails changes nothing, and what is erased needs no file", async () => {
  const { answered, people, questions } = await openIn();
  const person = await answered();
  const before = await questions.list({ household: "kitchen" });
  await expect(questions.recordAsk({} as never, 1)).rejects.toThrow();
  expect(await questions.list({ household: "kitchen" })).toEqual(before);
  await people.forget(person, "person", 9);
  expect(await people.list()).toEqual([]);
});

it("begins a file that only its user reads; no log of another database is played into it", async () => {
  const file = newFile();
  const first = await openIn(file);
  await first.answered();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = newFile("other.db");
  copyFileSync(`${file}-wal`, `${other}-wal`);
  await first.close();
  expect(await (await openIn(other)).households.list()).toEqual([]);
  expect(readdirSync(path.dirname(other)).filter((name) => name.endsWith(".new"))).toEqual([]);
});

it("is refused a second time in the same process, also by another name; the lock stays held", async () => {
  const file = newFile();
  const owner = await openIn(file, { command: "sous play" });
  const link = path.join(path.dirname(file), "link.db");
  symlinkSync(file, link);
  for (const name of [file, file, link])
    await expect(openMemory({ file: name, clock, command: "sous serve" })).rejects.toMatchObject({
      code: "locked",
      message: expect.stringContaining(`process ${process.pid} (sous play)`),
    });
  await owner.close();
  await openIn(file);
});

it("lets readers in while the owner writes, and refuses their writes", async () => {
  const file = newFile();
  const owner = await openIn(file);
  const reader = await openIn(file, { readOnly: true });
  await owner.begin();
  expect(await reader.episodes.steps("e1")).toHaveLength(1);
  await expect(reader.begin()).rejects.toMatchObject({ code: "read-only" });
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
  // A failed opening releases the lock.
  for (let time = 0; time < 2; time++)
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
  const memory = await openIn(file);
  await memory.answered();
  await memory.close();
  const sqlite = new Sqlite(file, { readonly: true });
  // The full-text index reads texts from the rows.
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

/** A text, its pieces, and the first 8 of 128 numbers of meaning, computed by a second reader in another language. */
const expected = tableOf<[string, string[], number[]]>("memory", "pieces");

const words = createWordsEmbedder();
const lengthOf = (vector: Float32Array) => Math.hypot(...vector);

it("comes with the table that was trained", () => {
  const data = readFileSync(packageFile("memory/embed/pieces-128.bin"));
  expect(createHash("sha256").update(data).digest("hex")).toBe(
    "c3c606853e97c271115f008c19d8456bcd39bbfcdc1e4d476fe17446f6f4b5c8",
  );
  expect(wordTable().ids.size).toBe(29_523);
});

it.each(expected)("cuts %j into pieces and sums their vectors", async (text, pieces, meaning) => {
  const { ids } = wordTable();
  expect(piecesOf(text, ids)).toEqual(pieces.map((piece) => ids.get(piece)));
  const [vector = new Float32Array()] = await words.embed([text]);
  expect(vector).toHaveLength(384);
  expect(lengthOf(vector)).toBeCloseTo(1, 5);
  for (const [at, number] of meaning.entries())
    expect((vector[at] ?? 0) / Math.sqrt(0.7)).toBeCloseTo(number, 4);
});

it("has letters beside the meaning, and alone where no piece is known", async () => {
  const [known = new Float32Array(), unknown = new Float32Array()] = await words.embed([
    "sofa",
    "ꙮ",
  ]);
  const [sofa = new Float32Array(), sign = new Float32Array()] = await createHashingEmbedder(
    256,
  ).embed(["sofa", "ꙮ"]);
  expect(lengthOf(known.subarray(0, 128)) ** 2).toBeCloseTo(0.7, 5);
  for (const [at, value] of sofa.entries())
    expect(known[128 + at]).toBeCloseTo(value * Math.sqrt(0.3), 5);
  expect(unknown).toEqual(new Float32Array([...new Float32Array(128), ...sign]));
});

it("puts words of one meaning near each other, and knows a word with a typing error", async () => {
  const [couch, sofa, kettle, ketle] = await words.embed([
    "Where is the couch?",
    "Has anybody seen the sofa?",
    "the kettle",
    "the ketle",
  ]);
  const near = (one: Float32Array | undefined, other: Float32Array | undefined) =>
    one?.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0) ?? 0;
  expect(near(couch, sofa)).toBeGreaterThan(0.4);
  expect(near(couch, kettle)).toBeLessThan(0.25);
  expect(near(kettle, ketle)).toBeGreaterThan(near(sofa, ketle) + 0.1);
});
