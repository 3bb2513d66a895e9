/** Labelled replies by many hands are read as labelled, but for those that are listed as exceptions. */
import { expect, it } from "vitest";
import { z } from "zod";
import { readJsonLines } from "../../../src/core/json.js";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { benchGrounding } from "../../lab/bench-grounding.js";
import { readGroundingItems } from "../../lab/grounding-items.js";

const grounder = createGrammarGrounder();
const folder = "test/desk/replies";

const exceptions = readJsonLines(
  z.strictObject({ file: z.string(), other: z.array(z.string()), asked: z.array(z.string()) }),
  `${folder}/read-otherwise.jsonl`,
);

it.each(exceptions)("reads $file as before", async ({ file, other, asked }) => {
  const found: { other: string[]; asked: string[] } = { other: [], asked: [] };
  for (const item of readGroundingItems(`${folder}/${file}.jsonl`)) {
    const { wrong, missed, wider, askedBack } = await benchGrounding({ items: [item], grounder });
    if (wrong + missed + wider > 0) found.other.push(item.id);
    else if (askedBack > 0) found.asked.push(item.id);
  }
  expect(found).toEqual({ other, asked });
});
