/** Every reply that the rules were made with is read as labelled, but for those that are listed. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { benchGrounding } from "../../../src/research/lab/bench-grounding.js";
import { readGroundingItems } from "../../../src/research/lab/grounding-items.js";

it.each(["tune", "tune-second", "tune-third"])("%s", async (name) => {
  const file = fileURLToPath(new URL(`../replies/${name}.jsonl`, import.meta.url));
  const grounder = createGrammarGrounder();
  const other: string[] = [];
  for (const item of readGroundingItems(file)) {
    const { wrong, missed, wider, askedBack } = await benchGrounding({ items: [item], grounder });
    if (wrong + missed + wider > 0) other.push(item.id);
    else if (askedBack > 0) other.push(`${item.id} asked back`);
  }
  expect(other).toEqual([]);
});
