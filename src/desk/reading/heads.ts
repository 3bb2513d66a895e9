/** Computes linear classifiers ("heads"), which read replies. */
import type { StoredHead } from "../../core/memory/learned-reader.js";

/** A linear classifier. Feature names are hashed to `2 ** bits` rows, each with one weight per class. */
export interface Head {
  readonly classes: readonly string[];
  readonly bits: number;
  readonly weights: Float32Array | Int8Array;
  readonly step: number;
}

/** Hashes with FNV-1a and a final mix, so that the upper bits can select the row. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

export function rowsOf(features: readonly string[], bits: number): Int32Array {
  const rows = new Set<number>();
  for (const feature of features) rows.add(hashOf(feature) >>> (32 - bits));
  return Int32Array.from(rows);
}

export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Returns each class's score; {@link softmax} makes probabilities of them. */
export function scoreRows(head: Head, rows: Int32Array): Float64Array {
  const count = head.classes.length;
  const scores = new Float64Array(count);
  for (const row of rows)
    for (let at = 0; at < count; at += 1)
      scores[at] = (scores[at] ?? 0) + (head.weights[row * count + at] ?? 0);
  return scores.map((score) => score * head.step);
}

export function predict(head: Head, features: readonly string[]): Float64Array {
  return softmax(scoreRows(head, rowsOf(features, head.bits)));
}

export function addHeads(head: Head, correction: Head): Head {
  const weights = Float32Array.from(head.weights, (weight) => weight * head.step);
  for (const [at, weight] of correction.weights.entries())
    if (weight !== 0) weights[at] = (weights[at] ?? 0) + weight * correction.step;
  return { ...head, weights, step: 1 };
}

export function unpackHead({ classes, bits, step, used, bytes }: StoredHead): Head {
  const isUsed = Buffer.from(used, "base64");
  const steps = new Int8Array(Buffer.from(bytes, "base64"));
  const weights = new Int8Array(2 ** bits * classes.length);
  let next = 0;
  for (let row = 0; row < 2 ** bits; row += 1) {
    if ((((isUsed[row >> 3] ?? 0) >> (row & 7)) & 1) === 0) continue;
    for (let at = 0; at + 1 < classes.length; at += 1) {
      weights[row * classes.length + at] = steps[next] ?? 0;
      next += 1;
    }
  }
  return { classes, bits, weights, step };
}
