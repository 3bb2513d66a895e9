import type { LikeTuple, TupleQuery, TupleStore } from "../src/core/stores.js";
import { isWithin, type Subgoal, type Tuple, type TupleCell } from "../src/core/tuple.js";
import type { Among, Likeness } from "./index/likeness.js";
import { sharedJson, shareJson } from "./rows/shared-json.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

/** What many tuples have alike stands in other tables. */
interface TupleRow extends Omit<Tuple, "cell" | "history"> {
  readonly cell: string;
  readonly evaluation: string;
  readonly summary: string;
}

const tupleTable = new Table<TupleRow>(
  "tuples",
  {
    id: "plain",
    household: "plain",
    episode: "plain",
    seq: "plain",
    goalType: "plain",
    goal: "plain",
    evaluation: sharedJson("tuples.evaluation"),
    summary: "plain",
    observation: "plain",
    cell: "(tuple_cells.cell_json)",
    action: "plain",
    pattern: "(tuple_cells.pattern)",
    source: "plain",
    createdAt: "plain",
  },
  "JOIN tuple_cells ON tuple_cells.number = tuples.kept",
);

/** With how many tuples a cell has enough to choose from: no more are counted. */
const mostCounted = 64;

export function createTupleStore(options: {
  readonly db: Database;
  readonly likeness: Likeness;
}): TupleStore {
  const { db, likeness } = options;
  return {
    async list(household) {
      return tupleTable
        .all(db, "WHERE @household IS NULL OR household = @household ORDER BY tuples.number", {
          household: household ?? null,
        })
        .map(toTuple);
    },
    async keep(tuples) {
      db.write(() => {
        for (const tuple of tuples) insertTuple(db, tuple);
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
    async countCells(patterns) {
      return db
        .all<{ cell: string; tuples: number }>(
          `SELECT cell_json AS cell, (SELECT count(*) FROM
             (SELECT 1 FROM tuples WHERE kept = tuple_cells.number LIMIT @most)) AS tuples
           FROM tuple_cells WHERE ${hasPattern}`,
          { patterns: JSON.stringify(patterns), most: mostCounted },
        )
        .map(({ cell, tuples }) => ({ cell: JSON.parse(cell) as TupleCell, tuples }));
    },
    async nearest(query) {
      const { goal, observation, k } = query;
      const among = amongOf(db, query);
      const texts = [goal, observation];
      const hits = await likeness.nearest({ kind: "tuple", texts, k, ...(among && { among }) });
      return hits.flatMap(({ id, similarity }): readonly LikeTuple[] => {
        const row = tupleTable.get(db, "WHERE id = @id", { id });
        return row ? [{ tuple: toTuple(row), similarity }] : [];
      });
    },
  };
}

/** SQL: a row of `tuple_cells` has one of the patterns, or one of them with a class. */
const hasPattern = `EXISTS (SELECT 1 FROM json_each(@patterns) AS wanted
  WHERE pattern = wanted.value OR pattern GLOB wanted.value || ':*')`;

/** The filter of a query; null: all tuples. */
function amongOf(db: Database, { household, cell, patterns, ids }: TupleQuery): Among | null {
  const where: string[] = [];
  if (household !== undefined) where.push("row.household = @household");
  if (ids) where.push("row.id IN (SELECT value FROM json_each(@ids))");
  if (cell || patterns) where.push("row.kept IN (SELECT value FROM json_each(@cells))");
  if (where.length === 0) return null;
  return {
    from: "tuples AS row",
    isOfAllHomes: household === undefined && !ids,
    where: where.join(" AND "),
    params: {
      household: household ?? null,
      ids: JSON.stringify(ids ?? []),
      cells: JSON.stringify(cellsLike(db, { cell, patterns })),
    },
  };
}

/** Numbers of the cells in a cell, with these patterns. */
function cellsLike(
  db: Database,
  { cell, patterns }: Pick<TupleQuery, "cell" | "patterns">,
): readonly number[] {
  const rows = db.all<{ number: number; cell: string }>(
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

/** Inside a transaction. */
export function insertTuple(db: Database, { cell, pattern, history, ...tuple }: Tuple): void {
  const kept = numberOfCell(db, JSON.stringify(cell), pattern);
  const evaluation = shareJson(db, history.evaluation);
  tupleTable.insert(db, { ...tuple, summary: history.summary }, { also: { kept, evaluation } });
}

function numberOfCell(db: Database, cell: string, pattern: string): number {
  const params = { cell, pattern };
  db.run(
    "INSERT INTO tuple_cells (cell_json, pattern) VALUES (@cell, @pattern) ON CONFLICT DO NOTHING",
    params,
  );
  return db.get<{ number: number }>(
    "SELECT number FROM tuple_cells WHERE cell_json = @cell AND pattern = @pattern",
    params,
  )?.number as number;
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
