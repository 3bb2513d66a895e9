import { copyFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { copyRows } from "../../../memory/copying/copy.js";
import { PostgresDatabase } from "../../../memory/postgres/database.js";
import {
  isEmpty,
  migrate,
  migratePostgres,
  requireMigrated,
} from "../../../memory/postgres/migrate.js";
import { blankImage } from "../../../memory/sqlite/blank.js";
import { SqliteFile } from "../../../memory/sqlite/sqlite-file.js";
import { runSous } from "../../app/run-sous.js";
import { newFile, writeBlank } from "../folder.js";
import { writeMadeUpRows } from "../made-up-rows.js";
import { createDatabase, isMissing } from "./database.js";

/** A line per column, key, index and view: "steps.at bigint not null". */
type Lines = readonly string[];

const types: Readonly<Record<string, string>> = {
  INTEGER: "bigint",
  TEXT: "text",
  REAL: "double precision",
  BLOB: "bytea",
};

function linesOfSqlite(): Lines {
  const db = new SqliteFile({ file: () => blankImage(0), readOnly: true });
  const rows = db.all<{ name: string; type: string; sql: string }>(
    `SELECT name, type, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'document%'
       AND name NOT LIKE 'sqlite_%' AND tbl_name <> 'seals'`,
  );
  const lines = rows.flatMap(({ name, type, sql }) => {
    if (type === "view") return [`view ${name}`];
    if (type === "index") return [`index ${name}${/^CREATE UNIQUE/.test(sql) ? " unique" : ""}`];
    if (type !== "table") return [];
    const columns = db.all<{ name: string; type: string; notnull: number; pk: number }>(
      `SELECT name, type, "notnull", pk FROM pragma_table_info('${name}')`,
    );
    const unique = db.all<{ keys: string }>(
      `SELECT (SELECT group_concat(name, ' ') FROM pragma_index_info(one.name)) AS keys
       FROM pragma_index_list('${name}') AS one WHERE origin = 'u'`,
    );
    const foreign = db.all<{ line: string }>(
      `SELECT group_concat("from", ' ') || ' -> ' || "table" || ' ' || group_concat("to", ' ')
         || CASE on_delete WHEN 'CASCADE' THEN ' cascade' ELSE '' END AS line
       FROM pragma_foreign_key_list('${name}') GROUP BY id`,
    );
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    return [
      ...columns.map(
        (column) =>
          `${name}.${column.name} ${types[column.type]}${column.notnull || column.pk ? " not null" : ""}`,
      ),
      `${name} key ${key.map((column) => column.name).join(" ")}`,
      ...unique.map(({ keys }) => `${name} unique ${keys}`),
      ...foreign.map(({ line }) => `${name} refers ${line}`),
    ];
  });
  db.close();
  return lines.sort();
}

const columns = `SELECT table_name || '.' || column_name || ' ' || data_type
    || CASE is_nullable WHEN 'NO' THEN ' not null' ELSE '' END AS line
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
const names = (keys: string, table: string) =>
  `(SELECT string_agg(attname, ' ' ORDER BY place) FROM unnest(${keys}) WITH ORDINALITY AS one (number, place)
    JOIN pg_attribute ON attrelid = ${table} AND attnum = number)`;
const keys = `SELECT conrelid::regclass || CASE contype WHEN 'p' THEN ' key ' WHEN 'u' THEN ' unique ' ELSE ' refers ' END
    || ${names("conkey", "conrelid")} || CASE contype WHEN 'f' THEN ' -> ' || confrelid::regclass || ' '
    || ${names("confkey", "confrelid")} || CASE confdeltype WHEN 'c' THEN ' cascade' ELSE '' END ELSE '' END AS line
  FROM pg_constraint WHERE contype IN ('p', 'u', 'f') AND connamespace = 'public'::regnamespace`;
const indexes = `SELECT 'index ' || relname || CASE WHEN indisunique THEN ' unique' ELSE '' END AS line
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname = 'public' AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`;
const views = "SELECT 'view ' || viewname AS line FROM pg_views WHERE schemaname = 'public'";

async function linesOfPostgres(url: string): Promise<Lines> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ line: string }>(
    [columns, keys, indexes, views].join(" UNION ALL "),
  );
  await client.end();
  const own = /^(index |view )?(leases|document|sqlite_)/;
  return rows
    .map(({ line }) => line)
    .filter((line) => !own.test(line))
    .sort();
}

describe.skipIf(isMissing)("the schema on PostgreSQL", () => {
  it("is that of SQLite", async () => {
    const [sqlite, postgres] = [linesOfSqlite(), await linesOfPostgres(await createDatabase())];
    expect(sqlite.length).toBeGreaterThan(300);
    expect(postgres).toEqual(sqlite);
  });

  it("is the same where an older database was brought up to date", async () => {
    const url = await createDatabase();
    const db = new PostgresDatabase({ url });
    await db.exec(`DROP TABLE web_logins, heard_places, release_clearances, unchecked_ballots, asked_pictures,
      asks_told, asks, asked, audiences, agents, vector_changes, learned_readers; CREATE TABLE seals (name text);
      DROP VIEW exchange_vectors; ALTER INDEX facts_that_say RENAME TO facts_by_subject;
      DROP FUNCTION vector_gone, fact_changed, fact_came_of_question, fact_gone_from_question, question_changed,
        answer_came, answer_changed, answer_left, learned_words_gone, learned_answer_gone CASCADE;
      ALTER TABLE questions DROP thing; ALTER TABLE questions DROP offers_json;
      ALTER TABLE ballots DROP same_as; ALTER TABLE facts DROP moved; ALTER TABLE runs DROP orders_json; DELETE FROM migrations WHERE name > '0050'`);
    await migrate(db, 1);
    await db.close();
    expect(await linesOfPostgres(url)).toEqual(linesOfSqlite());
  });

  it("is made once, also when two processes begin at once, and an older one is named", async () => {
    const url = await createDatabase("empty");
    const [one, other] = [new PostgresDatabase({ url }), new PostgresDatabase({ url })];
    expect(await isEmpty(one)).toBe(true);
    await Promise.all([migrate(one, 1), migrate(other, 2)]);
    await requireMigrated(one);
    await one.exec("DELETE FROM migrations WHERE name = '0043-welcomes'");
    await expect(requireMigrated(other)).rejects.toMatchObject({
      code: "database-older",
      message: 'The database lacks 0043-welcomes. Run "sous db migrate".',
    });
    // Additions of a newer Sous are ignored.
    await one.exec("INSERT INTO migrations VALUES ('0043-welcomes', 3), ('9999-later', 4)");
    await requireMigrated(other);
    await migratePostgres(url, 5);
    await one.exec("INSERT INTO migrations VALUES ('9999-later-breaks', 6)");
    const newer = { code: "database-newer", message: expect.stringContaining("Update Sous") };
    await expect(requireMigrated(other)).rejects.toMatchObject(newer);
    await expect(migratePostgres(url, 7)).rejects.toMatchObject(newer);
    await Promise.all([one.close(), other.close()]);
  });
});

const quiet = { now: 0, onProgress: () => undefined };

const stopAt = (stop: string) => (table: string) => {
  if (table === stop) throw new Error("stopped");
};

describe.skipIf(isMissing)("a copy of a database", () => {
  it("takes a row of every table, leaves nothing where it stopped, and refuses what is damaged", async () => {
    const from = newFile();
    writeBlank(from);
    const db = new SqliteFile({ file: from, readOnly: false });
    const tables = writeMadeUpRows(db);
    db.close();
    const url = await createDatabase();
    const damaged = newFile("damaged.db");
    copyFileSync(from, damaged);
    const sqlite = new Sqlite(damaged);
    sqlite.pragma("foreign_keys = OFF");
    sqlite.exec("DELETE FROM people");
    sqlite.close();
    const refused = copyRows({ ...quiet, from: damaged, to: url });
    await expect(refused).rejects.toMatchObject({ code: "not-whole" });

    const ends = [
      [from, url, "facts"],
      [url, newFile(), "steps"],
    ] as const;
    const copies = [];
    for (const [source, to, stop] of ends) {
      const stopped = copyRows({ ...quiet, from: source, to, onProgress: stopAt(stop) });
      await expect(stopped).rejects.toThrow("stopped");
      copies.push(await copyRows({ ...quiet, from: source, to }));
      await expect(copyRows({ ...quiet, from: source, to })).rejects.toThrow("is there already");
    }
    const [there = {}, back] = copies;
    expect(back).toEqual(there);
    const filled = Object.keys(there).filter((table) => there[table]?.rows);
    expect(filled).toEqual(expect.arrayContaining([...tables]));
  });

  it("is what PostgreSQL's own programs make, says sous db backup and sous db restore", async () => {
    const url = await createDatabase();
    const backup = await runSous("db", "backup", "--out", newFile(), "--db", url);
    expect([backup.code, backup.err]).toEqual([1, expect.stringMatching(/pg_basebackup.*pg_dump/)]);
    const restore = await runSous("db", "restore", newFile(), "--db", url);
    expect([restore.code, restore.err]).toEqual([1, expect.stringMatching(/\(WAL\).*pg_restore/)]);
  });
});
