/** Which questions are taken for the same, on pairs that nothing was tuned on. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { isSameQuestion } from "../../../src/desk/same-question.js";
import { benchParaphrases, readPairs } from "../../../src/research/memory/bench-paraphrases.js";

const file = fileURLToPath(
  new URL("../../../src/research/memory/paraphrases.jsonl", import.meta.url),
);

it("has 150 pairs of either sort, half of them held back, none twice", () => {
  const pairs = readPairs(file);
  const texts = pairs.map(({ one, other }) => `${one}|${other}`);
  expect(new Set(texts).size).toBe(300);
  for (const half of [0, 1])
    for (const same of [true, false])
      expect(
        pairs.filter(({ id, same: is }) => Number(id) % 2 === half && is === same),
      ).toHaveLength(75);
});

it("takes few wrong pairs for the same and finds most of the right ones, on the reporting half", async () => {
  const pairs = readPairs(file);
  const embedder = createHashingEmbedder();
  const { report } = await benchParaphrases({ pairs, embedder, decide: isSameQuestion });
  expect(report.pairs).toBe(150);
  expect(report.precision).toBeGreaterThanOrEqual(0.97);
  expect(report.recall).toBeGreaterThanOrEqual(0.8);
  expect(Math.max(...report.embedderAlone.map(({ recall }) => recall))).toBe(1);
});
