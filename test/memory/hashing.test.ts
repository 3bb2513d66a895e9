import fc from "fast-check";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";

const embedder = createHashingEmbedder();

async function cosine(one: string, other: string): Promise<number> {
  const [a = new Float32Array(), b = new Float32Array()] = await embedder.embed([one, other]);
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

it("names itself with its dimensions", async () => {
  expect(embedder).toMatchObject({ id: "hashing-v1-384", dimensions: 384 });
  const [vector] = await createHashingEmbedder(64).embed(["mug"]);
  expect(vector).toHaveLength(64);
});

it("gives the same numbers in every process (stored vectors depend on it)", async () => {
  const [vector = new Float32Array()] = await createHashingEmbedder(8).embed(["Where is a mug?"]);
  expect(Array.from(vector, (value) => Number(value.toFixed(4)))).toEqual([
    0.5185, -0.4173, 0.3478, 0.3941, -0.0716, -0.0716, -0.3395, 0.3941,
  ]);
});

it("gives unit vectors for any text", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
      expect(await cosine(text, text)).toBeCloseTo(1, 4);
    }),
    { seed: 3 },
  );
});

it("puts like near like", async () => {
  const question = "Where is a mug?";
  expect(await cosine(question, "where is  A MUG")).toBeCloseTo(1, 5);
  const near = await cosine(question, "Where are the mugs?");
  const far = await cosine(question, "Heat an apple in the microwave.");
  expect(near).toBeGreaterThan(0.3);
  expect(far).toBeLessThan(0.2);
  expect(near).toBeGreaterThan(await cosine(question, "Which knife do you want?"));
});
