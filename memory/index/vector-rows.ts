import { SousError } from "../../src/core/errors.js";
import type { Embedder, RecallKind } from "../../src/core/memory/stores.js";
import { isUsable, scaleToUnit } from "../embed/usable.js";
import { run, type Work } from "../work.js";
import { packVector } from "./vector-blob.js";

/**
 * Returns one unit vector per list of equally weighted texts; null where one has none. Returns an empty list when the
 * embedder is unreachable; rows get vectors in a later search.
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

/** Replaces a row's vector; a trigger records the deletion for the index. Call it in the transaction of the row. */
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
