import fc from "fast-check";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { Likeness } from "../../memory/index/likeness.js";
import { createRecall } from "../../memory/retrieval/recall.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { SousError } from "../../src/core/errors.js";
import type { Embedder } from "../../src/core/stores.js";
import { look, newFile, openIn } from "./folder.js";
import { askStep, factWrite, sampleBallot, sampleTuple, stoppedClock } from "./samples.js";

const clock = stoppedClock();
const embedder = createHashingEmbedder();
const over = (db: SqliteFile, by: Embedder = embedder) =>
  new Likeness({ db: createSqliteDriver(db, null), embedder: by, graphFrom: 5000, file: null });

function expectInStep(db: SqliteFile): void {
  db.run("INSERT INTO document_words (document_words, rank) VALUES ('integrity-check', 1)");
}

it("stays in step with any sequence of writes", async () => {
  const change = fc.record({
    what: fc.constantFrom("note", "say", "unsay", "teach", "forget", "recall"),
    word: fc.constantFrom("mug", "Ana's mug", "sinkbasin 1", "böse Tasse", 'a "b" c', "😀"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 15 }), async (changes) => {
      const file = newFile();
      const memory = await openIn(file);
      const { questions, facts, people } = memory;
      const ana = await memory.answered();
      for (const [at, { what, word }] of changes.entries()) {
        const message = `m${at % 3}`;
        const person = (await people.get(ana)) ?? (await people.keep(sampleBallot().person));
        const fact = factWrite(`f${at}`, { subject: word, objects: [word, "x"] });
        if (what === "note") await memory.note([fact], { at });
        if (what === "say")
          await questions.recordBallot(
            sampleBallot({ id: `s${at}`, eventKey: `${message}:${at}`, message, text: word }),
          );
        if (what === "unsay") await questions.unsay(message, `${message}:gone`, at);
        if (what === "teach") {
          const rule = { ...fact.fact, source: "rule" } as const;
          const { id } = person;
          await facts.teach(
            { id: `r${at}`, household: "kitchen", fact: rule, person: id, words: word },
            at,
          );
        }
        if (what === "forget") await people.forget(person.id, "said", at);
        if (what === "recall") await memory.recall({ text: word, household: "kitchen" });
      }
      await memory.finish("e1", { tuples: [sampleTuple()] });
      await memory.close();
      const db = new SqliteFile({ file, readOnly: false });
      expectInStep(db);
      const lost = `SELECT count(*) AS rows FROM vectors WHERE (kind = 'fact'
        AND row_id NOT IN (SELECT id FROM facts)) OR (kind = 'answer'
        AND row_id NOT IN (SELECT id FROM answer_documents))`;
      expect(db.get(lost)).toEqual({ rows: 0 });
      db.run("INSERT INTO document_words (rowid, household, words) VALUES (4000, 'x', 'stray')");
      expect(() => expectInStep(db)).toThrow();
      db.close();
    }),
    { numRuns: 6, seed: 6 },
  );
}, 120_000);

it("recalls beside the owner, who alone keeps vectors", async () => {
  const file = newFile();
  const owner = await openIn(file);
  await owner.answered();
  await owner.read("b1");
  const reader = await openIn(file, { readOnly: true });
  const asked = { text: "I think it is in the cabinet", household: "kitchen" };
  const kept = () => look(file, "SELECT count(*) AS vectors FROM vectors WHERE kind = 'answer'")[0];
  const found = await reader.recall(asked);
  expect(kept()).toEqual({ vectors: 0 });
  expect(await owner.recall(asked)).toEqual(found);
  expect(kept()).toEqual({ vectors: 1 });
  expect(await reader.recall(asked)).toEqual(found);
  expect(found[0]).toMatchObject({ id: "b1", why: { vectorRank: 1 } });
});

it("ranks what helped before what misled", async () => {
  const file = newFile();
  const memory = await openIn(file);
  await memory.asking();
  const facts = ["f1", "f2", "f3"].map((id, at) => factWrite(id, { objects: [`shelf ${at}`] }));
  await memory.note(facts);
  const { step, ...record } = askStep(3, { because: ["f1", "f2"], question: null });
  const met = { ...step, handling: "notebook", outcome: "answered" } as const;
  const write = { record: { ...record, step: met as typeof step }, question: null, waitsFor: null };
  await memory.questions.recordAsk(write, 31);
  await memory.finish();
  await memory.close();
  const db = new SqliteFile({ file, readOnly: false });
  db.run("UPDATE reuses SET finding = 'untrue', found_seq = 3 WHERE fact = 'f2'");
  const recall = createRecall({ db: createSqliteDriver(db, null), likeness: over(db), clock });
  const found = await recall({ text: "mug 1", household: "kitchen", kinds: ["fact"] });
  expect(found.map(({ id, why }) => [id, why.usefulness])).toEqual([
    ["f1", 2 / 3],
    ["f3", 0.5],
    ["f2", 1 / 3],
  ]);
  db.close();
});

it("goes by words alone while the embedder is away", async () => {
  const file = newFile();
  const memory = await openIn(file);
  await memory.asking();
  await memory.note([factWrite("f1")]);
  await memory.close();
  const db = new SqliteFile({ file, readOnly: true });
  const failing = (code: string) => ({
    ...embedder,
    embed: () => Promise.reject(new SousError(code, "Nobody answers.")),
  });
  const query = { text: "mug 1", household: "kitchen" };
  const away = createRecall({
    db: createSqliteDriver(db, null),
    likeness: over(db, failing("embedder-unavailable")),
    clock,
  });
  expect(await away(query)).toMatchObject([
    { id: "f1", why: { wordRank: 1, vectorRank: null, similarity: null, fused: 2 / 3 } },
  ]);
  const broken = createRecall({
    db: createSqliteDriver(db, null),
    likeness: over(db, failing("bad-vector")),
    clock,
  });
  await expect(broken(query)).rejects.toMatchObject({ code: "bad-vector" });
  db.close();
});
