/** Fits linear classifiers to examples: AdaGrad on the log loss, with feature dropout and averaged weights. */
import type { StoredHead } from "../../core/memory/learned-reader.js";
import { type Head, softmax } from "../reading/heads.js";
import { forHeads, type HeadName, headClasses } from "../reading/read.js";
import { type Example, type Prepared, shapes } from "./examples.js";

const ofReplies = {
  epochs: 12,
  rate: 0.07,
  decay: 1e-5,
  /** Share of the features that each step leaves out at random (dropout). */
  dropped: 0.4,
  /** Errors below this are skipped, which saves time. */
  least: 0,
};
/** Leaves out features that fewer examples have: they would be learned by heart. */
const leastExamples = 3;
/** Leaves out features that a larger share of the other examples has: they are no habit of this workspace. */
const rareShare = 0.01;
const seed = 1;

export function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function countRows(examples: readonly Example[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const { rows } of examples) for (const row of rows) counts[row] = (counts[row] ?? 0) + 1;
  return counts;
}

export function fitHead(
  { classes, bits }: Pick<Head, "classes" | "bits">,
  own: readonly Example[],
  others: readonly Example[] = [],
  { epochs, rate, decay, dropped, least } = ofReplies,
): Head {
  const examples = [...own, ...others];
  const count = classes.length;
  // A correction leaves most examples as they are, so the first, small slopes must not make large steps.
  const isCorrection = own.some(({ scores }) => scores !== undefined);
  const otherCounts = countRows(others, 2 ** bits);
  const most = others.length * rareShare;
  const counts = countRows(own, 2 ** bits).map((all, row) => {
    const known = otherCounts[row] ?? 0;
    return known > most ? 0 : all;
  });
  const weights = new Float32Array(2 ** bits * count);
  const squares = new Float32Array(weights.length).fill(isCorrection ? 1 : 0.01);
  const mean = new Float32Array(weights.length);
  const averaged = epochs - Math.floor(epochs / 2);
  const next = randomFrom(seed);
  const order = examples.map((_, at) => at);
  const scale = 1 / (1 - dropped);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, next);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const kept = example.rows.filter(
        (row) => (counts[row] ?? 0) >= leastExamples && next() >= dropped,
      );
      const scores = Float64Array.from(example.scores ?? new Float64Array(count));
      for (const row of kept)
        for (let c = 0; c < count; c += 1)
          scores[c] = (scores[c] ?? 0) + (weights[row * count + c] ?? 0) * scale;
      const shares = softmax(scores);
      for (let c = 0; c < count; c += 1) {
        const error = ((shares[c] ?? 0) - (c === example.label ? 1 : 0)) * example.weight;
        if (Math.abs(error) < least) continue;
        for (const row of kept) {
          const i = row * count + c;
          const weight = weights[i] ?? 0;
          const slope = error + decay * weight;
          const square = (squares[i] ?? 0) + slope * slope;
          squares[i] = square;
          weights[i] = weight - (rate * slope) / Math.sqrt(square);
        }
      }
    }
    if (epoch < epochs - averaged) continue;
    for (let i = 0; i < mean.length; i += 1)
      mean[i] = (mean[i] ?? 0) + (weights[i] ?? 0) / averaged;
  }
  return { classes, bits, weights: mean, step: 1 };
}

/** @param most number of rows kept, those with the largest weights */
export function packHead({ classes, bits, weights }: Head, most: number): StoredHead {
  const count = classes.length;
  const rows = Array.from({ length: 2 ** bits }, (_, row) => {
    const own = [...weights.subarray(row * count, (row + 1) * count)];
    const differences = own.slice(0, -1).map((weight) => weight - (own.at(-1) ?? 0));
    return { row, differences, size: Math.max(...differences.map(Math.abs)) };
  });
  const kept = rows
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size || one.row - other.row)
    .slice(0, most);
  // Clips the largest weights, 1 in 2000, so that others keep a fine resolution.
  const step = (kept[Math.floor(kept.length / 2000)]?.size ?? 1) / 127;
  const used = new Uint8Array(2 ** bits / 8);
  for (const { row } of kept) used[row >> 3] = (used[row >> 3] ?? 0) | (1 << (row & 7));
  const bytes = kept
    .sort((one, other) => one.row - other.row)
    .flatMap(({ differences }) =>
      differences.map((weight) => Math.max(-127, Math.min(127, Math.round(weight / step)))),
    );
  return {
    classes,
    bits,
    step,
    used: Buffer.from(used).toString("base64"),
    bytes: Buffer.from(Int8Array.from(bytes)).toString("base64"),
  };
}

/** @param others examples that must stay right; features common in them get no weights */
export function fitStored(
  own: readonly Pick<Prepared, "examples">[],
  others: readonly Pick<Prepared, "examples">[] = [],
): Record<HeadName, StoredHead> {
  return forHeads((name) => {
    const [first, rest] = [own, others].map((all) => all.flatMap((one) => one.examples[name]));
    const { bits, most } = shapes[name];
    return packHead(fitHead({ classes: headClasses[name], bits }, first ?? [], rest ?? []), most);
  });
}
