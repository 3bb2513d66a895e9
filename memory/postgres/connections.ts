/** Connects to PostgreSQL, and runs single statements there. */
import pg from "pg";
import type { Ask } from "../work.js";
import { ServerError } from "./errors.js";
import { translate, valuesOf } from "./translate.js";

const mostReaders = 4;
/** Milliseconds that a transaction may pause. It is then aborted, so that others can write, and retried. */
const longestPauseMs = 1500;

/** Parsers by type number in `pg_type`. Booleans become numbers; JSON stays text. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => (text === "t" ? 1 : 0),
  17: pg.types.getTypeParser(17),
  20: Number,
  21: Number,
  23: Number,
  700: Number,
  701: Number,
  1700: Number,
};
const types = { getTypeParser: (type: number) => parsers[type] ?? ((text: string) => text) };

/** @param most connections; later callers wait */
export function openPool(url: string, most = mostReaders): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types: types as pg.CustomTypesConfig,
    max: most,
    pipeline: true,
    keepAlive: true,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: longestPauseMs,
    application_name: "sous",
  });
  // Ignores the error, as the next statement reports it.
  pool.on("error", () => undefined);
  pool.on("connect", (connection) => connection.on("error", () => undefined));
  return pool;
}

export async function withConnection<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await reach(() => pool.connect());
  let broken: Error | undefined;
  try {
    return await work(connection);
  } catch (error) {
    if (error instanceof ServerError && error.isBroken) broken = error;
    throw error;
  } finally {
    connection.release(broken);
  }
}

export async function answer(
  connection: pg.PoolClient,
  ask: Exclude<Ask, { want: "tell" }>,
): Promise<unknown> {
  const { want } = ask;
  const statement = translate(ask.sql);
  const { name, text } = statement;
  const values = [...valuesOf(statement, want === "count" ? ask.bound : [ask.params])];
  const { rows, rowCount } = await reach(() => connection.query({ name, text, values }));
  if (want === "count") return rowCount ?? 0;
  return want === "first" ? rows[0] : rows;
}

export async function reach<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ServerError ? cause : new ServerError(cause);
  }
}
