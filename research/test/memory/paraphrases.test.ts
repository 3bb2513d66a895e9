/** Which questions are taken for the same, on pairs that nothing was tuned on. */

import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { isSameQuestion, isTakenForSame } from "../../../src/desk/same-question.js";
import { benchParaphrases, readPairs } from "../../memory/bench-paraphrases.js";

const file = fileURLToPath(new URL("../../memory/paraphrases.jsonl", import.meta.url));

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

const embedder = createHashingEmbedder();
const byAnotherHand = (name: string) =>
  readPairs(fileURLToPath(new URL(`../../../test/desk/pairs/${name}.jsonl`, import.meta.url)));

it.each(["tune", "report"])(
  "takes none of the near misses of another hand for the same: %s",
  async (name) => {
    const pairs = byAnotherHand(name);
    const { precision } = await benchParaphrases({ pairs, embedder, decide: isSameQuestion });
    expect(precision).toBe(1);
  },
);

it("asks a judge about pairs that the rules leave open; one that lies is believed seldom, one that fails never", async () => {
  const pairs = byAnotherHand("tune");
  const isSame = new Map(pairs.map(({ one, other, same }) => [`${one}|${other}`, same]));
  const measure = (judge: (one: string, other: string) => Promise<boolean>) =>
    benchParaphrases({
      pairs,
      embedder,
      decide: isSameQuestion,
      helped: (one, other, similarity) => isTakenForSame({ one, other, similarity }, judge),
    });
  const alone = await benchParaphrases({ pairs, embedder, decide: isSameQuestion });
  const honest = await measure(async (one, other) => isSame.get(`${one}|${other}`) === true);
  expect(honest.precision).toBe(1);
  expect(honest.recall).toBeGreaterThan(alone.recall + 0.05);
  expect((await measure(async () => false)).recall).toBe(alone.recall);
  expect((await measure(async () => true)).precision).toBeGreaterThan(0.85);
});
