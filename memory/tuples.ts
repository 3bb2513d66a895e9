import type { Embedder, TupleStore } from "../src/core/stores.js";
import type { Tuple } from "../src/core/tuple.js";
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
  readonly action: string;
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
        .all<TupleRow>("SELECT * FROM tuples WHERE household = @household ORDER BY number", {
          household,
        })
        .map(toTuple);
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
  { tuple, vector, embedder }: { tuple: Tuple; vector: Float32Array | null; embedder: Embedder },
): void {
  db.run(
    `INSERT INTO tuples (id, household, episode, seq, goal_type, goal, history_json, observation,
       action, created_at)
     VALUES (@id, @household, @episode, @seq, @goalType, @goal, @history, @observation,
       @action, @createdAt)`,
    {
      id: tuple.id,
      household: tuple.household,
      episode: tuple.episode,
      seq: tuple.seq,
      goalType: tuple.goalType,
      goal: tuple.goal,
      history: JSON.stringify(tuple.history),
      observation: tuple.observation,
      action: tuple.action,
      createdAt: tuple.createdAt,
    },
  );
  if (vector) putVector(db, { kind: "tuple", id: tuple.id, embedder, vector });
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
    history: JSON.parse(row.history_json) as string[],
    observation: row.observation,
    action: row.action,
    createdAt: row.created_at,
  };
}
