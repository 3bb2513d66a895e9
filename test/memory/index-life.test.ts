/** The index on the disk: kept, caught up with, refused when it is not of these rows, made anew. */
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { describe, expect, it } from "vitest";
import type { IndexState } from "../../memory/index/vector-index.js";
import { openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { newFile } from "./folder.js";
import { draw, Place, random, savedPlace } from "./index-life-setup.js";
import { beginEpisode, sampleTuple, stoppedClock } from "./samples.js";

describe("a snapshot", () => {
  it("is taken up with its watermark; later rows are added, deleted ones are not found", async () => {
    const place = await savedPlace();
    const covers = place.index.state().covers;
    await place.reopen();
    await place.put(400, 450);
    place.db.run("DELETE FROM vectors WHERE number % 7 = 0");
    expect(await place.recall()).toBeGreaterThan(0.98);
    const state = await place.index.settle();
    expect(state).toMatchObject({ snapshot: null, trouble: null });
    expect(state.covers).toBeGreaterThan(covers);
    expect(state.tombstones).toBeGreaterThan(50);
    expect(state.recallAt10).toBeGreaterThanOrEqual(0.98);
  });

  it("leaves one graph beside the database, and takes leftovers of a crash away", async () => {
    const place = await savedPlace();
    writeFileSync(`${place.file}.tuple-9-dead.hnsw`, "half");
    await place.put(400, 500);
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
    expect(place.index.state()).toMatchObject({ snapshot: null, points: 400 });
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
    const place = await savedPlace(300);
    place.db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    copyFileSync(place.file, `${place.file}.backup`);
    await place.put(300, 420);
    await place.index.settle();
    await place.index.save();
    await place.index.close();
    place.db.close();
    copyFileSync(`${place.file}.backup`, place.file);
    const restored = new Place(place.file);
    expect((await restored.index.check())?.verdict).toBe("stale");
    await restored.put(1000, 1200); // the same numbers again, for other rows
    expect((await restored.index.check())?.verdict).toBe("stale");
    expect(await restored.recall()).toBeGreaterThan(0.98);
    expect(restored.index.state().snapshot).toBe("stale");
  });

  it("that cannot be written is told, and nothing else suffers", async () => {
    const place = new Place();
    mkdirSync(`${place.file}.tuple.index.json`);
    await place.put(0, 400);
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
  expect(await place.index.save()).toMatchObject({ points: 399, tombstones: 0, snapshot: null });
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
  expect(state).toMatchObject({ points: 200, tombstones: 0 });
  expect(await place.recall()).toBeGreaterThan(0.98);
});

it("a household's vectors are read again after each write and each deletion", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginEpisode(memory);
  const nearest = () =>
    memory.tuples.nearest({ goal: "a", observation: "b", household: "kitchen", k: 5 });
  expect(await nearest()).toEqual([]);
  await memory.episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
  expect(await nearest()).toHaveLength(1);
  const other = new SqliteFile({ file, readOnly: false });
  other.run("DELETE FROM tuples");
  other.close();
  expect(await nearest()).toEqual([]);
  await memory.close();
});
