import type { Embedder, TupleStore } from "../src/core/stores.js";
import type { Tuple, TupleCell, TupleHistory, TupleSource } from "../src/core/tuple.js";
import type { Hit } from "./index/rank.js";
import type { VectorIndex } from "./index/vector-index.js";
import { embedIfPossible, putVector } from "./index/vector-rows.js";
import type { Database } from "./sqlite/database.js";

interface TupleRow {
  readonly id: string;
  readonly household: string;
  readonly episode: string;
  readonly seq: number;
  readonly goal_type: string;
  readonly goal: string;
  readonly history_json: string;
  readonly observation: string;
  readonly cell_json: string;
  readonly action: string;
  readonly pattern: string;
  readonly source: TupleSource;
  readonly created_at: number;
}

export function createTupleStore(options: {
  readonly db: Database;
  readonly embedder: Embedder;
  readonly index: VectorIndex;
}): TupleStore {
  const { db, embedder, index } = options;
  return {
    async list(household) {
      return db
        .all<TupleRow>(
          `SELECT * FROM tuples WHERE @household IS NULL OR household = @household ORDER BY number`,
          { household: household ?? null },
        )
        .map(toTuple);
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

/** Vectors of tuples, to be computed before the transaction that writes them; none without an embedder. */
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
  db.run(
    `INSERT INTO tuples (id, household, episode, seq, goal_type, goal, history_json, observation,
       cell_json, action, pattern, source, created_at)
     VALUES (@id, @household, @episode, @seq, @goalType, @goal, @history, @observation,
       @cell, @action, @pattern, @source, @createdAt)`,
    {
      id: tuple.id,
      household: tuple.household,
      episode: tuple.episode,
      seq: tuple.seq,
      goalType: tuple.goalType,
      goal: tuple.goal,
      history: JSON.stringify(tuple.history),
      observation: tuple.observation,
      cell: JSON.stringify(tuple.cell),
      action: tuple.action,
      pattern: tuple.pattern,
      source: tuple.source,
      createdAt: tuple.createdAt,
    },
  );
  if (vector && embedder) putVector(db, { kind: "tuple", id: tuple.id, embedder, vector });
}

/** Removes the tuples of every episode in which a step rested on a fact of this ballot. */
export function removeTuplesRestingOn(db: Database, ballot: string, household: string): void {
  db.run(
    `DELETE FROM tuples WHERE household = @household AND episode IN (
       SELECT steps.episode FROM steps
       JOIN episodes ON episodes.id = steps.episode AND episodes.household = @household
       JOIN json_each(steps.because_json) AS because
       JOIN facts ON facts.id = because.value AND facts.ballot = @ballot)`,
    { household, ballot },
  );
}

function readHits(
  db: Database,
  hits: readonly Hit[],
): readonly { readonly tuple: Tuple; readonly similarity: number }[] {
  return hits.flatMap(({ id, similarity }) => {
    const row = db.get<TupleRow>("SELECT * FROM tuples WHERE id = @id", { id });
    return row ? [{ tuple: toTuple(row), similarity }] : [];
  });
}

function toTuple(row: TupleRow): Tuple {
  return {
    id: row.id,
    household: row.household,
    episode: row.episode,
    seq: row.seq,
    goalType: row.goal_type,
    goal: row.goal,
    history: JSON.parse(row.history_json) as TupleHistory,
    observation: row.observation,
    cell: JSON.parse(row.cell_json) as TupleCell,
    action: row.action,
    pattern: row.pattern,
    source: row.source,
    createdAt: row.created_at,
  };
}
