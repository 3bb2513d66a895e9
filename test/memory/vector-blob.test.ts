import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { packVector, readVector } from "../../memory/index/vector-blob.js";
import { embedIfPossible } from "../../memory/index/vector-rows.js";
import { migrations } from "../../memory/migrations/index.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { seededRandom } from "../../src/core/random.js";

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
