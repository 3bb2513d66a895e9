/** Checks a PostgreSQL server for `sous doctor`, without writing. */
import { Client } from "pg";
import { type Check, compareClocks, fail, pass, warn } from "../../src/core/check.js";
import type { Clock } from "../../src/core/clock.js";
import { many } from "../../src/core/words/wording.js";
import { explainConnection, namePostgres } from "./address.js";
import { type Leader, leaseConnection, readLeader } from "./leader.js";

const leastVersion = 15;
/** Deleted rows are reported from this number and share of a table. */
const deadRows = { least: 10_000, share: 0.2 } as const;

type Server = Readonly<
  Record<"is_replica" | "has_leader", boolean> &
    Record<"number" | "replicas" | "now" | "processes", number> & { version: string }
>;
type Table = Readonly<Record<"live" | "dead", number> & { name: string }>;

const readServer = `SELECT current_setting('server_version') AS version,
    current_setting('server_version_num')::int / 10000 AS number,
    pg_is_in_recovery() AS is_replica,
    (SELECT count(*)::int FROM pg_stat_replication) AS replicas,
    (extract(epoch FROM clock_timestamp()) * 1000)::float AS now,
    to_regclass('leases') IS NOT NULL AS has_leader,
    (SELECT count(*)::int FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = '${leaseConnection}') AS processes`;
const readTables = `SELECT relname AS name, n_live_tup::int AS live, n_dead_tup::int AS dead
  FROM pg_stat_user_tables ORDER BY n_dead_tup DESC`;

export async function checkPostgres(address: string, clock: Clock): Promise<readonly Check[]> {
  const name = "database";
  let client: Client;
  try {
    client = new Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
    await client.connect();
  } catch (error) {
    return [
      fail(name, explainConnection(error, address).message, "Or set SOUS_DB to another one."),
    ];
  }
  try {
    const ask = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
    const before = clock.now();
    const [server] = await ask<Server>(readServer);
    if (!server) return [];
    const ours = (before + clock.now()) / 2;
    const [leader] = server.has_leader ? await ask<Leader>(readLeader) : [];
    return [
      checkVersion(server, namePostgres(address)),
      checkRole(server),
      compareClocks("database: clock", server.now, ours),
      checkLeader(leader, server.processes),
      checkDeadRows(await ask<Table>(readTables)),
    ];
  } catch (error) {
    return [
      fail(name, explainConnection(error, address).message, "Or set SOUS_DB to another one."),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function checkVersion({ version, number }: Server, where: string): Check {
  const name = "database";
  const found = `${where}: PostgreSQL ${version}`;
  if (number >= leastVersion) return pass(name, found);
  return fail(name, found, `Use PostgreSQL ${leastVersion} or newer.`);
}

function checkRole({ is_replica: isReplica, replicas }: Server): Check {
  const name = "database: role";
  if (isReplica)
    return fail(name, "a replica: it cannot be written", "Name the primary in SOUS_DB.");
  return pass(name, `the primary, with ${many(replicas, "replica")}`);
}

function checkLeader(leader: Leader | undefined, processes: number): Check {
  const name = "database: leader";
  if (!leader) return pass(name, "nobody leads");
  const { holder, epoch, age } = leader;
  const waiting = Math.max(0, processes - 1);
  const others =
    waiting === 1 ? "1 process stands by" : `${many(waiting, "process", "processes")} stand by`;
  return pass(
    name,
    `${holder} leads (epoch ${epoch}, renewed ${Math.round(age / 1000)} s ago), ${others}`,
  );
}

function checkDeadRows(tables: readonly Table[]): Check {
  const name = "database: dead rows";
  const full = tables.filter(
    ({ live, dead }) => dead >= deadRows.least && dead >= deadRows.share * (live + dead),
  );
  if (full.length === 0) return pass(name, "few");
  const told = full.map(({ name: table, live, dead }) => `${table}: ${dead} dead, ${live} live`);
  const advice =
    "Find out why autovacuum does not keep up (a transaction left open?), or type VACUUM in psql.";
  return warn(name, told.join("\n"), advice);
}
