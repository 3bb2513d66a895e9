import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { createWordsEmbedder } from "../../memory/embed/words.js";
import { Likeness } from "../../memory/index/likeness.js";
import type { OpenMemory } from "../../memory/open.js";
import { createRecall } from "../../memory/retrieval/recall.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { SousError } from "../../src/core/errors.js";
import type { Embedder, TupleQuery } from "../../src/core/memory/stores.js";
import { isWithin, type Tuple } from "../../src/core/memory/tuple.js";
import { look, newFile, openIn } from "./folder.js";
import { askStep, factWrite, sampleTuple, stoppedClock } from "./samples.js";

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
  const recall = createRecall(createSqliteDriver(db, null), over(db), clock);
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
  const away = createRecall(
    createSqliteDriver(db, null),
    over(db, failing("embedder-unavailable")),
    clock,
  );
  expect(await away(query)).toMatchObject([
    { id: "f1", why: { wordRank: 1, vectorRank: null, similarity: null, fused: 2 / 5 } },
  ]);
  const broken = createRecall(createSqliteDriver(db, null), over(db, failing("bad-vector")), clock);
  await expect(broken(query)).rejects.toMatchObject({ code: "bad-vector" });
  db.close();
});

const rows = 300;
const words = createWordsEmbedder();
const observationOf = (row: number) => `On the shelf ${row}, you see a mug ${row}.`;
const embeddersIn = (file: string) =>
  look<{ embedder: string; rows: number }>(
    file,
    "SELECT embedder, count(*) AS rows FROM vectors GROUP BY embedder ORDER BY embedder",
  );

/** A database whose tuples have vectors of letters. */
async function writeEarlier(): Promise<string> {
  const file = newFile();
  const memory = await openIn(file, { embedder: createHashingEmbedder() });
  await memory.asking();
  const tuples = Array.from({ length: rows }, (_, row) =>
    sampleTuple({ id: `t${row}`, seq: row, observation: observationOf(row) }),
  );
  await memory.finish("e1", { tuples });
  await memory.tuples.nearest({ goal: "a", observation: "b", k: 1 });
  await memory.close();
  expect(embeddersIn(file)).toEqual([{ embedder: "hashing-v1-384", rows }]);
  return file;
}

/** The embedder of words; after so many texts it never answers again. */
function stopsAfter(most: number): Embedder {
  let given = 0;
  return {
    ...words,
    embed: (texts) => {
      given += texts.length;
      return given > most ? new Promise(() => {}) : words.embed(texts);
    },
  };
}

it("goes on where it was stopped, and searches are right meanwhile", async () => {
  const file = await writeEarlier();
  const first = await openIn(file, { embedder: stopsAfter(2 * 128 + 50) });
  first.renewal.start();
  while ((await first.renewal.progress()).left === rows) await setTimeout(5);
  expect(await first.renewal.progress()).toEqual({ vectors: rows, left: rows - 128 });
  const { goal } = sampleTuple();
  const among = { goal, observation: observationOf(290), ids: ["t3", "t290", "t150"] };
  const [hit] = await first.tuples.nearest({ ...among, k: 1 });
  expect(hit?.tuple.id).toBe("t290");
  expect(hit?.similarity).toBeCloseTo(1, 5);
  await first.close();
  const left = rows - 128 - 2;
  expect(embeddersIn(file)).toEqual([
    { embedder: "hashing-v1-384", rows: left },
    { embedder: "words-v1-384", rows: rows - left },
  ]);

  const second = await openIn(file, { embedder: words });
  second.renewal.start();
  while ((await second.renewal.progress()).left > 0) await setTimeout(5);
  await second.close();
  expect(embeddersIn(file)).toEqual([{ embedder: "words-v1-384", rows }]);
});

it("makes damaged vectors again, which are near nothing until then", async () => {
  const file = await writeEarlier();
  const { goal } = sampleTuple();
  const alike = { goal, observation: observationOf(7), k: rows };
  const first = await openIn(file, { embedder: words });
  await first.tuples.nearest(alike);
  await first.close();
  const db = new SqliteFile({ file, readOnly: false });
  const floats = (value: number) => Buffer.from(new Float32Array(384).fill(value).buffer);
  const damage = [floats(Number.NaN), floats(0), Buffer.from("cut"), Buffer.alloc(0), floats(1e39)];
  for (const [at, vector] of damage.entries())
    db.run("UPDATE vectors SET vector = ? WHERE row_id = ?", [vector, `t${at}`]);
  db.close();

  const second = await openIn(file, { embedder: words });
  const damaged = await second.tuples.nearest(alike);
  expect(damaged[0]?.tuple.id).toBe("t7");
  for (const { tuple, similarity } of damaged)
    if (damage[Number(tuple.id.slice(1))]) expect(similarity).toBe(0);
  second.renewal.start();
  const isWhole = async () =>
    (await second.tuples.nearest(alike)).every((one) => one.similarity > 0.1);
  await expect.poll(isWhole).toBe(true);
  expect(await second.tuples.nearest(alike)).toHaveLength(rows);
});

const things = ["mug", "plate", "apple", "key", "lamp", "book", "towel", "knife"];
const places = ["fridge", "shelf", "drawer", "table", "sink"];
const patterns = ["take TARGET from HERE", "go to PLACE:shelf", "put TARGET in DEST"];

function drawTuples(count: number): readonly Tuple[] {
  const of = <T>(values: readonly T[], at: number) => values[at % values.length] as T;
  return Array.from({ length: count }, (_, at) =>
    sampleTuple({
      id: `t${at}`,
      seq: at,
      household: at % 3 === 0 ? "flat" : "kitchen",
      episode: at % 3 === 0 ? "f1" : "e1",
      goal: `put a ${of(things, at)} in the ${of(places, at >> 3)} ${at % 17}`,
      observation: `You see a ${of(things, at >> 1)} 1 and a ${of(things, at >> 4)} 2 on the ${of(places, at)} ${at % 29}.`,
      cell: { goal: ["put", of(places, at >> 3)], observation: [at % 2 ? "empty hand" : "held"] },
      pattern: of(patterns, at >> 2),
    }),
  );
}

async function fill(graphFrom: number | undefined, tuples: readonly Tuple[]) {
  const memory = await openIn(":memory:", { graphFrom });
  await memory.begin();
  await memory.begin({ id: "f1", household: "flat" });
  await memory.tuples.keep(tuples);
  return memory;
}

const query = { goal: "put a mug in the shelf", observation: "You see a mug 1 on the drawer 3." };
const filters: readonly Partial<TupleQuery>[] = [
  {},
  { household: "flat" },
  { cell: { goal: ["put", "shelf"], observation: [] } },
  { patterns: ["go to PLACE", "put TARGET in DEST"] },
  { household: "kitchen", cell: { goal: [], observation: ["held"] }, patterns },
  { ids: ["t1", "t5", "t77"] },
  { cell: { goal: ["heat"], observation: [] } },
];

function fits({ id, household, cell, pattern }: Tuple, filter: Partial<TupleQuery>): boolean {
  return (
    (filter.household ?? household) === household &&
    (!filter.cell || isWithin(cell, filter.cell)) &&
    (!filter.patterns || filter.patterns.some((one) => `${pattern}:`.startsWith(`${one}:`))) &&
    (filter.ids?.includes(id) ?? true)
  );
}

/** Share of what comparing each row finds, over all filters. */
async function recallOf(graph: OpenMemory, exact: OpenMemory, tuples: readonly Tuple[]) {
  let found = 0;
  let wanted = 0;
  for (const filter of filters) {
    const asked = { ...query, ...filter, k: 10 };
    const truth = await exact.tuples.nearest(asked);
    const hits = await graph.tuples.nearest(asked);
    expect(truth).toHaveLength(Math.min(10, tuples.filter((one) => fits(one, filter)).length));
    for (const { tuple } of [...hits, ...truth]) expect(fits(tuple, filter)).toBe(true);
    const least = (truth.at(-1)?.similarity ?? 0) - 1e-4;
    found += hits.filter(({ similarity }) => similarity >= least).length;
    wanted += truth.length;
  }
  return found / wanted;
}

it("the graph finds within household, cell, patterns and ids what comparing each row finds", async () => {
  const tuples = drawTuples(300);
  const exact = await fill(undefined, tuples);
  const graph = await fill(0, tuples);
  expect(await recallOf(graph, exact, tuples)).toBeGreaterThanOrEqual(0.98);
  expect(exact.searches()).toEqual({ graphQueries: 0, exactQueries: filters.length });
  expect(graph.searches()).toEqual({ graphQueries: filters.length, exactQueries: 0 });
});

it("answers and facts of a home are searched by the graph, too", async () => {
  const memory = await fill(0, drawTuples(20));
  const hits = await memory.recall({ text: "mug on the drawer", household: "kitchen" });
  expect(hits[0]?.why.similarity).toBeGreaterThan(0);
  expect(memory.searches().graphQueries).toBe(1);
});

it("beside the writer, what has no vector yet is found all the same, best first, and nothing is kept", async () => {
  const tuples = drawTuples(40);
  const exact = await fill(undefined, tuples);
  const file = newFile();
  const memory = await openIn(file);
  await memory.begin();
  await memory.begin({ id: "f1", household: "flat" });
  await memory.tuples.keep(tuples.slice(0, 30));
  const stored = { ...query, household: "kitchen", k: 40 };
  await memory.tuples.nearest(stored);
  await memory.tuples.keep(tuples.slice(30));
  const count = () => look<{ of: number }>(file, "SELECT count(*) AS of FROM vectors")[0]?.of;
  const before = count();
  const reader = await openIn(file, { readOnly: true });
  for (const filter of [...filters, { k: 0 }, { k: 1 }, { k: 40 }, { household: "kitchen" }]) {
    const asked = { ...query, k: 10, ...filter };
    const ids = async ({ tuples }: OpenMemory) =>
      (await tuples.nearest(asked)).map(({ tuple, similarity }) => [
        tuple.id,
        similarity.toFixed(3),
      ]);
    const sorted = (all: string[][]) => all.toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
    const [found, wanted] = [await ids(reader), await ids(exact)];
    expect(found.map((one) => one[1])).toEqual(wanted.map((one) => one[1]));
    const least = wanted.at(-1)?.[1];
    const above = (all: string[][]) => sorted(all.filter((one) => one[1] !== least));
    expect(above(found)).toEqual(above(wanted));
  }
  expect([before, count()]).toEqual([20, 20]);
});
