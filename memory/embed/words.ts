import type { Embedder } from "../../src/core/memory/stores.js";
import { createHashingEmbedder } from "./hashing.js";
import { squaredLength } from "./usable.js";
import { piecesOf } from "./word-pieces.js";
import { tableDimensions, type WordTable, wordTable } from "./word-table.js";

const letterDimensions = 256;
const meaningShare = 0.7;

/**
 * The default embedder: 128 numbers of meaning (the sum of word-piece vectors trained towards all-MiniLM-L6-v2's) and
 * 256 of hashed letters for names and typos. `embed` throws SousError "files-missing" when the table is damaged.
 */
export function createWordsEmbedder(): Embedder {
  const dimensions = tableDimensions + letterDimensions;
  const letters = createHashingEmbedder(letterDimensions);
  return {
    id: `words-v1-${dimensions}`,
    dimensions,
    async embed(texts) {
      if (texts.length === 0) return [];
      const table = wordTable();
      const hashed = await letters.embed(texts);
      return texts.map((text, at) => {
        const meaning = meaningOf(text, table);
        const known = Math.sqrt(squaredLength(meaning));
        const vector = new Float32Array(dimensions);
        if (known > 0) addScaled(vector, 0, { part: meaning, by: Math.sqrt(meaningShare) / known });
        const letterLength = known > 0 ? Math.sqrt(1 - meaningShare) : 1;
        const part = hashed[at] ?? new Float32Array();
        addScaled(vector, tableDimensions, { part, by: letterLength });
        return vector;
      });
    },
  };
}

function meaningOf(text: string, { ids, rows, scales }: WordTable): Float32Array {
  const sum = new Float32Array(tableDimensions);
  for (const id of piecesOf(text, ids)) {
    const scale = scales[id] as number;
    const start = id * tableDimensions;
    for (let at = 0; at < tableDimensions; at++)
      sum[at] = (sum[at] as number) + scale * (rows[start + at] as number);
  }
  return sum;
}

function addScaled(
  vector: Float32Array,
  start: number,
  { part, by }: { readonly part: Float32Array; readonly by: number },
): void {
  for (let at = 0; at < part.length; at++) vector[start + at] = (part[at] as number) * by;
}
