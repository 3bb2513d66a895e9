import { readFileSync } from "node:fs";
import { SousError } from "../../src/core/errors.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { packageFile } from "../../src/core/package-file.js";
import { createHashingEmbedder } from "./hashing.js";
import { squaredLength } from "./usable.js";
import { piecesOf } from "./word-pieces.js";

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

const file = packageFile("memory/embed/pieces-128.bin");
const magic = "WORDS1\0\0";
const headBytes = magic.length + 8;

export const tableDimensions = 128;

/**
 * A trained vector per word piece: `scales[id]` times the int8 row `id`. File, little-endian: 8 bytes magic; count and
 * dimensions as uint32; float32 scales; rows; pieces in UTF-8, one a line.
 */
type WordTable = ReturnType<typeof parseTable>;

let loaded: WordTable | null = null;

/** Reads the 4 MB when first needed. @throws SousError "files-missing" when the file is cut or of another format */
export function wordTable(): WordTable {
  loaded ??= parseTable(readFileSync(file));
  return loaded;
}

function parseTable(data: Buffer) {
  const count = data.length < headBytes ? 0 : data.readUInt32LE(magic.length);
  const rowsAt = headBytes + 4 * count;
  const piecesAt = rowsAt + count * tableDimensions;
  const pieces = data.subarray(piecesAt).toString("utf8").split("\n");
  const isWhole =
    data.subarray(0, magic.length).toString("latin1") === magic &&
    data.readUInt32LE(magic.length + 4) === tableDimensions &&
    pieces.length === count;
  if (!isWhole) throw new SousError("files-missing", `The word vectors (${file}) are damaged.`);
  const ids = new Map<string, number>();
  for (const piece of pieces) ids.set(piece, ids.size);
  return {
    ids,
    scales: new Float32Array(new Uint8Array(data.subarray(headBytes, rowsAt)).buffer),
    rows: new Int8Array(data.buffer, data.byteOffset + rowsAt, count * tableDimensions),
  };
}
