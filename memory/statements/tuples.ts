/** Stores tuples: remembered decisions (LDM2). Each is filed under a cell, the key that similar decisions share. */
import type { LikeTuple, TupleQuery } from "../../src/core/memory/stores.js";
import { isWithin, type Subgoal, type Tuple, type TupleCell } from "../../src/core/memory/tuple.js";
import type { Among } from "../index/labels.js";
import type { Likeness } from "../index/likeness.js";
import { all, type Database, run, value, type Work } from "../work.js";
import { sharedJson, shareJson } from "./rows/shared-json.js";
import { tableOf } from "./table.js";

interface TupleRow extends Omit<Tuple, "cell" | "history"> {
  readonly cell: string;
  readonly evaluation: string;
  readonly summary: string;
}

const tupleTable = tableOf<TupleRow>()(
  "tuples",
  "id household episode seq goalType goal summary observation action source createdAt",
  {
    evaluation: sharedJson("tuples.evaluation"),
    cell: "(tuple_cells.cell_json)",
    pattern: "(tuple_cells.pattern)",
  },
  "JOIN tuple_cells ON tuple_cells.number = tuples.kept",
);

/** Counting stops at this number, which is enough to choose from. */
const mostCounted = 64;

export type TupleStore = ReturnType<typeof createTupleStore>;

export function createTupleStore(db: Database, likeness: Likeness) {
  return {
    async list(household: string | null = null) {
      const where = "WHERE @household IS NULL OR household = @household";
      const rows = tupleTable.all(`${where} ORDER BY tuples.number`, { household });
      return (await db.read(rows)).map(toTuple);
    },
    keep: (tuples: readonly Tuple[]) =>
      db.write(function* () {
        for (const tuple of tuples) yield* insertTuple(tuple);
      }),
    removeExplored: (household: string | null = null) =>
      db.write(() =>
        run(
          `DELETE FROM tuples WHERE source = 'explored'
             AND (@household IS NULL OR household = @household)`,
          { household },
        ),
      ),
    async countCells(patterns: readonly string[]) {
      const rows = await db.read(
        all<{ cell: string; tuples: number }>(
          `SELECT cell_json AS cell, (SELECT count(*) FROM
             (SELECT 1 FROM tuples WHERE kept = tuple_cells.number LIMIT @most) AS found) AS tuples
           FROM tuple_cells WHERE ${hasPattern}`,
          { patterns: JSON.stringify(patterns), most: mostCounted },
        ),
      );
      return rows.map(({ cell, tuples }) => ({ cell: JSON.parse(cell) as TupleCell, tuples }));
    },
    async nearest(query: TupleQuery) {
      const { goal, observation, k } = query;
      const among = await db.read(amongOf(query));
      const texts = [goal, observation];
      const hits = await likeness.nearest({ kinds: ["tuple"], texts, k, ...(among && { among }) });
      return db.readTogether(readLike(hits));
    },
  };
}

function* readLike(
  hits: readonly { readonly id: string; readonly similarity: number }[],
): Work<readonly LikeTuple[]> {
  const rows = yield* tupleTable.all("WHERE id IN (SELECT value FROM json_each(@ids))", {
    ids: JSON.stringify(hits.map(({ id }) => id)),
  });
  const tuples = new Map(rows.map((row) => [row.id, toTuple(row)]));
  return hits.flatMap(({ id, similarity }) => {
    const tuple = tuples.get(id);
    return tuple ? [{ tuple, similarity }] : [];
  });
}

/** SQL: the cell has one of the patterns: "go to PLACE" includes "go to PLACE:fridge". */
const hasPattern = `EXISTS (SELECT 1 FROM json_each(@patterns) AS wanted
  WHERE pattern = wanted.value OR substr(pattern, 1, length(wanted.value) + 1) = wanted.value || ':')`;

function* amongOf({ household: home, cell, patterns, ids }: TupleQuery): Work<Among | undefined> {
  if (!cell && !patterns) return home === undefined && !ids ? undefined : { home, ids };
  const cells = new Set((yield* cellsLike({ cell, patterns })).map(String));
  return { home, ids, fits: ({ about }) => about !== null && cells.has(about) };
}

function* cellsLike({
  cell,
  patterns,
}: Pick<TupleQuery, "cell" | "patterns">): Work<readonly number[]> {
  const rows = yield* all<{ number: number; cell: string }>(
    `SELECT number, cell_json AS cell FROM tuple_cells WHERE @patterns IS NULL OR ${hasPattern}`,
    { patterns: patterns ? JSON.stringify(patterns) : null },
  );
  return rows
    .filter((row) => !cell || isWithin(JSON.parse(row.cell) as TupleCell, cell))
    .map(({ number }) => number);
}

function toTuple({ evaluation, summary, cell, ...row }: TupleRow): Tuple {
  return {
    ...row,
    cell: JSON.parse(cell) as TupleCell,
    history: { evaluation: JSON.parse(evaluation) as readonly Subgoal[], summary },
  };
}

export function* insertTuple({ cell, pattern, history, ...tuple }: Tuple): Work<void> {
  const kept = yield* numberOfCell(JSON.stringify(cell), pattern);
  const evaluation = yield* shareJson(history.evaluation);
  yield* tupleTable.insert({ ...tuple, summary: history.summary }, { also: { kept, evaluation } });
}

function* numberOfCell(cell: string, pattern: string): Work<number> {
  const params = { cell, pattern };
  yield* run(
    "INSERT INTO tuple_cells (cell_json, pattern) VALUES (@cell, @pattern) ON CONFLICT DO NOTHING",
    params,
  );
  const sql = "SELECT number FROM tuple_cells WHERE cell_json = @cell AND pattern = @pattern";
  return (yield* value<number>(sql, params)) as number;
}

/** Deletes the tuples of episodes that used the answer's facts, later episodes included. */
export function* removeTuplesRestingOn(ballot: string, household: string): Work<void> {
  yield* run(
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
