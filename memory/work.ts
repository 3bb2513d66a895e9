import type { Change } from "../src/core/episode/watch.js";

export type SqlValue = string | number | Buffer | null;

export type Params = Readonly<Record<string, SqlValue>>;

export type Bound = readonly (Params | readonly SqlValue[])[];

/** A statement for the driver, or a change to report after the commit. */
export type Ask =
  | { readonly want: "rows" | "first"; readonly sql: string; readonly params: Params }
  | { readonly want: "count"; readonly sql: string; readonly bound: Bound }
  | { readonly want: "tell"; readonly change: Change };

/** Yields statements, with logic between them: synchronous on SQLite, one transaction over the network on Postgres. */
export type Work<Result> = Generator<Ask, Result, unknown>;

export function resultOf<Result>(next: IteratorResult<Ask, Result>): Result {
  if (next.done) return next.value;
  throw new Error("Several statements are read with readTogether.");
}

export function* all<Row>(sql: string, params: Params = {}): Work<readonly Row[]> {
  return (yield { want: "rows", sql, params }) as readonly Row[];
}

export function* get<Row>(sql: string, params: Params = {}): Work<Row | undefined> {
  return (yield { want: "first", sql, params }) as Row | undefined;
}

/** Returns the first column of each row. */
export function* column<Value>(sql: string, params: Params = {}): Work<readonly Value[]> {
  const rows = yield* all<Readonly<Record<string, Value>>>(sql, params);
  return rows.map((row) => Object.values(row)[0] as Value);
}

/** Returns the first row's first column, or null. */
export function* value<Value>(sql: string, params: Params = {}): Work<Value | null> {
  const row = yield* get<Readonly<Record<string, Value>>>(sql, params);
  return row ? (Object.values(row)[0] as Value) : null;
}

export function* exists(sql: string, params: Params = {}): Work<boolean> {
  return (yield* get(sql, params)) !== undefined;
}

export function* run(sql: string, ...bound: Bound): Work<number> {
  return (yield { want: "count", sql, bound }) as number;
}

export function* tell(change: Change): Work<void> {
  yield { want: "tell", change };
}
