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

/** Runs units of work on SQLite or PostgreSQL. */
export interface Database {
  readonly readOnly: boolean;
  read<Result>(work: Work<Result>): Promise<Result>;
  /** Runs several reading statements on one snapshot. */
  readTogether<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Runs one transaction, durable on return with all earlier writes. A driver may repeat `work` after a conflict.
   * @throws SousError "read-only" or (constraint) "conflict"; StorageError when the disk or the server fails
   */
  write<Result>(work: () => Work<Result>): Promise<Result>;
  /**
   * Like `write`, but a power failure (not a crash) before the next `write` loses it: nothing outside may rely on it.
   */
  writeSoon<Result>(work: () => Work<Result>): Promise<Result>;
  /** Runs long reads on committed rows without blocking others. @throws SousError "read-failed" */
  readInBackground<Result>(work: Work<Result>): Promise<Result>;
  /** `freeBytes`: free on the disk, null in memory. `databaseBytes` includes the write-ahead log. */
  size(): Promise<{ databaseBytes: number; walBytes: number; freeBytes: number | null }>;
  /** Empties the write-ahead log, which may hold deleted words. */
  forgetLog(): Promise<void>;
  /** Removes deleted content from storage as far as the engine can. */
  eraseDeleted(): Promise<void>;
}
