/** Turns texts into vectors, and vectors into bytes of a row and back. */
import { SousError } from "../../src/core/errors.js";
import type { Embedder, RecallKind } from "../../src/core/memory/stores.js";
import { isUsable, scaleToUnit } from "../embed/usable.js";
import { run, type Work } from "../work.js";

/**
 * Returns one unit vector per list of equally weighted texts, or null for a list without one. Returns an empty list
 * when the embedder is unreachable.
 */
export async function embedIfPossible(
  embedder: Embedder,
  rows: readonly (readonly string[])[],
): Promise<readonly (Float32Array | null)[]> {
  if (rows.length === 0) return [];
  try {
    const parts = await embedder.embed(rows.flat());
    let next = 0;
    return rows.map(({ length }) => {
      next += length;
      return unitOf(parts.slice(next - length, next), embedder.dimensions);
    });
  } catch (error) {
    if (error instanceof SousError && error.code === "embedder-unavailable") return [];
    throw error;
  }
}

/** Replaces a row's vector; a trigger tells the index. Must run in the transaction that writes the row. */
export function* putVector(row: {
  kind: RecallKind;
  id: string;
  embedder: Embedder;
  vector: Float32Array;
}): Work<void> {
  const { kind, id, embedder, vector } = row;
  yield* run("DELETE FROM vectors WHERE kind = @kind AND row_id = @id", { kind, id });
  yield* run(
    `INSERT INTO vectors (kind, row_id, embedder, dimensions, vector)
     VALUES (@kind, @id, @embedder, @dimensions, @vector)`,
    { kind, id, embedder: embedder.id, dimensions: vector.length, vector: packVector(vector) },
  );
}

function unitOf(parts: readonly Float32Array[], dimensions: number): Float32Array | null {
  const sum = new Float32Array(dimensions);
  for (const part of parts) {
    if (!isUsable(part, dimensions)) return null;
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] as number) + (part[at] as number);
  }
  return isUsable(sum, dimensions) ? scaleToUnit(sum) : null;
}

const floatBytes = 4;
const headBytes = 1;
const mostValues = 256;

/**
 * Encodes a vector without loss. The packed form, if shorter, suits the hashing embedder's mostly zero vectors: the
 * different values, a bit per dimension that is not zero, and for each of those the index of its value. @internal
 */
export function packVector(vector: Float32Array): Buffer {
  const plain = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
  const places = new Map<number, number>();
  let others = 0;
  for (const value of vector) {
    if (value === 0) continue;
    others++;
    if (!places.has(value)) places.set(value, places.size);
  }
  const bitsAt = headBytes + floatBytes * places.size;
  const restAt = bitsAt + Math.ceil(vector.length / 8);
  const isShorter = restAt + others < plain.length;
  if (!isShorter || places.size === 0 || places.size > mostValues) return plain;
  const packed = Buffer.alloc(restAt + others);
  packed[0] = places.size - 1;
  for (const [value, place] of places) packed.writeFloatLE(value, headBytes + floatBytes * place);
  let at = restAt;
  for (const [index, value] of vector.entries()) {
    if (value === 0) continue;
    packed[bitsAt + (index >> 3)] = (packed[bitsAt + (index >> 3)] ?? 0) | (1 << (index & 7));
    packed[at++] = places.get(value) ?? 0;
  }
  return packed;
}

/** Copies, because the bytes may not be aligned for floats. */
export function plainVector(blob: Buffer): Float32Array {
  return new Float32Array(new Uint8Array(blob).buffer);
}

/** Reverses {@link packVector}. Returns zeros, which are near nothing, for damaged bytes. */
export function readVector(blob: Buffer, dimensions: number): Float32Array {
  const isPlain = blob.length === floatBytes * dimensions;
  const vector = isPlain ? plainVector(blob) : unpackVector(blob, dimensions);
  return vector && isUsable(vector, dimensions) ? vector : new Float32Array(dimensions);
}

function unpackVector(blob: Buffer, dimensions: number): Float32Array | null {
  const bitsEnd = headBytes + floatBytes * ((blob[0] ?? 0) + 1) + Math.ceil(dimensions / 8);
  if (blob.length < bitsEnd) return null;
  const values = Float32Array.from({ length: (blob[0] ?? 0) + 1 }, (_, place) =>
    blob.readFloatLE(headBytes + floatBytes * place),
  );
  const bitsAt = headBytes + floatBytes * values.length;
  let at = bitsAt + Math.ceil(dimensions / 8);
  const vector = new Float32Array(dimensions);
  for (let index = 0; index < dimensions; index++)
    if ((blob[bitsAt + (index >> 3)] as number) & (1 << (index & 7)))
      vector[index] = values[blob[at++] as number] as number;
  return vector;
}
