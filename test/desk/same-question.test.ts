/** Which questions are taken for the same. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";
import { readJsonLines } from "../../src/core/json.js";
import { gistOf } from "../../src/desk/gist.js";
import { isSameQuestion, isTakenForSame } from "../../src/desk/same-question.js";

const pairs = readJsonLines(
  z.strictObject({
    one: z.string(),
    other: z.string(),
    same: z.boolean(),
    /** How alike the embedder finds them. */
    similarity: z.number(),
    /** They mean the same word by word, and count as the same from just this similarity on. */
    sameGist: z.boolean().optional(),
    /** They are told apart even where a language model takes them for the same. */
    evenIfJudged: z.boolean().optional(),
  }),
  fileURLToPath(new URL("pairs/by-rule.jsonl", import.meta.url)),
);

it.each(pairs)("$one / $other: $same", async ({ one, other, same, similarity, ...more }) => {
  let asked = 0;
  const judge = async (): Promise<boolean> => {
    asked += 1;
    return true;
  };
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(isSameQuestion(a, b, similarity)).toBe(same);
    if (more.evenIfJudged)
      expect(await isTakenForSame({ one: a, other: b, similarity }, judge)).toBe(false);
  }
  expect(asked).toBe(0);
  if (!more.sameGist) return;
  expect(gistOf(one)).toEqual(gistOf(other));
  expect(isSameQuestion(one, other, similarity - 0.01)).toBe(false);
});
