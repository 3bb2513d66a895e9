import type { Change } from "../src/core/watch.js";

export type SqlValue = string | number | Buffer | null;

/** Values bound to `@name` in a statement. */
export type Params = Readonly<Record<string, SqlValue>>;

/** What a statement's parameters are: bound by name, or by place to `?`; first those by place. */
export type Bound = readonly (Params | readonly SqlValue[])[];

/** What a work asks its driver for: a statement, or to tell listeners of a change after the commit. */
export type Ask =
  | { readonly want: "rows" | "first"; readonly sql: string; readonly params: Params }
  | { readonly want: "count"; readonly sql: string; readonly bound: Bound }
  | { readonly want: "tell"; readonly change: Change };

/**
 * Statements with the logic between them. A driver runs it: at once on SQLite, where nothing comes in between,
 * or with a network in between on PostgreSQL, in one transaction.
 */
export type Work<Result> = Generator<Ask, Result, unknown>;

/** What a work gives that was to ask once, after its answer. */
export function resultOf<Result>(next: IteratorResult<Ask, Result>): Result {
  if (next.done) return next.value;
  throw new Error("Several statements are read with readTogether.");
}

/** The rows that a statement gives. */
export function* all<Row>(sql: string, params: Params = {}): Work<readonly Row[]> {
  return (yield { want: "rows", sql, params }) as readonly Row[];
}

/** Its first row, or undefined. */
export function* get<Row>(sql: string, params: Params = {}): Work<Row | undefined> {
  return (yield { want: "first", sql, params }) as Row | undefined;
}

/** Whether it gives any row. */
export function* exists(sql: string, params: Params = {}): Work<boolean> {
  return (yield* get(sql, params)) !== undefined;
}

/** How many rows it changed. */
export function* run(sql: string, ...bound: Bound): Work<number> {
  return (yield { want: "count", sql, bound }) as number;
}

/** Tells listeners, after the commit, what the present transaction changed. */
export function* tell(change: Change): Work<void> {
  yield { want: "tell", change };
}
