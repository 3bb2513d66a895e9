/** Loads hashed, labelled replies of authors new to the reader: half to practise on, half to check it got no worse. */

import type { StoredHead } from "../../core/memory/learned-reader.js";
import { scoreRows, unpackHead } from "../reading/heads.js";
import { forHeads, headNames } from "../reading/read.js";
import type { Example, Examples } from "./examples.js";

export type Unseen = Awaited<ReturnType<typeof loadUnseen>>;

/** @slice reading */
export const scoreSteps = 256;

/** Reads "label;scores;distances between rows", with numbers to base 36. */
function unpackExample(line: string): Example {
  const [[label = 0] = [], scores = [], gaps = []] = line
    .split(";")
    .map((part) => part.split(" ").map((number) => Number.parseInt(number, 36)));
  let row = 0;
  const rows = Int32Array.from(gaps, (gap) => {
    row += gap;
    return row;
  });
  return { rows, label, scores: Float64Array.from(scores, (one) => one / scoreSteps), weight: 1 };
}

function unpackExamples(packed: Readonly<Record<string, readonly string[]>>): Examples {
  return forHeads((name) => (packed[name] ?? []).map(unpackExample));
}

/** Loads the file only where something is learned. */
export async function loadUnseen() {
  const { default: stored } = await import("./unseen.json", { with: { type: "json" } });
  const { practice, check } = stored;
  return { practice: unpackExamples(practice), check: unpackExamples(check) };
}

/** Counts wrong decisions after adding the corrections to the examples' scores. */
export function countWrong(examples: Examples, corrections: Readonly<Record<string, StoredHead>>) {
  let [all, wrong] = [0, 0];
  for (const name of headNames) {
    const stored = corrections[name];
    const head = stored && unpackHead(stored);
    for (const { rows, label, scores = [] } of examples[name]) {
      const own = head && scoreRows(head, rows);
      const sums = Array.from(scores, (score, c) => score + (own?.[c] ?? 0));
      all += 1;
      if (sums.indexOf(Math.max(...sums)) !== label) wrong += 1;
    }
  }
  return { all, wrong };
}
