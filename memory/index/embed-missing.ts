import type { Embedder } from "../../src/core/stores.js";
import type { Database } from "../sqlite/database.js";
import { embedIfPossible, putVector, type VectorKind, vectorSources } from "./vector-rows.js";

const rowsPerBatch = 256;

/**
 * Gives every row without a vector of this embedder one, in place of another embedder's. Stops when the
 * embedder cannot be reached.
 *
 * @returns how many rows were embedded
 */
export async function embedMissing(db: Database, embedder: Embedder): Promise<number> {
  let embedded = 0;
  for (const kind of Object.keys(vectorSources) as VectorKind[]) {
    while (lacksVectors(db, kind, embedder)) {
      const batch = await embedBatch(db, kind, embedder);
      embedded += batch;
      if (batch < rowsPerBatch) break;
    }
  }
  return embedded;
}

/** Counting is much faster than looking for each row's vector, and mostly nothing is missing. */
function lacksVectors(db: Database, kind: VectorKind, embedder: Embedder): boolean {
  const { table } = vectorSources[kind];
  const row = db.get<{ rows: number; vectors: number }>(
    `SELECT (SELECT count(*) FROM ${table}) AS rows,
       (SELECT count(*) FROM vectors WHERE kind = @kind AND embedder = @embedder) AS vectors`,
    { kind, embedder: embedder.id },
  );
  return row !== undefined && row.vectors < row.rows;
}

async function embedBatch(db: Database, kind: VectorKind, embedder: Embedder): Promise<number> {
  const { table, columns } = vectorSources[kind];
  const rows = db.all<{ id: string; texts: string }>(
    `SELECT id, json_array(${columns.join(", ")}) AS texts FROM ${table}
     WHERE NOT EXISTS (SELECT 1 FROM vectors WHERE kind = @kind AND row_id = ${table}.id
       AND embedder = @embedder AND dimensions = @dimensions) LIMIT @limit`,
    { kind, embedder: embedder.id, dimensions: embedder.dimensions, limit: rowsPerBatch },
  );
  const vectors = await embedIfPossible(
    embedder,
    rows.map((row) => JSON.parse(row.texts) as string[]),
  );
  if (rows.length === 0) return 0;
  db.write(() => {
    rows.forEach(({ id }, index) => {
      const vector = vectors[index];
      if (vector) putVector(db, { kind, id, embedder, vector });
    });
  });
  return vectors.length;
}
