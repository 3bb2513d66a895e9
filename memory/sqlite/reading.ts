/** Reads that are made of several statements, and run here at once or beside the event loop. */
import type { Database } from "./database.js";
import type { Params } from "./params.js";

interface Statement {
  readonly sql: string;
  readonly params: Params;
}

/** Yields statements and gets their rows. */
export type Reading<Result> = Generator<Statement, Result, readonly unknown[]>;

/** The rows of one statement. */
export function* rowsOf<Row>(sql: string, params: Params): Reading<readonly Row[]> {
  return (yield { sql, params }) as readonly Row[];
}

/** Inside a transaction, as it stands there. */
export function readNow<Result>(db: Database, reading: Reading<Result>): Result {
  let next = reading.next();
  while (!next.done) next = reading.next(db.all(next.value.sql, next.value.params));
  return next.value;
}

/** In a thread of its own. @throws SousError "read-failed" */
export async function readBeside<Result>(db: Database, reading: Reading<Result>): Promise<Result> {
  let next = reading.next();
  while (!next.done) next = reading.next(await db.allBeside(next.value.sql, next.value.params));
  return next.value;
}
