import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { NewBallot } from "../../src/core/memory/stores.js";
import { newFile, openIn } from "./folder.js";
import { claimOf, factWrite, idsOf, sampleTuple } from "./samples.js";

type Opened = Awaited<ReturnType<typeof openIn>>;

function findIn(file: string, wanted: readonly string[]): readonly string[] {
  const folder = path.dirname(file);
  const all = readdirSync(folder).map((name) =>
    readFileSync(path.join(folder, name)).toString("latin1").toLowerCase(),
  );
  return wanted.filter((word) => all.some((content) => content.includes(word.toLowerCase())));
}

async function expectGone(memory: Opened, words: readonly string[]): Promise<void> {
  expect(findIn(memory.file, words)).toEqual([]);
  await memory.close();
  expect(findIn(memory.file, words)).toEqual([]);
  const db = new SqliteFile({ file: memory.file, readOnly: false });
  expect(db.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(db.all("PRAGMA foreign_key_check")).toEqual([]);
  db.run("INSERT INTO document_words (document_words, rank) VALUES ('integrity-check', 1)");
  db.close();
}

function answer(memory: Opened, id: string, name: string, change: Partial<NewBallot> = {}) {
  const person = { platform: "slack", workspace: "T1", platformId: `U0${name}`, name } as const;
  return memory.say(id, name, { person, ...change });
}

const keepScan = (memory: Opened, ballot: string, kind: string) =>
  memory.releases.keepScans([{ ballot, rules: "1", found: [{ kind, from: 0, to: 3 }] }]);

const look = { kind: "act", command: "look", observation: "", reward: 0, admissible: [] } as const;

it("words of a deleted message are gone from the file and its log", async () => {
  const memory = await openIn(newFile());
  await memory.asking();
  const message = "slack:T1:reply:C1:1";
  const text = "behind the aquarium, do not tell";
  await answer(memory, "b1", "Ana", { message, eventKey: `${message}:1`, text });
  await keepScan(memory, "b1", "fishy find");
  const traces = [text, "aquarium", "fishy find"];
  expect(findIn(memory.file, traces)).toEqual(traces);
  await memory.questions.unsay(message, `${message}:gone`, 40);
  expect(await memory.releases.scans(["b1"])).toEqual([]);
  await expectGone(memory, traces);
});

it("of a person who is forgotten nothing is left, in no page of the file, also when it is large", async () => {
  const memory = await openIn(newFile());
  await memory.asking();
  const others: string[] = [];
  for (let at = 0; at < 240; at++) {
    others.push(`o${at}`);
    await answer(memory, `o${at}`, "Ben", { text: `in the fridge, shelf ${at}` });
    if (at % 30 === 7) await writeZenobia(memory, at);
  }
  await memory.finish("e1", { at: 900, tuples: [sampleTuple()] });
  await memory.recall({ text: "zanzibar", household: "kitchen" });
  const zenobia = (await memory.people.list()).find(({ name }) => name === "Zenobia");
  const traces = [
    "zenobia",
    "u0zenobia",
    "zanzibar",
    "wisteria",
    "gramophone",
    "periwinkle",
    "xylophone",
    "marzipan find",
    "slack:t1:press:77",
    "slack:t1:reply:c1:99",
  ];
  expect(findIn(memory.file, traces)).toEqual(traces);
  const forgotten = await memory.people.forget(zenobia?.id ?? "", "person", 1000);
  expect(forgotten).toMatchObject({ answers: 16, facts: 10, tuples: 1 });
  expect(await memory.recall({ text: "zanzibar gramophone", household: "kitchen" })).toEqual([]);
  expect(idsOf(await memory.questions.ballots("q1"))).toEqual(others);
  await expectGone(memory, traces);
});

/** Answers by text and press, teaches rules, and is named in a thought and in notes. */
async function writeZenobia(memory: Opened, at: number): Promise<void> {
  const [said, message] = [`z${at}`, `slack:T1:reply:C1:99${at}`];
  const text = "the zanzibar ottoman, by the wisteria";
  const person = await answer(memory, said, "Zenobia", { message, eventKey: `${message}:1`, text });
  const press = { text: null, choice: "a", eventKey: `slack:T1:press:77${at}:U0ZENOBIA:1` };
  await answer(memory, `zp${at}`, "Zenobia", press);
  await keepScan(memory, said, "marzipan find");
  const claim = { subject: "mug", objects: ["periwinkle 1"], source: "answer" } as const;
  const told = { person, ballot: said, question: "q1", episode: "e1" };
  const words = "Noted, Zenobia: periwinkle.";
  const receipt = { kind: "receipt", text: words, ballot: said, to: "U0Zenobia" } as const;
  await memory.read(said, {
    facts: [factWrite(`zf${at}`, claim, told)],
    claims: [claimOf(factWrite("", claim))],
    notes: [{ id: `zn${at}`, note: receipt }],
  });
  if (at > 7) return;
  const fact = factWrite("", { source: "rule", subject: "plate" });
  const rule = { id: "rule", household: "kitchen", fact, person };
  await memory.facts.teach({ ...rule, words: "plates beside the gramophone" }, at);
  const taught = { id: "world", household: "kitchen", source: "taught", person, at } as const;
  await memory.knowledge.keep([{ ...taught, text: "the xylophone is not to be carried" }]);
  const thought = "Zenobia said a mug is at the periwinkle.";
  await memory.note([], { step: { ...look, thought }, because: [`zf${at}`], at });
}

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
  expect(await db.allInWorker(counting, { most: 1_000_000 })).toEqual([{ rows: 1_000_000 }]);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(0);
  await db.closeWorker();
  db.close();
});

it("sees what was written before, also after it was ended", async () => {
  const db = open();
  for (const word of ["one", "two"]) {
    db.write(() => db.run("INSERT INTO words (word) VALUES (@word)", { word }));
    const read = await db.allInWorker<{ word: string }>("SELECT word FROM words");
    expect(read.at(-1)).toEqual({ word });
    await db.closeWorker();
  }
  db.close();
});

it("tells what fails, and goes on", async () => {
  const db = open();
  const failing = db.allInWorker("SELECT nothing FROM nowhere");
  await expect(failing).rejects.toMatchObject({ code: "read-failed" });
  const ended = db.allInWorker(counting, { most: 100_000 });
  const told = expect(ended).rejects.toMatchObject({ code: "read-failed" });
  await Promise.resolve();
  await db.closeWorker();
  await told;
  expect(await db.allInWorker("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await db.closeWorker();
  db.close();
});

it("does not read while something is erased: no read fails, and the log is empty afterwards", async () => {
  const file = newFile();
  const db = open(file);
  db.write(() => db.run("INSERT INTO words (word) VALUES ('zanzibar')"));
  const before = Array.from({ length: 5 }, () =>
    db.allInWorker(`${counting}, words`, { most: 300_000 }),
  );
  await db.allInWorker("SELECT word FROM words");
  db.write(() => db.run("DELETE FROM words"));
  const erasing = db.eraseDeleted();
  const during = Array.from({ length: 5 }, () => db.allInWorker("SELECT word FROM words"));
  await erasing;
  for (const name of [file, `${file}-wal`])
    expect(readFileSync(name, "latin1")).not.toContain("zanzi");
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect((await Promise.all(before)).length).toBe(5);
  expect(await Promise.all(during)).toEqual(Array.from({ length: 5 }, () => []));
  await db.closeWorker();
  db.close();
});
