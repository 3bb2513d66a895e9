import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";
import { readJsonLines } from "../../src/core/json.js";
import { isSameQuestion, isTakenForSame, mayBeOffered } from "../../src/desk/ask/same-question.js";

const pairs = readJsonLines(
  z.strictObject({
    one: z.string(),
    other: z.string(),
    same: z.boolean(),
    /** They are told apart even where a language model takes them for the same. */
    evenIfJudged: z.boolean().optional(),
    /** Neither's answer is offered with the other: another name or number. */
    neverOffered: z.boolean().optional(),
  }),
  fileURLToPath(new URL("pairs/by-rule.jsonl", import.meta.url)),
);

it.each(pairs)("$one / $other: $same", async ({ one, other, same, ...more }) => {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(isSameQuestion(a, b)).toBe(same);
    if (more.evenIfJudged)
      expect(await isTakenForSame({ one: a, other: b }, async () => true)).toBe(false);
    expect(mayBeOffered(a, b)).toBe(more.neverOffered !== true);
  }
});
