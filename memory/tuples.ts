import type { Embedder, TupleStore } from "../src/core/stores.js";
import type { Tuple } from "../src/core/tuple.js";
import type { Hit } from "./index/rank.js";
import type { VectorIndex } from "./index/vector-index.js";
import { embedIfPossible, putVector } from "./index/vector-rows.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

const tupleTable = new Table<Tuple>("tuples", {
  id: "plain",
  household: "plain",
  episode: "plain",
  seq: "plain",
  goalType: "plain",
  goal: "plain",
  history: "json",
  observation: "plain",
  cell: "json",
  action: "plain",
  pattern: "plain",
  source: "plain",
  createdAt: "plain",
});

export function createTupleStore(options: {
  readonly db: Database;
  readonly embedder: Embedder;
  readonly index: VectorIndex;
}): TupleStore {
  const { db, embedder, index } = options;
  return {
    async list(household) {
      return tupleTable.all(
        db,
        "WHERE @household IS NULL OR household = @household ORDER BY number",
        { household: household ?? null },
      );
    },
    async keep(tuples) {
      const vectors = await embedTuples(embedder, tuples);
      db.write(() => {
        tuples.forEach((tuple, index) => {
          insertTuple(db, { tuple, vector: vectors[index] ?? null, embedder });
        });
      });
    },
    async removeExplored(household) {
      return db.write(() =>
        db.run(
          `DELETE FROM tuples WHERE source = 'explored'
             AND (@household IS NULL OR household = @household)`,
          { household: household ?? null },
        ),
      );
    },
    async nearest({ goal, observation, household, k }) {
      const [query] = await embedIfPossible(embedder, [[goal, observation]]);
      if (!query) return [];
      const hits =
        household === undefined
          ? await index.nearest(query, k)
          : await index.nearestIn(household, query, k);
      return readHits(db, hits);
    },
  };
}

/** Computes the vectors before the transaction that writes the tuples; none without an embedder. */
export function embedTuples(
  embedder: Embedder,
  tuples: readonly Tuple[],
): Promise<readonly Float32Array[]> {
  return embedIfPossible(
    embedder,
    tuples.map((tuple) => [tuple.goal, tuple.observation]),
  );
}

/** Inside a transaction. */
export function insertTuple(
  db: Database,
  {
    tuple,
    vector,
    embedder,
  }: { tuple: Tuple; vector: Float32Array | null; embedder: Embedder | null },
): void {
  tupleTable.insert(db, tuple);
  if (vector && embedder) putVector(db, { kind: "tuple", id: tuple.id, embedder, vector });
}

/** Removes the tuples of every episode in which a step rested on a fact of this ballot: that of the fact, or a later. */
export function removeTuplesRestingOn(db: Database, ballot: string, household: string): void {
  db.run(
    `DELETE FROM tuples WHERE episode IN (
       SELECT episodes.id FROM facts
       CROSS JOIN episodes ON episodes.household = facts.household AND episodes.number >=
         coalesce((SELECT number FROM episodes WHERE id = facts.episode), 0)
       JOIN steps ON steps.episode = episodes.id
       JOIN json_each(steps.because_json) AS because ON because.value = facts.id
       WHERE because_json <> '[]' AND facts.ballot = @ballot AND +facts.household = @household)`,
    { household, ballot },
  );
}

function readHits(
  db: Database,
  hits: readonly Hit[],
): readonly { readonly tuple: Tuple; readonly similarity: number }[] {
  return hits.flatMap(({ id, similarity }) => {
    const tuple = tupleTable.get(db, "WHERE id = @id", { id });
    return tuple ? [{ tuple, similarity }] : [];
  });
}
