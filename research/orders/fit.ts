/** Fits the classifiers of orders' tokens: logistic regression with AdaGrad, features dropped at random. */
import { featuresOf, type Heads, tagsOf } from "../../src/app/homes/order-tagger.js";
import type { TokenKind } from "../../src/app/homes/order-tokens.js";
import { randomFrom } from "../../src/desk/learning/fit.js";
import { rowsOf, softmax } from "../../src/desk/reading/heads.js";
import type { TaggedOrder } from "./made.js";

export const kinds = Object.keys(tagsOf) as TokenKind[];
/** Rows per classifier (`2 ** bits`), and rows shipped. */
export const shapes: Readonly<Record<TokenKind, { bits: number; most: number }>> = {
  word: { bits: 18, most: 12_500 },
  thing: { bits: 16, most: 5000 },
  place: { bits: 16, most: 5000 },
  detail: { bits: 15, most: 2500 },
};
const epochs = 4;
const rate = 0.08;
const decay = 2e-6;
const dropped = 0.35;
/** Smaller errors change nothing, which saves most of the time. */
const least = 0.004;
/** Rarer features are noise. */
const leastExamples = 3;
const seed = 5;

interface Example {
  readonly rows: Int32Array;
  readonly label: number;
  readonly weight: number;
}

export function examplesOf({ tokens, tags }: TaggedOrder, weight: number) {
  return tokens.map(({ kind }, at) => ({
    kind,
    rows: rowsOf(featuresOf(tokens, tags, at), shapes[kind].bits),
    label: (tagsOf[kind] as readonly string[]).indexOf(tags[at] ?? ""),
    weight,
  }));
}

export function fitHeads(examples: readonly (Example & { readonly kind: TokenKind })[]): Heads {
  const fitted = kinds.map((kind) => [
    kind,
    fitHead(
      kind,
      examples.filter((one) => one.kind === kind),
    ),
  ]);
  return Object.fromEntries(fitted) as Heads;
}

function fitHead(kind: TokenKind, examples: readonly Example[]) {
  const classes: readonly string[] = tagsOf[kind];
  const { bits } = shapes[kind];
  const count = classes.length;
  const weights = new Float32Array(2 ** bits * count);
  const squares = new Float32Array(weights.length).fill(0.01);
  const mean = new Float32Array(weights.length);
  const counts = new Uint32Array(2 ** bits);
  for (const { rows } of examples) for (const row of rows) counts[row] = (counts[row] ?? 0) + 1;
  const next = randomFrom(seed);
  const order = examples.map((_, at) => at);
  const averaged = Math.ceil(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const { rows, label, weight } = examples[at] as Example;
      const kept = rows.filter((row) => (counts[row] ?? 0) >= leastExamples && next() >= dropped);
      const scores = new Float64Array(count);
      for (const row of kept)
        for (let c = 0; c < count; c += 1)
          scores[c] = (scores[c] ?? 0) + (weights[row * count + c] ?? 0) / (1 - dropped);
      const shares = softmax(scores);
      for (let c = 0; c < count; c += 1) {
        const error = ((shares[c] ?? 0) - (c === label ? 1 : 0)) * weight;
        if (Math.abs(error) < least) continue;
        for (const row of kept) {
          const i = row * count + c;
          const slope = error + decay * (weights[i] ?? 0);
          squares[i] = (squares[i] ?? 0) + slope * slope;
          weights[i] = (weights[i] ?? 0) - (rate * slope) / Math.sqrt(squares[i] ?? 1);
        }
      }
    }
    if (epoch < epochs - averaged) continue;
    for (let i = 0; i < mean.length; i += 1)
      mean[i] = (mean[i] ?? 0) + (weights[i] ?? 0) / averaged;
  }
  return { classes, bits, weights: mean, step: 1 };
}
