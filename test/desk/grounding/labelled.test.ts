/** Every reply that the rules were made with is read as labelled, but for those that are listed. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { benchGrounding } from "../../../src/research/lab/bench-grounding.js";
import { readGroundingItems } from "../../../src/research/lab/grounding-items.js";

/** Of each file, the replies that are read otherwise, and those that are asked back. */
const exceptions = {
  tune: {
    other: ["T-08-14"],
    asked: ["T-01-01", "T-02-06", "T-04-08", "T-06-01", "T-13-06", "T-16-09"],
  },
  "tune-second": {
    other: ["A-02-007", "A-13-008", "A-18-003"],
    asked: [
      "A-03-010",
      "A-04-012",
      "A-05-014",
      "A-06-009",
      "A-07-002",
      "A-10-002",
      "A-10-006",
      "A-10-015",
      "A-16-007",
      "A-16-011",
      "A-18-009",
      "A-18-012",
    ],
  },
  "shop-tune": { other: [], asked: ["S-29", "S-30"] },
  "shop-tune-second": {
    other: [
      "V-013",
      "V-042",
      "V-055",
      "V-056",
      "V-067",
      "V-091",
      "V-119",
      "V-129",
      "V-138",
      "V-141",
      "V-144",
      "V-145",
      "V-148",
      "V-149",
      "V-153",
      "V-161",
      "V-170",
      "V-175",
      "V-177",
    ],
    asked: [
      "V-007",
      "V-014",
      "V-024",
      "V-060",
      "V-076",
      "V-084",
      "V-103",
      "V-105",
      "V-107",
      "V-118",
      "V-163",
    ],
  },
  "tune-third": {
    other: ["B-02-02", "B-04-12", "B-06-02", "B-10-02", "B-12-12", "B-20-12"],
    asked: [
      "B-02-12",
      "B-03-13",
      "B-04-01",
      "B-04-14",
      "B-05-02",
      "B-05-09",
      "B-05-14",
      "B-06-09",
      "B-06-11",
      "B-10-03",
      "B-11-07",
      "B-16-03",
      "B-17-14",
      "B-19-01",
      "B-20-06",
      "B-20-07",
    ],
  },
} as const;

it.each(Object.entries(exceptions))("%s", async (name, { other, asked }) => {
  const file = fileURLToPath(new URL(`../replies/${name}.jsonl`, import.meta.url));
  const grounder = createGrammarGrounder();
  const found: { other: string[]; asked: string[] } = { other: [], asked: [] };
  for (const item of readGroundingItems(file)) {
    const { wrong, missed, wider, askedBack } = await benchGrounding({ items: [item], grounder });
    if (wrong + missed + wider > 0) found.other.push(item.id);
    else if (askedBack > 0) found.asked.push(item.id);
  }
  expect(found).toEqual({ other, asked });
});
