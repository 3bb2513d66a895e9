/** A PostgreSQL database as the source or the target of a copy. */

import { namePostgres } from "../postgres/address.js";
import { answer, openPool } from "../postgres/connections.js";
import { PostgresDatabase, writeLock } from "../postgres/database.js";
import { leadNow, nameHolder } from "../postgres/leader.js";
import { isEmpty, migrate, requireMigrated } from "../postgres/migrate.js";
import { all, resultOf, type Work } from "../work.js";
import {
  type Counters,
  hasRows,
  listTables,
  quote,
  quoteAll,
  type Row,
  refuseFilled,
  type Source,
  type Table,
  type Target,
} from "./tables.js";

const readCounters = `SELECT replace(sequencename::text, '_number_seq', '') AS name, last_value AS seq
  FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL`;

/** @throws LockedError, SousError "no-connection" */
export async function postgresSource(url: string): Promise<Source> {
  const { db, close } = await lead(url);
  try {
    await requireMigrated(db);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    read: (work) => db.read(work),
    async counters() {
      const rows = await db.read(all<{ name: string; seq: number }>(readCounters));
      return new Map(rows.map(({ name, seq }) => [name, seq]));
    },
    close,
  };
}

/** Writes in one transaction. @throws as {@link postgresSource}, InputError when it has rows */
export async function postgresTarget(url: string, now: number): Promise<Target> {
  const { db, close } = await lead(url);
  const pool = openPool(url, 1);
  let release: () => void = () => undefined;
  const end = async () => {
    // Rolls back what is not finished.
    release();
    await pool.end();
    await close();
  };
  try {
    if (await isEmpty(db)) await migrate(db, now);
    await requireMigrated(db);
    for (const table of listTables())
      if (await db.read(hasRows(table))) throw refuseFilled(namePostgres(url));
    const writer = await pool.connect();
    release = () => writer.release(true);
    await writer.query(
      `BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0;
       SELECT pg_advisory_xact_lock(${writeLock}); ${dropLinks}`,
    );
    for (const { name } of listTables())
      await writer.query(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`);
    const settle = async <Result>(work: Work<Result>): Promise<Result> => {
      const { value, done } = work.next();
      if (done) return value;
      if (value.want === "tell") throw new Error("A copy tells nobody.");
      return resultOf(work.next(await answer(writer, value)));
    };
    return {
      read: settle,
      async insert(table, rows) {
        await writer.query(insertInto(table), [JSON.stringify(rows, toJson)]);
      },
      async finish(counters) {
        for (const statement of listLastStatements(counters)) await writer.query(statement);
        await writer.query("COMMIT");
        await writer.query("ANALYZE");
      },
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Shorter than usual: after a kill, a copy can soon be begun again. */
const leaseMs = 5000;

/** Nobody else leads meanwhile. */
async function lead(url: string) {
  const holder = nameHolder("sous db copy");
  const lease = await leadNow({ address: url, holder, leaseMs });
  const db = new PostgresDatabase({ url, lease });
  const close = async () => {
    await db.close();
    await lease.close();
  };
  return { db, close };
}

/** Triggers derive rows from others, and rows may refer to later ones: both wait until the end. */
const dropLinks = `
  CREATE TEMP TABLE dropped_links ON COMMIT DROP AS
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS restore
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace;
  DO $$ DECLARE one record; BEGIN
    FOR one IN SELECT drop FROM dropped_links LOOP EXECUTE one.drop; END LOOP;
  END $$`;
const restoreLinks = `DO $$ DECLARE one record; BEGIN
    FOR one IN SELECT restore FROM dropped_links LOOP EXECUTE one.restore; END LOOP;
  END $$`;

/** Derives what triggers would have derived row by row. */
const indexWords = [
  `INSERT INTO document_index (document, household, words, length)
   SELECT document, household, found || array_to_tsvector(ARRAY['home ' || household]),
     (SELECT coalesce(sum(cardinality(positions)), 0) FROM unnest(found))
   FROM (SELECT document, household, lexemes_of(words) AS found FROM documents OFFSET 0) AS known`,
  `INSERT INTO document_counts (household, documents, length)
   SELECT household, count(*), sum(length) FROM document_index GROUP BY household`,
];

function insertInto({ name, columns }: Table): string {
  const names = quoteAll(columns);
  return `INSERT INTO ${quote(name)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${quote(name)}, $1::json)`;
}

function toJson(this: Row, column: string, value: unknown): unknown {
  // JSON.stringify makes an object of a buffer first.
  const own = this[column];
  return Buffer.isBuffer(own) ? `\\x${own.toString("hex")}` : value;
}

function listLastStatements(counters: Counters): readonly string[] {
  const perTable = listTables().flatMap(({ name, key }) => [
    `ALTER TABLE ${quote(name)} ENABLE TRIGGER USER`,
    ...(key.includes("number")
      ? [
          `SELECT setval(pg_get_serial_sequence('${name}', 'number'), seq)
           FROM (SELECT greatest(${counters.get(name) ?? 0}, max(number)) AS seq FROM ${quote(name)}) AS last
           WHERE seq > 0`,
        ]
      : []),
  ]);
  return [...perTable, restoreLinks, ...indexWords];
}
