/** PostgreSQL databases as ends of a copy. */
import { namePostgres } from "../postgres/address.js";
import { PostgresDatabase } from "../postgres/database.js";
import { leadNow, nameHolder } from "../postgres/leader.js";
import { isEmpty, migrate, requireCopied, requireMigrated } from "../postgres/migrate.js";
import { quote } from "../sqlite/seals.js";
import { all, get, run, type Work } from "../work.js";
import {
  type Counters,
  marks,
  refuseFilled,
  requireSame,
  type Source,
  type Target,
  type TargetOptions,
} from "./ends.js";
import { lastKey, listTables, quoteAll, type Row, type Table } from "./tables.js";

const readCounters = `SELECT replace(sequencename::text, '_number_seq', '') AS name, last_value AS seq
  FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL`;

/** @throws LockedError, SousError "no-connection" */
export async function postgresSource(url: string): Promise<Source> {
  const { db, close } = await lead(url);
  try {
    await requireCopied(db);
    await requireMigrated(db);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    name: namePostgres(url),
    db,
    async counters() {
      const rows = await db.read(all<{ name: string; seq: number }>(readCounters));
      return new Map(rows.map(({ name, seq }) => [name, seq]));
    },
    close,
  };
}

/** @throws as {@link postgresSource}, InputError when it has rows */
export async function postgresTarget(url: string, options: TargetOptions): Promise<Target> {
  const { db, close } = await lead(url);
  try {
    if (await isEmpty(db)) await migrate(db, options.now);
    await requireMigrated(db);
    await begin(db, namePostgres(url), options);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    async insert(table, rows) {
      const text = JSON.stringify(rows, toJson);
      await db.writeSoon(() => run(insertInto(table), { rows: text }));
    },
    async finish(counters) {
      await db.write(() => complete(counters));
      await db.exec("ANALYZE");
    },
    close,
  };
}

/** Shorter than usual: a copy that was killed can soon be gone on with. */
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

/** Triggers make rows of other rows, and rows refer to later ones: both wait until the end. */
const dropLinks = `DO $$ DECLARE one record; BEGIN
  INSERT INTO copying (restore)
    SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace;
  FOR one IN SELECT conrelid::regclass AS made, conname FROM pg_constraint
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
  LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.made, one.conname); END LOOP;
END $$`;
const restoreLinks = `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT restore FROM copying WHERE restore IS NOT NULL LOOP EXECUTE one.restore; END LOOP;
END $$`;

async function begin(db: PostgresDatabase, to: string, options: TargetOptions): Promise<void> {
  const begun = await db.readTogether(readBegun());
  if (begun !== null) {
    requireSame(to, begun, options);
    return;
  }
  const tables = listTables();
  for (const table of tables) if (await db.read(lastKey(table))) throw refuseFilled(to);
  await db.write(function* () {
    yield* run(marks.make);
    yield* run("INSERT INTO copying (source) VALUES (@from)", { from: options.from });
    yield* run(dropLinks);
    for (const { name } of tables) yield* run(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`);
  });
}

function* readBegun(): Work<string | null> {
  const there = yield* get<{ there: number }>("SELECT to_regclass('copying') IS NOT NULL AS there");
  if (!there?.there) return null;
  return (yield* get<{ source: string }>(marks.read))?.source ?? null;
}

function toJson(this: Row, column: string, value: unknown): unknown {
  // JSON.stringify makes an object of a buffer first.
  const own = this[column];
  return Buffer.isBuffer(own) ? `\\x${own.toString("hex")}` : value;
}

function insertInto({ name, columns }: Table): string {
  const all = quoteAll(columns);
  return `INSERT INTO ${quote(name)} (${all})
    SELECT ${all} FROM json_populate_recordset(NULL::${quote(name)}, CAST(@rows AS json))`;
}

/** As triggers would have made them one by one. */
const indexWords = [
  `INSERT INTO document_index (document, household, words, length)
   SELECT document, household, found || array_to_tsvector(ARRAY['home ' || household]),
     (SELECT coalesce(sum(cardinality(positions)), 0) FROM unnest(found))
   FROM (SELECT document, household, lexemes_of(words) AS found FROM documents OFFSET 0) AS known`,
  `INSERT INTO document_counts (household, documents, length)
   SELECT household, count(*), sum(length) FROM document_index GROUP BY household`,
];

function* complete(counters: Counters): Work<void> {
  for (const table of listTables()) {
    const name = quote(table.name);
    yield* run(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    if (!table.key.includes("number")) continue;
    yield* run(
      `SELECT setval(pg_get_serial_sequence('${table.name}', 'number'), seq)
       FROM (SELECT greatest(CAST(@seq AS bigint), max(number)) AS seq FROM ${name}) AS last WHERE seq > 0`,
      { seq: counters.get(table.name) ?? 0 },
    );
  }
  yield* run(restoreLinks);
  for (const sql of indexWords) yield* run(sql);
  yield* run(marks.drop);
}
