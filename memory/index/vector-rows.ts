import { SousError } from "../../src/core/errors.js";
import type { RecallKind } from "../../src/core/recall.js";
import type { Embedder } from "../../src/core/stores.js";
import { run, type Work } from "../work.js";
import { packVector } from "./vector-blob.js";

/** A row's vector as stored. `number` grows with every vector and is never reused. */
export interface VectorRow {
  readonly number: number;
  readonly row_id: string;
  readonly vector: Buffer;
}

/**
 * One unit vector for each list of texts. The texts of a list count equally, however long they are.
 *
 * @throws SousError "bad-vector" when the embedder gives a wrong length or a vector that is not finite
 */
async function embedRows(
  embedder: Embedder,
  rows: readonly (readonly string[])[],
): Promise<readonly Float32Array[]> {
  if (rows.length === 0) return [];
  const parts = await embedder.embed(rows.flat());
  let next = 0;
  return rows.map((texts) => {
    const sum = new Float32Array(embedder.dimensions);
    for (const part of parts.slice(next, next + texts.length)) addTo(sum, part);
    next += texts.length;
    return checkedUnit(sum, embedder);
  });
}

/**
 * The same, but none when the embedder cannot be reached. Rows get their vectors in a later search.
 */
export async function embedIfPossible(
  embedder: Embedder,
  rows: readonly (readonly string[])[],
): Promise<readonly Float32Array[]> {
  try {
    return await embedRows(embedder, rows);
  } catch (error) {
    if (error instanceof SousError && error.code === "embedder-unavailable") return [];
    throw error;
  }
}

/**
 * Stores a row's vector. An earlier one is deleted, and leaves a tombstone. Inside the transaction that
 * writes the row.
 */
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
    {
      kind,
      id,
      embedder: embedder.id,
      dimensions: vector.length,
      vector: packVector(vector),
    },
  );
}

function addTo(sum: Float32Array, part: Float32Array): void {
  if (part.length !== sum.length) {
    throw new SousError("bad-vector", `Expected ${sum.length} dimensions, got ${part.length}.`);
  }
  for (let index = 0; index < sum.length; index++) {
    sum[index] = (sum[index] ?? 0) + (part[index] ?? 0);
  }
}

function checkedUnit(sum: Float32Array, embedder: Embedder): Float32Array {
  const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0));
  if (!Number.isFinite(length) || length === 0) {
    throw new SousError(
      "bad-vector",
      `The embedder ${embedder.id} gave a vector without a length.`,
    );
  }
  return sum.map((value) => value / length);
}
