import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { type IndexState, VectorIndex } from "../../memory/index/vector-index.js";
import { embedIfPossible, putVector } from "../../memory/index/vector-rows.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { type Random, seededRandom } from "../../src/core/random.js";
import { look, newFile, openIn, writeBlank } from "./folder.js";
import { sampleTuple } from "./samples.js";

// Other than the links of a node.
const dimensions = 12;

const embedder = { id: "given", dimensions, embed: async () => [] };

const random = seededRandom(5, "index life");

/** A database file with an index over it; small graphs, so that every stage is seen. */
class Place {
  readonly file: string;
  db: SqliteFile;
  index: VectorIndex;

  constructor(file?: string) {
    this.file = file ?? newFile();
    if (file === undefined) writeBlank(this.file);
    this.db = new SqliteFile({ file: this.file, readOnly: false });
    this.index = this.over();
  }

  over(graphFrom = 50, id = embedder.id): VectorIndex {
    const { file } = this;
    const db = createSqliteDriver(this.db, file);
    return new VectorIndex({ db, kind: "tuple", embedder: { ...embedder, id }, graphFrom, file });
  }

  async put(from: number, to: number, id = embedder.id): Promise<void> {
    await createSqliteDriver(this.db, this.file).write(function* () {
      for (let row = from; row < to; row++)
        yield* putVector({
          kind: "tuple",
          id: `t${row}`,
          embedder: { ...embedder, id },
          vector: draw(random),
        });
    });
  }

  /** As if the process had ended and begun again. */
  async reopen(): Promise<void> {
    await this.index.close();
    this.db.close();
    this.db = new SqliteFile({ file: this.file, readOnly: false });
    this.index = this.over();
  }

  /** Returns the share of brute force's ten nearest that the index finds. */
  async recall(queries = 20): Promise<number> {
    const exact = this.over(1e9);
    let found = 0;
    for (let query = 0; query < queries; query++) {
      const vector = draw(random);
      const truth = (await exact.nearest(vector, 10)).map(({ id }) => id);
      const hits = (await this.index.nearest(vector, 10)).map(({ id }) => id);
      expect(new Set(hits).size).toBe(hits.length);
      found += hits.filter((id) => truth.includes(id)).length / truth.length;
    }
    return found / queries;
  }

  vectorOf(row: string): Buffer {
    const kept = this.db.get<{ vector: Buffer }>("SELECT vector FROM vectors WHERE row_id = @row", {
      row,
    });
    return kept?.vector ?? Buffer.alloc(1);
  }

  names(end: string): readonly string[] {
    const folder = path.dirname(this.file);
    return readdirSync(folder).flatMap((name) =>
      name.endsWith(end) ? [path.join(folder, name)] : [],
    );
  }
}

function draw(from: Random): Float32Array {
  const vector = Float32Array.from({ length: dimensions }, () => from() - 0.5);
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / length);
}

async function savedPlace(rows = 200): Promise<Place> {
  const place = new Place();
  await place.put(0, rows);
  await place.index.settle();
  expect(await place.index.save()).toMatchObject({ snapshot: null, trouble: null });
  return place;
}

describe("the graph", () => {
  it("gives the similarities of comparing each row, and a replaced row once, at its new place", async () => {
    const place = new Place();
    await place.put(0, 60);
    const [graph, exact] = [place.over(1), place.over(1e9)];
    const query = draw(random);
    await graph.nearest(query, 1);
    const db = createSqliteDriver(place.db, null);
    await db.write(() => putVector({ kind: "tuple", id: "t7", embedder, vector: query }));
    const found = await Promise.all([1, 2, 3].map(() => graph.nearest(query, 60)));
    const [hits = []] = found;
    for (const same of found) expect(same).toEqual(hits);
    expect(hits[0]?.id).toBe("t7");
    expect(new Set(hits.map(({ id }) => id)).size).toBe(60);
    for (const [rank, hit] of (await exact.nearest(query, 60)).entries())
      expect(hits[rank]?.similarity).toBeCloseTo(hit.similarity, 4);
  });

  it.each([
    ["no numbers", new Float32Array(embedder.dimensions).fill(Number.NaN)],
    ["another length", new Float32Array(3).fill(1)],
    ["zeros", new Float32Array(embedder.dimensions)],
  ])("is given no vector of %s", async (_, vector) => {
    const give = { ...embedder, embed: async () => [vector] };
    expect(await embedIfPossible(give, [["a"]])).toEqual([null]);
  });
});

it("rows get a vector when they are searched, once, and another when the embedder changes", async () => {
  const file = newFile();
  const kept = () => look(file, "SELECT kind, embedder, dimensions FROM vectors");
  const { goal, observation } = sampleTuple();
  const first = await openIn(file, { embedder: createHashingEmbedder(64) });
  await first.asking();
  await first.finish("e1", { tuples: [sampleTuple()] });
  expect(kept()).toEqual([]);
  for (let time = 0; time < 2; time++) {
    expect(await first.tuples.nearest({ goal, observation, k: 3 })).toHaveLength(1);
    expect(kept()).toEqual([{ kind: "tuple", embedder: "hashing-v1-64", dimensions: 64 }]);
  }
  await first.close();
  const second = await openIn(file, { embedder: createHashingEmbedder(96) });
  for (const household of [undefined, "kitchen"]) {
    const [hit] = await second.tuples.nearest({ goal, observation, household, k: 3 });
    expect(hit?.similarity).toBeCloseTo(1, 5);
  }
  expect(kept()).toEqual([{ kind: "tuple", embedder: "hashing-v1-96", dimensions: 96 }]);
});

describe("a snapshot", () => {
  it("is taken up with its watermark; later rows are added, deleted ones are not found", async () => {
    const place = await savedPlace();
    const { covers, recallAt10 } = place.index.state();
    await place.reopen();
    await place.index.nearest(draw(seededRandom(1)), 1);
    expect(place.index.state()).toMatchObject({ covers, recallAt10: recallAt10 ?? "measured" });
    await place.put(200, 230);
    place.db.run("DELETE FROM vectors WHERE number % 7 = 0");
    expect(await place.recall()).toBeGreaterThan(0.98);
    const state = await place.index.settle();
    expect(state).toMatchObject({ snapshot: null, trouble: null });
    expect(state.covers).toBeGreaterThan(covers);
    expect(state.tombstones).toBeGreaterThan(25);
    expect(state.recallAt10).toBeGreaterThanOrEqual(0.98);
  });

  it("leaves one graph beside the database, and takes leftovers of a crash away", async () => {
    const place = await savedPlace();
    writeFileSync(`${place.file}.tuple-9-dead.hnsw`, "half");
    await place.put(200, 260);
    await place.index.settle();
    await place.index.save();
    expect(place.names(".hnsw")).toHaveLength(1);
    expect(place.names(".tmp")).toEqual([]);
  });

  const damages: readonly [string, IndexState["snapshot"], (place: Place) => void][] = [
    ["missing", "missing", (place) => rmSync(place.names(".index.json")[0] ?? "")],
    ["without its graph", "corrupt", (place) => rmSync(place.names(".hnsw")[0] ?? "")],
    ["truncated", "corrupt", (place) => truncateSync(place.names(".hnsw")[0] ?? "", 5000)],
    [
      "changed in one byte",
      "corrupt",
      (place) => {
        const [name = ""] = place.names(".hnsw");
        const bytes = readFileSync(name);
        bytes.writeUInt8(bytes.readUInt8(9000) ^ 1, 9000);
        writeFileSync(name, bytes);
      },
    ],
    [
      "with a broken header",
      "corrupt",
      (place) => writeFileSync(place.names(".index.json")[0] ?? "", '{"format":1'),
    ],
  ];

  it.each(damages)("%s is made anew, and answers are right meanwhile", async (_, said, damage) => {
    const place = await savedPlace();
    await place.reopen();
    damage(place);
    expect(await place.recall()).toBeGreaterThan(0.98);
    expect(place.index.state().snapshot).toBe(said);
    expect((await place.index.check())?.verdict).toBe(said);
    await place.index.rebuild();
    expect(place.index.state()).toMatchObject({ snapshot: null, points: 200 });
    expect((await place.index.check())?.verdict).toBe("fresh");
    expect(await place.recall()).toBeGreaterThan(0.98);
  });

  it("of another embedder is not used, and no vector of that one is found", async () => {
    const place = await savedPlace();
    const other = place.over(50, "other");
    await place.put(400, 500, "other");
    const hits = await other.nearest(draw(random), 200);
    expect(hits).toHaveLength(100);
    expect(other.state().snapshot).toBe("other embedder");
    expect((await place.over(50, "other").check())?.verdict).toBe("other embedder");
  });

  it("of later rows than a database from a backup has is not used", async () => {
    const place = await savedPlace();
    place.db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    copyFileSync(place.file, `${place.file}.backup`);
    await place.put(200, 280);
    await place.index.settle();
    await place.index.save();
    await place.index.close();
    place.db.close();
    copyFileSync(`${place.file}.backup`, place.file);
    const restored = new Place(place.file);
    expect((await restored.index.check())?.verdict).toBe("stale");
    await restored.put(1000, 1150); // the same numbers again, for other rows
    expect((await restored.index.check())?.verdict).toBe("stale");
    expect(await restored.recall()).toBeGreaterThan(0.98);
    expect(restored.index.state().snapshot).toBe("stale");
  });

  it("that cannot be written is told, and nothing else suffers", async () => {
    const place = new Place();
    mkdirSync(`${place.file}.tuple.index.json`);
    await place.put(0, 200);
    await place.index.settle();
    const { trouble } = await place.index.save();
    expect(trouble).toContain("index.json");
    expect(await place.recall()).toBeGreaterThan(0.98);
  });

  it("is not made for few rows", async () => {
    const place = new Place();
    await place.put(0, 40);
    expect(await place.index.settle()).toMatchObject({ points: 0, width: null });
    expect((await place.index.check())?.verdict).toBe("not needed");
    await place.reopen();
    expect(place.names(".hnsw")).toEqual([]);
  });
});

it("erases what was deleted: no snapshot has it, whatever was being done", async () => {
  const place = await savedPlace();
  const secret = place.vectorOf("t7");
  const isKept = () => place.names(".hnsw").some((file) => readFileSync(file).includes(secret));
  expect(isKept()).toBe(true);
  place.db.run("DELETE FROM vectors WHERE row_id = 't7'");
  const erased = place.index.erase();
  const saved = place.index.save();
  await erased;
  expect(isKept()).toBe(false);
  await saved;
  expect(isKept()).toBe(false);
  await place.index.settle();
  expect(await place.index.save()).toMatchObject({ points: 199, tombstones: 0, snapshot: null });
  expect(place.names(".hnsw")).toHaveLength(1);
  expect(isKept()).toBe(false);
  expect(await place.recall()).toBeGreaterThan(0.98);
  const [graph] = place.names(".hnsw");
  await place.index.erase();
  expect(place.names(".hnsw")).toEqual([graph]);
});

it("compacts when a fifth of the graph are tombstones", async () => {
  const place = await savedPlace();
  place.db.run("DELETE FROM vectors WHERE number % 2 = 0");
  const state = await place.index.settle();
  expect(state).toMatchObject({ points: 100, tombstones: 0 });
  expect(await place.recall()).toBeGreaterThan(0.98);
});

it("answers right while it is made anew and rows come and go", async () => {
  const place = await savedPlace(500);
  let isDone = false;
  const rebuilding = place.index.rebuild().then(() => {
    isDone = true;
  });
  let rounds = 0;
  let recall = 0;
  for (; !isDone; rounds++) {
    await place.put(1000 + rounds * 10, 1010 + rounds * 10);
    place.db.run("DELETE FROM vectors WHERE number = @number", { number: 3 + rounds * 5 });
    recall += await place.recall(5);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await rebuilding;
  expect(rounds).toBeGreaterThan(1);
  expect(recall / rounds).toBeGreaterThan(0.97);
  expect(await place.recall()).toBeGreaterThan(0.98);
});
