/**
 * Decides which process may write to PostgreSQL: the holder of a lease (a row), who renews it. Every write checks the
 * lease's number (epoch), so a process that was suspended for too long cannot write.
 */
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { escapeLiteral, Pool } from "pg";
import { LockedError, SousError } from "../../src/core/errors.js";
import { explainConnection, namePostgres } from "./address.js";
import { writeLock } from "./database.js";

const usualLeaseMs = 15_000;

export interface LeaseOptions {
  readonly address: string;
  /** The process's name: "kitchen-1, process 12 (sous serve)". */
  readonly holder: string;
  /** Milliseconds until an unrenewed lease expires, by the server's clock. */
  readonly leaseMs?: number;
}

export interface Leader {
  readonly holder: string;
  readonly epoch: number;
  /** Milliseconds since the last renewal, by the server's clock. */
  readonly age: number;
  readonly leaseMs: number;
}

export type Lease = Awaited<ReturnType<typeof openLease>>;

/** Name of the lease's row. Databases of version 0.2 and older may have more rows. */
export const leaseRow = "player";
/** SQL: makes the tables, before any migration, as a process must hold the lease to migrate. */
const makeTables = `SELECT pg_advisory_xact_lock(hashtext('sous leader'));
  CREATE TABLE IF NOT EXISTS leases (work text PRIMARY KEY, epoch bigint NOT NULL,
    holder text, lease_ms integer, renewed_at timestamptz);
  CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    given_at timestamptz NOT NULL DEFAULT clock_timestamp(), name text NOT NULL, given json NOT NULL,
    is_taken boolean NOT NULL DEFAULT false, answer json)`;

/** Adds the lease's row, which a copied database lacks. */
const makeRow = `INSERT INTO leases (work, epoch) VALUES ('${leaseRow}', 0) ON CONFLICT DO NOTHING`;

const isFree = "holder IS NULL OR renewed_at + lease_ms * interval '1 ms' < clock_timestamp()";
/** SQL: takes a free lease once the former leader's transaction has ended, so that none of its writes comes later. */
const takeFree = (holder: string, leaseMs: number) => `SELECT pg_advisory_xact_lock(${writeLock});
  UPDATE leases SET epoch = (SELECT max(epoch) + 1 FROM leases), holder = ${escapeLiteral(holder)},
    lease_ms = ${leaseMs}, renewed_at = clock_timestamp()
  WHERE work = '${leaseRow}' AND NOT EXISTS (SELECT FROM leases WHERE NOT (${isFree}))
  RETURNING epoch::int`;
const renewOwn = "UPDATE leases SET renewed_at = clock_timestamp() WHERE epoch = $1";
const giveUp = "UPDATE leases SET holder = NULL WHERE epoch = $1";
export const readLeader = `SELECT epoch::int, holder,
    (extract(epoch FROM clock_timestamp() - renewed_at) * 1000)::float AS age, lease_ms AS "leaseMs"
  FROM leases WHERE holder IS NOT NULL ORDER BY renewed_at DESC LIMIT 1`;

const readClock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float AS now";

export const leaseConnection = "sous leader";

const longestPauseMs = 1000;
/** The leader when no lease exists and none can be taken. */
const nobody: Leader = { holder: "nobody", epoch: 0, age: 0, leaseMs: 0 };

/** Connects without taking the lease. @throws SousError "no-connection" */
export async function openLease(options: LeaseOptions) {
  const { address, holder, leaseMs = usualLeaseMs } = options;
  const pool = new Pool({
    connectionString: address,
    application_name: leaseConnection,
    max: 1,
    connectionTimeoutMillis: leaseMs,
    query_timeout: leaseMs,
    statement_timeout: leaseMs,
  });
  pool.on("error", () => undefined);
  const closing = new AbortController();
  let epoch = 0;
  let renewing: Promise<void> = Promise.resolve();
  let tellLost: (error: SousError) => void = () => undefined;
  const lost = new Promise<SousError>((resolve) => {
    tellLost = resolve;
  });

  async function ask<Row>(statements: string, values?: readonly unknown[]) {
    try {
      const results = [await pool.query(statements, values && [...values])].flat();
      const { rows = [], rowCount = 0 } = results.at(-1) ?? {};
      return { rows: rows as readonly Row[], count: rowCount ?? 0 };
    } catch (error) {
      throw explainConnection(error, address);
    }
  }

  /** Renews the lease. While the server is away nobody can take it, so the holder keeps it. */
  async function keepRenewing(own: number): Promise<void> {
    while (epoch === own) {
      await sleep(leaseMs / 3, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      const renewed = await ask(renewOwn, [own]).catch(() => null);
      if (renewed === null || renewed.count > 0) continue;
      epoch = 0;
      const leader = await readHolder().catch(() => null);
      const who = leader ? leader.holder : "another process";
      tellLost(
        new SousError(
          "lease-lost",
          `${namePostgres(address)}: ${who} leads now, as this process had not renewed its lease for ` +
            `${leaseMs / 1000} s. Start it again: it then stands by.`,
        ),
      );
    }
  }

  async function isReplica(): Promise<boolean> {
    const sql = "SELECT pg_is_in_recovery() AS replica";
    return (await ask<{ replica: boolean }>(sql)).rows[0]?.replica ?? false;
  }

  async function readHolder(): Promise<Leader | null> {
    return (await ask<Leader>(readLeader)).rows[0] ?? null;
  }

  async function take(): Promise<Leader | null> {
    if (epoch > 0) return null;
    const leader = await readHolder();
    if (leader && leader.age <= leader.leaseMs) return leader;
    // A replica may become the primary later.
    if (await isReplica()) return leader ?? nobody;
    const [taken] = (await ask<{ epoch: number }>(takeFree(holder, leaseMs))).rows;
    if (!taken) {
      await sleep(50);
      return take();
    }
    epoch = taken.epoch;
    renewing = keepRenewing(epoch);
    return null;
  }

  if (!(await isReplica())) {
    // A role without CREATE can use existing tables.
    const missing =
      "SELECT to_regclass('leases') IS NULL OR to_regclass('orders') IS NULL AS missing";
    const [table] = (await ask<{ missing: boolean }>(missing)).rows;
    await ask(table?.missing ? `${makeTables}; ${makeRow}` : makeRow);
  }

  return {
    /** The number of this process's lease; 0 when it has none. */
    epoch: () => epoch,
    /** @returns null if this process leads now, else the leader @throws SousError "no-connection" */
    take,
    /** Resolves when another process has the lease. This process must end, as it cannot write any more. */
    lost,
    /** Waits for the lease, even while the server is away. @throws the signal's reason */
    async wait(signal: AbortSignal, onLook: (found: Leader | SousError) => void) {
      for (;;) {
        signal.throwIfAborted();
        const found = await take().catch((error: SousError) => error);
        if (found === null) return;
        onLook(found);
        const pauseMs = Math.min(longestPauseMs, leaseMs / 3);
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    },
    now: async (): Promise<number> =>
      (await ask<{ now: number }>(readClock)).rows[0]?.now ?? Number.NaN,
    async close() {
      closing.abort();
      await renewing;
      const own = epoch;
      epoch = 0;
      // Without the server, the lease expires by itself.
      if (own > 0) await ask(giveUp, [own]).catch(() => undefined);
      await pool.end();
    },
  };
}

/** @throws LockedError when another process leads or the server is read-only, SousError "no-connection" */
export async function leadNow(options: LeaseOptions): Promise<Lease> {
  const lease = await openLease(options);
  try {
    const leader = await lease.take();
    if (leader === null) return lease;
    const server = namePostgres(options.address);
    throw new LockedError(
      leader === nobody
        ? `${server} takes no writes: it is a replica, or is still being restored. Name the primary, or wait.`
        : `${server} is in use by ${leader.holder}. Stop that process, or use a command that only reads.`,
    );
  } catch (error) {
    await lease.close();
    throw error;
  }
}

export function nameHolder(command: string): string {
  return `${hostname()}, process ${process.pid} (${command})`;
}
