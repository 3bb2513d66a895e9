import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { Likeness } from "../../memory/index/likeness.js";
import { createRecall } from "../../memory/retrieval/recall.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { SousError } from "../../src/core/errors.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { look, newFile, openIn } from "./folder.js";
import { askStep, factWrite, stoppedClock } from "./samples.js";

const clock = stoppedClock();
const embedder = createHashingEmbedder();
const over = (db: SqliteFile, by: Embedder = embedder) =>
  new Likeness({ db: createSqliteDriver(db, null), embedder: by, graphFrom: 5000, file: null });

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
    { id: "f1", why: { wordRank: 1, vectorRank: null, similarity: null, fused: 2 / 5 } },
  ]);
  const broken = createRecall({
    db: createSqliteDriver(db, null),
    likeness: over(db, failing("bad-vector")),
    clock,
  });
  await expect(broken(query)).rejects.toMatchObject({ code: "bad-vector" });
  db.close();
});
