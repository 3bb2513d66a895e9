import { isUsable } from "../embed/usable.js";

const floatBytes = 4;
const headBytes = 1;
const mostValues = 256;

/**
 * Encodes a vector without loss. The packed form, if shorter, suits the hashing embedder's mostly zero vectors: the
 * different values, a bit per dimension that is not zero, and for each of those the index of its value.
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

/** Reverses {@link packVector}; returns zeros, near nothing, for damaged bytes. */
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
