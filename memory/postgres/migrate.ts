/** Updates PostgreSQL's schema with SQLite's migrations, converted. */
import { existsSync, readFileSync } from "node:fs";
import { SousError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import { migrations } from "../migrations/index.js";
import { all, get } from "../work.js";
import { PostgresDatabase, writeLock } from "./database.js";
import { convert, makeTables, makeTriggers } from "./tables.js";

/** Applies missing migrations. They only add, so an older Sous still works, unless a name ends in "-breaks". */
export async function migrate(db: PostgresDatabase, at: number): Promise<void> {
  for (const { names, sql } of await listPending(db)) {
    const noted = names.map((name) => `INSERT INTO migrations VALUES ('${name}', ${at})`);
    try {
      await db.exec([`SELECT pg_advisory_xact_lock(${writeLock})`, sql(at), ...noted].join(";\n"));
    } catch (error) {
      const left = await listPending(db);
      if (left.some((one) => one.names[0] === names[0])) throw error;
    }
  }
}

export async function migratePostgres(url: string, at: number): Promise<void> {
  const db = new PostgresDatabase({ url });
  try {
    await migrate(db, at);
  } finally {
    await db.close();
  }
}

/** @throws SousError "database-older", "database-newer" */
export async function requireMigrated(db: PostgresDatabase): Promise<void> {
  const pending = (await listPending(db)).flatMap(({ names }) => names);
  if (pending.length === 0) return;
  throw new SousError(
    "database-older",
    `The database lacks ${pending.at(0)}${pending.length > 1 ? ` and ${pending.length - 1} more` : ""}. Run "sous db migrate".`,
  );
}

/** Checks the schema; an empty database passes. @throws StorageError "unreachable", and as {@link requireMigrated} */
export async function requireSchema(url: string): Promise<void> {
  const db = new PostgresDatabase({ url, readOnly: true });
  try {
    if (!(await isEmpty(db))) await requireMigrated(db);
  } finally {
    await db.close();
  }
}

export async function isEmpty(db: PostgresDatabase): Promise<boolean> {
  const sql = "SELECT to_regclass('migrations') IS NOT NULL AS there";
  const row = await db.read(get<{ there: number }>(sql));
  return row?.there === 0;
}

async function listPending(db: PostgresDatabase) {
  const names = migrations.map(({ name }) => name);
  if (await isEmpty(db)) return [{ names, sql: makeSchema }];
  const rows = await db.read(all<{ name: string }>("SELECT name FROM migrations"));
  const applied = new Set(rows.map(({ name }) => name));
  const broken = [...applied].find((name) => name.endsWith("-breaks") && !names.includes(name));
  if (broken !== undefined)
    throw new SousError(
      "database-newer",
      `The database was changed by a newer version of Sous (${broken}). Update Sous.`,
    );
  return migrations
    .filter(({ name }) => !applied.has(name))
    .map(({ name, sql }) => ({ names: [name], sql: () => convert(sql) }));
}

function makeSchema(at: number): string {
  return [read("compatible.sql"), makeTables(at), read("schema.sql"), makeTriggers(at)].join(";\n");
}

function read(file: string): string {
  const found = packageFile(`memory/postgres/${file}`);
  if (!existsSync(found))
    throw new SousError("files-missing", `memory/postgres/${file} is missing.`);
  return readFileSync(found, "utf8");
}
