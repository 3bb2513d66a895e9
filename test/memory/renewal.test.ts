/** Vectors of another embedder and damaged ones are made again in the background, also after a kill. */
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { createWordsEmbedder } from "../../memory/embed/words.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { look, newFile, openIn } from "./folder.js";
import { sampleTuple } from "./samples.js";

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
