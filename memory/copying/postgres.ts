/** Opens PostgreSQL as the source or target of `sous db copy`. */
import { namePostgres } from "../postgres/address.js";
import { answer, openPool } from "../postgres/connections.js";
import { PostgresDatabase, writeLock } from "../postgres/database.js";
import { leadNow, nameHolder } from "../postgres/leader.js";
import { isEmpty, migrate, requireMigrated } from "../postgres/migrate.js";
import { all } from "../work.js";
import type { sqliteSource, sqliteTarget } from "./sqlite.js";
import { type Counter, listTables, type Row, refuseFilled } from "./tables.js";

/** Milliseconds that a killed copy's lease remains valid; short, so that a new copy can start soon. */
const leaseMs = 5000;

const readCounters = `SELECT replace(sequencename::text, '_number_seq', '') AS name, last_value AS seq
  FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL`;

/**
 * Opens the database and keeps other processes from writing to it.
 * @param makeAt time to record for a new schema; null to make none
 * @throws LockedError, SousError "no-connection", "database-older"
 */
async function openAlone(url: string, makeAt: number | null) {
  const lease = await leadNow({ address: url, holder: nameHolder("sous db copy"), leaseMs });
  const db = new PostgresDatabase({ url, lease });
  const close = async () => {
    await db.close();
    await lease.close();
  };
  try {
    if (makeAt !== null && (await isEmpty(db))) await migrate(db, makeAt);
    await requireMigrated(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { all: <Found>(sql: string, params = {}) => db.read(all<Found>(sql, params)), close };
}

export async function postgresSource(url: string): ReturnType<typeof sqliteSource> {
  const end = await openAlone(url, null);
  return { ...end, counters: () => end.all<Counter>(readCounters) };
}

/** Writes in one transaction. @throws as {@link openAlone}, InputError when the target has rows */
export async function postgresTarget(url: string, now: number): ReturnType<typeof sqliteTarget> {
  const end = await openAlone(url, now);
  const pool = openPool(url, 1);
  let release = (): void => undefined;
  const close = async () => {
    release();
    await pool.end();
    await end.close();
  };
  try {
    for (const { name } of listTables())
      if ((await end.all(`SELECT 1 FROM "${name}" LIMIT 1`)).length > 0)
        throw refuseFilled(namePostgres(url));
    const writer = await pool.connect();
    release = () => writer.release(true);
    await writer.query(
      `BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0;
       SELECT pg_advisory_xact_lock(${writeLock}); ${listSuspended}; ${executeEach("suspend")}`,
    );
    return {
      all: (sql, params = {}) =>
        answer(writer, { want: "rows", sql, params }) as Promise<readonly Row[]>,
      async insert({ name, columns }, rows) {
        const sql = `INSERT INTO "${name}" (${columns})
          SELECT ${columns} FROM json_populate_recordset(NULL::"${name}", $1::json)`;
        await writer.query(sql, [JSON.stringify(rows, toJson)]);
      },
      async finish(counters) {
        const last = [...setCounters(counters), executeEach("restore"), indexWords, "COMMIT"];
        await writer.query(`${last.join(";\n")}; ANALYZE`);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** SQL: notes triggers and foreign keys, which are disabled until the end, as rows may refer to later ones. */
const listSuspended = `CREATE TEMP TABLE suspended ON COMMIT DROP AS
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS suspend,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS restore
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
  UNION ALL
  SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', oid::regclass), format('ALTER TABLE %s ENABLE TRIGGER USER', oid::regclass)
  FROM pg_class WHERE relkind = 'r' AND relhastriggers AND relnamespace = current_schema()::regnamespace`;

function executeEach(column: "suspend" | "restore"): string {
  return `DO $$ DECLARE one text; BEGIN
    FOR one IN SELECT ${column} FROM suspended LOOP EXECUTE one; END LOOP;
  END $$`;
}

const indexWords =
  "INSERT INTO document_words (rowid, household, words) SELECT document, household, words FROM documents";

function setCounters(counters: readonly Counter[]): readonly string[] {
  const numbered = listTables().filter(({ key }) => key.includes("number"));
  return numbered.map(({ name }) => {
    const given = counters.find((one) => one.name === name)?.seq ?? 0;
    return `SELECT setval(pg_get_serial_sequence('${name}', 'number'), seq)
      FROM (SELECT greatest(${given}, max(number)) AS seq FROM "${name}") AS last WHERE seq > 0`;
  });
}

function toJson(this: Row, column: string, value: unknown): unknown {
  // `this[column]`, not the argument: JSON.stringify converts a Buffer before it calls the replacer.
  const own = this[column];
  return Buffer.isBuffer(own) ? `\\x${own.toString("hex")}` : value;
}
