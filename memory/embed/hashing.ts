import type { Embedder } from "../../src/core/memory/stores.js";
import { hashText } from "../../src/core/random.js";
import { scaleToUnit } from "./usable.js";

const commonWords = new Set(
  "a an and are at be in is it of on or some that the there this to was were you your".split(" "),
);

/**
 * Embeds texts by hashing their words and 3- to 5-grams, with a sign, into unit vectors. A word weighs as much as all
 * its n-grams, so that "mugs" is near "mug" and long words do not dominate.
 */
export function createHashingEmbedder(dimensions = 384): Embedder {
  return {
    id: `hashing-v1-${dimensions}`,
    dimensions,
    embed: async (texts) => texts.map((text) => hashToVector(text, dimensions)),
  };
}

function hashToVector(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  const add = (feature: string, weight: number): void => {
    const hash = hashText(feature);
    const index = (hash & 0x7fffffff) % dimensions;
    vector[index] = (vector[index] ?? 0) + (hash >>> 31 ? -weight : weight);
  };
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) add("", 1); // unit length even for nothing
  for (const word of words) {
    const weight = commonWords.has(word) ? 0.25 : 1;
    add(`word ${word}`, weight);
    addGrams(` ${word} `, weight, add);
  }
  return scaleToUnit(vector);
}

const gramSizes = [3, 4, 5] as const;

function addGrams(
  padded: string,
  weight: number,
  add: (feature: string, weight: number) => void,
): void {
  const { length } = padded;
  const count = gramSizes.reduce((sum, size) => sum + Math.max(0, length - size + 1), 0);
  for (const size of gramSizes)
    for (let start = 0; start + size <= length; start++)
      add(`gram ${padded.slice(start, start + size)}`, weight / Math.sqrt(count));
}
