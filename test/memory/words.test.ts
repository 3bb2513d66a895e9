import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { piecesOf } from "../../memory/embed/word-pieces.js";
import { wordTable } from "../../memory/embed/word-table.js";
import { createWordsEmbedder } from "../../memory/embed/words.js";
import { packageFile } from "../../src/core/package-file.js";

/** A text, its pieces, and the first 8 of 128 numbers of meaning, computed by a second reader in another language. */
const expected: readonly (readonly [string, readonly string[], readonly number[]])[] = [
  [
    "Where is the couch?",
    ["where", "is", "the", "couch", "?"],
    [-0.12604, 0.00669, 0.07589, 0.00569, -0.12439, -0.09733, 0.03215, -0.03295],
  ],
  [
    "Who owns the settee?",
    ["who", "owns", "the", "set", "##tee", "?"],
    [-0.0144, -0.13668, -0.03034, 0.22138, -0.04935, -0.10676, 0.3339, 0.06991],
  ],
  [
    "It's in the fridge, next to Ana's cup.",
    ["it", "'", "s", "in", "the", "fridge", ",", "next", "to", "ana", "'", "s", "cup", "."],
    [-0.09412, 0.03305, 0.17266, 0.04991, 0.11082, -0.15927, -0.02233, -0.05637],
  ],
  [
    "the 2nd drawer",
    ["the", "2nd", "drawer"],
    [-0.09683, -0.14368, 0.11025, -0.0355, -0.03561, -0.02864, -0.01585, -0.13805],
  ],
  [
    "Teapots!",
    ["tea", "##pot", "##s", "!"],
    [-0.1022, 0.11188, -0.01598, 0.07224, 0.1657, -0.23066, 0.02714, -0.01112],
  ],
  [
    "naïve café",
    ["naive", "cafe"],
    [0.04614, -0.04253, -0.09565, 0.12441, 0.06544, -0.29971, -0.11105, -0.01999],
  ],
  ["ok", ["ok"], [0, -0.07271, 0.06092, 0.18471, 0.17096, 0.08843, -0.17489, 0.02358]],
  [
    "12:30",
    ["12", ":", "30"],
    [-0.2248, 0.04889, 0.06665, 0.28754, 0.03587, -0.01169, -0.02396, -0.11172],
  ],
  [
    "Wo ist die Tasse?",
    ["wo", "ist", "die", "ta", "##sse", "?"],
    [0.00922, 0.08635, 0.07305, -0.00176, 0.00642, 0.19137, 0.12248, -0.10948],
  ],
  ["", [], [0, 0, 0, 0, 0, 0, 0, 0]],
];

const words = createWordsEmbedder();
const lengthOf = (vector: Float32Array) => Math.hypot(...vector);

it("comes with the table that was trained", () => {
  const data = readFileSync(packageFile("memory/embed/pieces-128.bin"));
  expect(createHash("sha256").update(data).digest("hex")).toBe(
    "c3c606853e97c271115f008c19d8456bcd39bbfcdc1e4d476fe17446f6f4b5c8",
  );
  expect(wordTable().ids.size).toBe(29_523);
});

it.each(expected)("cuts %j into pieces and sums their vectors", async (text, pieces, meaning) => {
  const { ids } = wordTable();
  expect(piecesOf(text, ids)).toEqual(pieces.map((piece) => ids.get(piece)));
  const [vector = new Float32Array()] = await words.embed([text]);
  expect(vector).toHaveLength(384);
  expect(lengthOf(vector)).toBeCloseTo(1, 5);
  for (const [at, number] of meaning.entries())
    expect((vector[at] ?? 0) / Math.sqrt(0.7)).toBeCloseTo(number, 4);
});

it("has letters beside the meaning, and alone where no piece is known", async () => {
  const [known = new Float32Array(), unknown = new Float32Array()] = await words.embed([
    "sofa",
    "ꙮ",
  ]);
  const [sofa = new Float32Array(), sign = new Float32Array()] = await createHashingEmbedder(
    256,
  ).embed(["sofa", "ꙮ"]);
  expect(lengthOf(known.subarray(0, 128)) ** 2).toBeCloseTo(0.7, 5);
  for (const [at, value] of sofa.entries())
    expect(known[128 + at]).toBeCloseTo(value * Math.sqrt(0.3), 5);
  expect(unknown).toEqual(new Float32Array([...new Float32Array(128), ...sign]));
});

it("puts words of one meaning near each other, and knows a word with a typing error", async () => {
  const [couch, sofa, kettle, ketle] = await words.embed([
    "Where is the couch?",
    "Has anybody seen the sofa?",
    "the kettle",
    "the ketle",
  ]);
  const near = (one: Float32Array | undefined, other: Float32Array | undefined) =>
    one?.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0) ?? 0;
  expect(near(couch, sofa)).toBeGreaterThan(0.4);
  expect(near(couch, kettle)).toBeLessThan(0.25);
  expect(near(kettle, ketle)).toBeGreaterThan(near(sofa, ketle) + 0.1);
});
