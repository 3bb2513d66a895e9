import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import type { Change } from "../../src/core/episode/watch.js";
import { SousError } from "../../src/core/errors.js";
import { StorageError, type StorageFault } from "../../src/core/memory/storage.js";
import { type Ask, type Database, get, resultOf, type Work } from "../work.js";
import { namePostgres } from "./address.js";
import { answer, openPool, reach, withConnection } from "./connections.js";
import { explain, ServerError } from "./errors.js";

export const writeLock = 1_936_749_939;
const mostTries = 5;
const pauseMs = 20;
const askAgainMs = 250;
const wordTables = `texts, ballots, facts, questions, steps, tuples, outbox, turns, people, world_rules,
  model_replies, embedding_cache, vectors, document_index, imported_releases, inbox_events`;

export interface PostgresOptions {
  readonly url: string;
  readonly readOnly?: boolean;
  readonly onChange?: ((change: Change) => void) | undefined;
  /** Called with each fault of the server. */
  readonly onFault?: (fault: StorageFault) => void;
  /** If given, only the process that holds this lease may write. */
  readonly lease?: { epoch(): number } | undefined;
}

/** A begun transaction: its id, and whether this process may write. No other process may write before it ends. */
interface Begun {
  readonly xid: string;
  readonly leads: boolean;
}

/** A database on PostgreSQL. Writes of all processes run one after the other. */
export class PostgresDatabase implements Database {
  readonly readOnly: boolean;
  /** A single connection, so it also queues this process's writes. */
  readonly #writer: pg.Pool;
  readonly #readers: pg.Pool;
  readonly #name: string;
  #isClosed = false;

  constructor(private readonly options: PostgresOptions) {
    this.readOnly = options.readOnly ?? false;
    this.#writer = openPool(options.url, 1);
    this.#readers = openPool(options.url);
    this.#name = namePostgres(options.url);
  }

  async read<Result>(work: Work<Result>): Promise<Result> {
    const first = work.next();
    if (first.done) return first.value;
    const given = await this.#persist(() =>
      withConnection(this.#readers, (connection) =>
        settle(connection, first.value, () => undefined),
      ),
    );
    return resultOf(work.next(given));
  }

  async readTogether<Result>(work: Work<Result>): Promise<Result> {
    const first = work.next();
    if (first.done) return first.value;
    let isBegun = false;
    const attempt = () =>
      withConnection(this.#readers, async (connection) => {
        // BEGIN is sent with the first statement. Nobody waits for COMMIT, as nothing was written.
        connection.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").catch(() => undefined);
        try {
          const given = await settle(connection, first.value, () => undefined);
          isBegun = true;
          return await follow(work, work.next(given), connection, () => undefined);
        } finally {
          connection.query("COMMIT").catch(() => undefined);
        }
      });
    return this.#persist(attempt, () => !isBegun);
  }

  write<Result>(work: () => Work<Result>): Promise<Result> {
    return this.#transact(work, "");
  }

  writeSoon<Result>(work: () => Work<Result>): Promise<Result> {
    return this.#transact(work, "SET LOCAL synchronous_commit = off;");
  }

  readInBackground<Result>(work: Work<Result>): Promise<Result> {
    return this.readTogether(work);
  }

  async size(): Promise<Awaited<ReturnType<Database["size"]>>> {
    const sql = "SELECT pg_database_size(current_database()) AS bytes";
    const row = await this.read(get<{ bytes: number }>(sql));
    return { databaseBytes: row?.bytes ?? 0, walBytes: 0, freeBytes: null };
  }

  /** Does nothing: the server's log, replicas and backups keep deleted content for their retention time. */
  async forgetLog(): Promise<void> {}

  async eraseDeleted(): Promise<void> {
    await this.exec(`VACUUM ${wordTables}`);
  }

  async exec(sql: string): Promise<void> {
    await this.#persist(
      () => withConnection(this.#writer, (connection) => reach(() => connection.query(sql))),
      () => false,
    );
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await Promise.all([this.#writer.end(), this.#readers.end()]);
  }

  async #transact<Result>(work: () => Work<Result>, setting: string): Promise<Result> {
    if (this.readOnly) {
      throw new SousError("read-only", "The database was opened for reading only.");
    }
    const { result, changes } = await this.#persist(() => this.#attempt(work, setting));
    for (const change of changes) this.options.onChange?.(change);
    return result;
  }

  #attempt<Result>(work: () => Work<Result>, setting: string) {
    return withConnection(this.#writer, async (connection) => {
      const changes = new Map<string, Change>();
      const note = (change: Change): void => {
        const key = `${change.household} ${change.episode}`;
        if (!changes.get(key)?.isShown) changes.set(key, change);
      };
      const beginning = begin(connection, setting, this.options.lease?.epoch() ?? 0);
      beginning.catch(() => undefined);
      let result: Result;
      let begun: Begun;
      try {
        const running = work();
        result = await follow(running, running.next(), connection, note);
        begun = await this.#requireLead(beginning);
      } catch (error) {
        connection.query("ROLLBACK").catch(() => undefined);
        await this.#requireLead(beginning);
        throw error;
      }
      await this.#commit(connection, begun);
      return { result, changes: changes.values() };
    });
  }

  async #requireLead(beginning: Promise<Begun>): Promise<Begun> {
    const begun = await beginning;
    if (!this.options.lease || begun.leads) return begun;
    throw new SousError("fenced", "Another process leads now. This one writes nothing any more.");
  }

  /** After a broken connection, asks the server whether the commit succeeded, so nothing runs twice. */
  async #commit(connection: pg.PoolClient, { xid }: Begun): Promise<void> {
    try {
      await reach(() => connection.query("COMMIT"));
    } catch (error) {
      if (!(error instanceof ServerError && error.isBroken)) throw error;
      if (!(await this.#wasCommitted(xid, error))) throw error;
    }
  }

  async #wasCommitted(xid: string, because: ServerError): Promise<boolean> {
    const sql = "SELECT pg_xact_status(CAST(@xid AS xid8)) AS status";
    while (!this.#isClosed) {
      try {
        const row = await this.read(get<{ status: string }>(sql, { xid }));
        if (row?.status !== "in progress") return row?.status === "committed";
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
      }
      await setTimeout(askAgainMs);
    }
    throw because;
  }

  async #persist<Result>(
    attempt: () => Promise<Result>,
    mayRepeat: () => boolean = () => true,
  ): Promise<Result> {
    for (let tries = 1; ; tries++) {
      if (this.#isClosed) throw new SousError("closed", "The database was closed.");
      try {
        return await attempt();
      } catch (error) {
        const isPassing = error instanceof ServerError && error.isPassing && mayRepeat();
        if (!isPassing || tries === mostTries) throw this.#explain(error);
        await setTimeout(tries * pauseMs);
      }
    }
  }

  #explain(error: unknown): unknown {
    const explained = explain(error, this.#name);
    if (explained instanceof StorageError) this.options.onFault?.(explained.fault);
    return explained;
  }
}

async function follow<Result>(
  work: Work<Result>,
  first: IteratorResult<Ask, Result>,
  connection: pg.PoolClient,
  note: (change: Change) => void,
): Promise<Result> {
  let next = first;
  while (!next.done) next = work.next(await settle(connection, next.value, note));
  return next.value;
}

async function settle(
  connection: pg.PoolClient,
  ask: Ask,
  note: (change: Change) => void,
): Promise<unknown> {
  return ask.want === "tell" ? note(ask.change) : answer(connection, ask);
}

async function begin(connection: pg.PoolClient, setting: string, epoch: number): Promise<Begun> {
  const results = (await reach(() =>
    connection.query(
      `BEGIN; ${setting} SELECT pg_advisory_xact_lock(${writeLock});
       SELECT pg_current_xact_id()::text AS xid, EXISTS (SELECT FROM leases WHERE epoch = ${epoch}) AS leads`,
    ),
  )) as unknown as readonly pg.QueryResult<Begun>[];
  return results.at(-1)?.rows[0] as Begun;
}
