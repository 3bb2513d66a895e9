import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { embedIfPossible, packVector, readVector } from "../../memory/index/vector-rows.js";
import { migrations } from "../../memory/migrations/index.js";
import { migrate, requireMigrated } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { seededRandom } from "../../src/core/random.js";
import { newFile, openIn, writeBlank } from "./folder.js";

const one = { name: "0001-one", sql: "CREATE TABLE one (a TEXT)" };
const two = { name: "0002-two", sql: "CREATE TABLE two (b TEXT); INSERT INTO two VALUES ('x')" };
const broken = { name: "0003-broken", sql: "CREATE TABLE three (c TEXT); nonsense" };

function openEmpty(): SqliteFile {
  return new SqliteFile({ file: ":memory:", readOnly: false });
}

function names(db: SqliteFile): readonly string[] {
  return db
    .all<{ name: string }>("SELECT name FROM migrations ORDER BY name")
    .map((row) => row.name);
}

it("runs each once, in order", () => {
  const db = openEmpty();
  migrate(db, [one], 5);
  migrate(db, [one, two], 6);
  migrate(db, [one, two], 7);
  expect(db.all("SELECT * FROM migrations")).toEqual([
    { name: "0001-one", applied_at: 5 },
    { name: "0002-two", applied_at: 6 },
  ]);
  expect(db.all("SELECT b FROM two")).toEqual([{ b: "x" }]);
});

it("leaves nothing of one that fails, and keeps those before it", () => {
  const db = openEmpty();
  expect(() => migrate(db, [one, two, broken], 5)).toThrow(/nonsense/);
  expect(names(db)).toEqual(["0001-one", "0002-two"]);
  expect(db.all("SELECT name FROM sqlite_schema WHERE name = 'three'")).toEqual([]);
});

it("refuses a database that is newer than the code, or from before its first migration", () => {
  const db = openEmpty();
  migrate(db, [one, two], 5);
  expect(() => migrate(db, [one], 6)).toThrow(expect.objectContaining({ code: "database-newer" }));
  expect(() => migrate(db, [one], 6)).toThrow(/0002-two.*Update Sous/);
  for (const open of [migrate, requireMigrated])
    expect(() => open(db, [two], 6)).toThrow(
      expect.objectContaining({
        code: "database-too-old",
        message: expect.stringMatching(/0001-one.*SOUS_DB/),
      }),
    );
});

it("applies those that were merged later, whatever their numbers", () => {
  const db = openEmpty();
  const three = { name: "0003-three", sql: "CREATE TABLE three (c TEXT)" };
  const four = { name: "0003-four", sql: "CREATE TABLE four (d TEXT)" };
  migrate(db, [one, three], 5);
  expect(() => requireMigrated(db, [one, two, four, three])).toThrow(/lacks 0002-two, 0003-four\./);
  migrate(db, [one, two, four, three], 6);
  requireMigrated(db, [one, two, four, three]);
  migrate(db, [one, two, four, three], 7);
  expect(db.all("SELECT * FROM migrations ORDER BY applied_at, name")).toEqual([
    { name: "0001-one", applied_at: 5 },
    { name: "0003-three", applied_at: 5 },
    { name: "0002-two", applied_at: 6 },
    { name: "0003-four", applied_at: 6 },
  ]);
});

it("refuses to open a file of a newer Sous, for writing and for reading", async () => {
  const file = newFile();
  writeBlank(file);
  const db = new SqliteFile({ file, readOnly: false });
  expect(names(db)).toEqual(migrations.map(({ name }) => name));
  db.run("INSERT INTO migrations VALUES ('9999-future', 1)");
  db.close();
  for (const readOnly of [true, false, false]) {
    await expect(openIn(file, { readOnly })).rejects.toMatchObject({ code: "database-newer" });
  }
});

const random = seededRandom(1, "vectors");

/** `share` is the part of non-zero elements. */
function draw(dimensions: number, share: number, values: number): Float32Array {
  return Float32Array.from({ length: dimensions }, () =>
    random() < share ? Math.fround(Math.floor(random() * values) - values / 3 + 0.1) : 0,
  );
}

it.each([1, 2, 7, 8, 9, 383, 384, 385, 1536])(
  "gives back %i dimensions as they were",
  (dimensions) => {
    for (const share of [0, 0.01, 0.3, 0.9, 1])
      for (const values of [1, 3, 255, 256, 257, 5000]) {
        const vector = draw(dimensions, share, values);
        const blob = packVector(vector);
        expect(blob.length).toBeLessThanOrEqual(4 * dimensions);
        expect(readVector(Buffer.concat([blob]), dimensions)).toEqual(vector);
      }
  },
);

it.each([1, 2, 255, 256, 257, 300])("tells %i values apart, however often they occur", (values) => {
  const vector = Float32Array.from({ length: 1536 }, (_, at) => (at < 700 ? 0 : 1 + (at % values)));
  expect(readVector(packVector(vector), 1536)).toEqual(vector);
});

it("takes a vector that was stored plain", () => {
  const vector = draw(384, 0.3, 60);
  const plain = Buffer.from(vector.buffer.slice(0));
  expect(readVector(plain, 384)).toEqual(vector);
});

it("keeps a sentence of the hashing embedder in a third of its room", async () => {
  const rows = [
    ["put a clean knife on the dining table.", "You clean the knife 1 using the sinkbasin 1."],
  ];
  const [made] = await embedIfPossible(createHashingEmbedder(), rows);
  const vector = made ?? new Float32Array();
  expect(packVector(vector).length).toBeLessThan((4 * 384) / 3);
  expect(readVector(packVector(vector), 384)).toEqual(vector);
});

it("a database from before keeps its vectors, and gives no number again", () => {
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  const former = migrations.filter(({ name }) => name !== "0034-packed-vectors");
  migrate(db, former, 1);
  const put = (id: string, vector: Buffer) =>
    db.run(
      `INSERT INTO vectors (kind, row_id, embedder, dimensions, vector)
       VALUES ('tuple', @id, 'e', 384, @vector)`,
      { id, vector },
    );
  const plain = Buffer.from(draw(384, 0.3, 60).buffer);
  for (const id of ["t1", "t2", "t3"]) put(id, plain);
  db.run("DELETE FROM vectors WHERE row_id = 't3'");
  const kept = db.all("SELECT * FROM vectors ORDER BY number");
  migrate(db, migrations, 2);
  expect(db.all("SELECT * FROM vectors ORDER BY number")).toEqual(kept);
  put("t4", packVector(readVector(plain, 384)));
  db.run("DELETE FROM vectors WHERE row_id = 't1'");
  expect(db.all("SELECT number, row_id FROM vectors ORDER BY number")).toEqual([
    { number: 2, row_id: "t2" },
    { number: 4, row_id: "t4" },
  ]);
  expect(db.all("SELECT vector FROM vector_tombstones ORDER BY number")).toEqual([
    { vector: 3 },
    { vector: 1 },
  ]);
  db.close();
});
