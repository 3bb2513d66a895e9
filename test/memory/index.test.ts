import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { RowReader } from "../../memory/index/row-reader.js";
import { Tail } from "../../memory/index/tail.js";
import { VectorIndex } from "../../memory/index/vector-index.js";
import { embedIfPossible, putVector } from "../../memory/index/vector-rows.js";
import { migrations } from "../../memory/migrations/index.js";
import { openMemory } from "../../memory/open.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { type Random, seededRandom } from "../../src/core/random.js";
import { newFile } from "./folder.js";
import { beginAsking, sampleTuple, stoppedClock } from "./samples.js";

const dimensions = 32;
const embedder = { id: "given", dimensions, embed: async () => [] };

function openRows(): SqliteFile {
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  migrate(db, migrations, 1);
  return db;
}

function randomVector(random: Random): Float32Array {
  const vector = Float32Array.from({ length: dimensions }, () => random() - 0.5);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

async function put(file: SqliteFile, id: string, vector: Float32Array): Promise<void> {
  const db = createSqliteDriver(file, null);
  await db.write(() => putVector({ kind: "tuple", id, embedder, vector }));
}

describe("the rows of an index", () => {
  const vectorAt = (at: number) => Float32Array.from({ length: dimensions }, (_, i) => +(i === at));

  it("are those of its kind", async () => {
    const db = openRows();
    await put(db, "t1", vectorAt(1));
    await createSqliteDriver(db, null).write(() =>
      putVector({ kind: "question", id: "q1", embedder, vector: vectorAt(2) }),
    );
    await put(db, "t2", vectorAt(3));
    const rows = new RowReader(createSqliteDriver(db, null), "tuple", embedder);
    expect((await rows.byNumbers(await rows.numbers())).map(({ id }) => id)).toEqual(["t1", "t2"]);
    expect(await rows.numbers()).toHaveLength(2);
  });

  it("stay in the tail until the graph has them, each once", async () => {
    const db = openRows();
    for (let row = 1; row <= 4; row++) await put(db, `t${row}`, vectorAt(row));
    const rows = new RowReader(createSqliteDriver(db, null), "tuple", embedder);
    const [first = 0, second = 0] = await rows.numbers();
    const tail = new Tail();
    const rowsAfter = async (covered: number) =>
      (await tail.after(covered, rows)).map(({ id }) => id);
    expect(await rowsAfter(0)).toEqual(["t1", "t2", "t3", "t4"]);
    expect(await rowsAfter(first)).toEqual(["t2", "t3", "t4"]);
    expect(await rowsAfter(second)).toEqual(["t3", "t4"]);
    await put(db, "t5", vectorAt(5));
    expect(await rowsAfter(second)).toEqual(["t3", "t4", "t5"]);
  });
});

describe("vector index", () => {
  it("finds by HNSW nearly what brute force finds, also after adds and deletions", async () => {
    const db = openRows();
    const random = seededRandom(1, "vectors");
    const graph = new VectorIndex({
      db: createSqliteDriver(db, null),
      kind: "tuple",
      file: null,
      embedder,
      graphFrom: 1,
    });
    const exact = new VectorIndex({
      db: createSqliteDriver(db, null),
      kind: "tuple",
      file: null,
      embedder,
      graphFrom: 1e9,
    });
    const recall = async (): Promise<number> => {
      let found = 0;
      for (let query = 0; query < 40; query++) {
        const vector = randomVector(random);
        const truth = (await exact.nearest(vector, 10)).map(({ id }) => id);
        const hits = await graph.nearest(vector, 10);
        expect(hits).toHaveLength(10);
        expect(new Set(hits.map(({ id }) => id)).size).toBe(10);
        found += hits.filter(({ id }) => truth.includes(id)).length;
      }
      return found / 400;
    };
    for (let row = 0; row < 800; row++) await put(db, `t${row}`, randomVector(random));
    expect(await recall()).toBeGreaterThan(0.97);
    for (let row = 800; row < 900; row++) await put(db, `t${row}`, randomVector(random));
    expect(await recall()).toBeGreaterThan(0.97);
    db.run("DELETE FROM vectors WHERE number % 3 = 0");
    expect(await recall()).toBeGreaterThan(0.97);
    db.run("DELETE FROM vectors WHERE number > 300");
    expect(await recall()).toBeGreaterThan(0.97);
  });

  it("gives the same similarities either way, and a replaced row once, at its new place", async () => {
    const db = openRows();
    const random = seededRandom(2, "vectors");
    for (let row = 0; row < 50; row++) await put(db, `t${row}`, randomVector(random));
    const graph = new VectorIndex({
      db: createSqliteDriver(db, null),
      kind: "tuple",
      file: null,
      embedder,
      graphFrom: 1,
    });
    const query = randomVector(random);
    await graph.nearest(query, 1);
    await put(db, "t7", query);
    const hits = await graph.nearest(query, 50);
    expect(hits[0]?.id).toBe("t7");
    expect(hits).toHaveLength(50);
    const exact = new VectorIndex({
      db: createSqliteDriver(db, null),
      kind: "tuple",
      file: null,
      embedder,
      graphFrom: 1e9,
    });
    for (const [rank, hit] of (await exact.nearest(query, 50)).entries()) {
      expect(hits[rank]?.similarity).toBeCloseTo(hit.similarity, 4);
    }
  });

  it("answers while several search at once", async () => {
    const db = openRows();
    const random = seededRandom(3, "vectors");
    for (let row = 0; row < 300; row++) await put(db, `t${row}`, randomVector(random));
    const graph = new VectorIndex({
      db: createSqliteDriver(db, null),
      kind: "tuple",
      file: null,
      embedder,
      graphFrom: 1,
    });
    const query = randomVector(random);
    const results = await Promise.all([1, 2, 3].map(() => graph.nearest(query, 5)));
    expect(results[0]).toHaveLength(5);
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  it("refuses vectors that HNSW would swallow", async () => {
    const give = (vector: Float32Array) => ({ ...embedder, embed: async () => [vector] });
    const nan = new Float32Array(dimensions).fill(Number.NaN);
    await expect(embedIfPossible(give(nan), [["a"]])).rejects.toMatchObject({ code: "bad-vector" });
    const short = new Float32Array(3).fill(1);
    await expect(embedIfPossible(give(short), [["a"]])).rejects.toMatchObject({
      code: "bad-vector",
    });
    const zero = new Float32Array(dimensions);
    await expect(embedIfPossible(give(zero), [["a"]])).rejects.toMatchObject({
      code: "bad-vector",
    });
  });
});

describe("embedders", () => {
  it("embeds again when the embedder changes, and mixes no two", async () => {
    const file = newFile();
    const clock = stoppedClock();
    const first = await openMemory({ file, clock, embedder: createHashingEmbedder(64) });
    await beginAsking(first);
    await first.episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
    await first.close();

    const second = await openMemory({ file, clock, embedder: createHashingEmbedder(96) });
    const { goal, observation } = sampleTuple();
    for (const household of [undefined, "kitchen"]) {
      const [hit] = await second.tuples.nearest({ goal, observation, household, k: 3 });
      expect(hit?.similarity).toBeCloseTo(1, 5);
    }
    await second.close();

    const db = new SqliteFile({ file, readOnly: true });
    expect(db.all("SELECT kind, embedder, dimensions FROM vectors ORDER BY kind")).toEqual([
      { kind: "tuple", embedder: "hashing-v1-96", dimensions: 96 },
    ]);
    db.close();
  });

  it("gives a vector to what is searched, once, and to nothing else", async () => {
    const file = newFile();
    const memory = await openMemory({ file, clock: stoppedClock() });
    const db = new SqliteFile({ file, readOnly: true });
    const kept = () => db.all("SELECT number, kind FROM vectors");
    await beginAsking(memory);
    await memory.episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
    expect(kept()).toEqual([]);
    const query = { goal: "put a mug", observation: "You see a mug 1.", k: 3 };
    for (let time = 0; time < 2; time++) {
      expect(await memory.tuples.nearest(query)).toHaveLength(1);
      expect(kept()).toEqual([{ number: 1, kind: "tuple" }]);
    }
    db.close();
    await memory.close();
  });
});
