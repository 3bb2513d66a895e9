import type { Examples } from "../../src/desk/learning/examples.js";
import { scoreSteps } from "../../src/desk/learning/unseen.js";
import { scoreRows } from "../../src/desk/reading/heads.js";
import { type HeadName, type Heads, headClasses } from "../../src/desk/reading/read.js";

function pushNumber(value: number, into: number[]): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) into.push((rest & 127) | 128);
  into.push(rest);
}

/** Packs examples with the scores of heads that were trained without them. */
export function packExamples(examples: Examples, heads: Heads): Readonly<Record<string, string>> {
  const packed = (Object.keys(headClasses) as HeadName[]).map((name) => {
    const bytes: number[] = [];
    for (const { rows, label } of examples[name]) {
      bytes.push(label);
      for (const score of scoreRows(heads[name], rows)) {
        const step = Math.max(-32_768, Math.min(32_767, Math.round(score * scoreSteps)));
        bytes.push(step & 255, (step >> 8) & 255);
      }
      pushNumber(rows.length, bytes);
      let last = 0;
      for (const row of rows.toSorted()) {
        pushNumber(row - last, bytes);
        last = row;
      }
    }
    return [name, Buffer.from(bytes).toString("base64")] as const;
  });
  return Object.fromEntries(packed);
}
