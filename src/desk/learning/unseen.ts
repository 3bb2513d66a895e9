/** Labelled replies of authors new to the reader, as hashes: half for practice, half to check that nothing is lost. */

import type { StoredHead } from "../../core/memory/learned-reader.js";
import { scoreRows, unpackHead } from "../reading/heads.js";
import { type HeadName, headClasses } from "../reading/read.js";
import { type Example, type Examples, forHeads, headNames } from "./examples.js";

export type Unseen = Awaited<ReturnType<typeof loadUnseen>>;

/** Scores are stored in steps of 1/256. @slice reading */
export const scoreSteps = 256;

function unpackFor(name: HeadName, text: string): Example[] {
  const bytes = Buffer.from(text, "base64");
  const count = headClasses[name].length;
  const examples: Example[] = [];
  let at = 0;
  const next = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const label = next();
    const scores = Float64Array.from({ length: count }, (_, c) => {
      return bytes.readInt16LE(at + 2 * c) / scoreSteps;
    });
    at += 2 * count;
    const rows = new Int32Array(next());
    for (let row = 0, i = 0; i < rows.length; i += 1) {
      row += next();
      rows[i] = row;
    }
    examples.push({ rows, label, scores, weight: 1 });
  }
  return examples;
}

function unpackExamples(packed: Readonly<Record<string, string>>): Examples {
  return forHeads((name) => unpackFor(name, packed[name] ?? ""));
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
