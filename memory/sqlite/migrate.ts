import { SousError } from "../../src/core/errors.js";
import { applicationId } from "./open-file.js";
import type { SqliteFile } from "./sqlite-file.js";

/**
 * One change of the schema, never edited once released. It relies only on the first migration and on those that made
 * the tables it uses.
 */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * Applies missing migrations, each atomically; those before a failed one are kept.
 * @throws SousError "database-newer" if the database has an unknown migration, "database-too-old" if that one is older
 * than the first
 */
export function migrate(db: SqliteFile, migrations: readonly Migration[], at: number): void {
  db.write(() => {
    db.exec(`PRAGMA application_id = ${applicationId}`);
    db.exec(
      "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT",
    );
  });
  for (const { name, sql } of pendingMigrations(db, migrations)) {
    db.write(() => {
      db.exec(sql);
      db.run("INSERT INTO migrations (name, applied_at) VALUES (@name, @at)", { name, at });
    });
  }
}

/** Checks a database opened read-only. @throws SousError "database-older", or as {@link migrate} */
export function requireMigrated(db: SqliteFile, migrations: readonly Migration[]): void {
  const pending = pendingMigrations(db, migrations);
  if (pending.length === 0) return;
  throw new SousError(
    "database-older",
    `The database lacks ${pending.map((migration) => migration.name).join(", ")}. Run "sous db migrate".`,
  );
}

export function isMigrated(db: SqliteFile, migrations: readonly Migration[]): boolean {
  const isBegun = db.get("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'") !== undefined;
  return isBegun && pendingMigrations(db, migrations).length === 0;
}

function pendingMigrations(db: SqliteFile, migrations: readonly Migration[]): readonly Migration[] {
  const applied = db.all<{ name: string }>("SELECT name FROM migrations").map(({ name }) => name);
  const unknown = applied.filter((name) => migrations.every((known) => known.name !== name));
  const [first = { name: "" }] = migrations;
  if (unknown.some((name) => name < first.name)) {
    throw new SousError(
      "database-too-old",
      `The database was written by an unreleased version of Sous (${unknown.join(", ")}). Name another file in SOUS_DB.`,
    );
  }
  if (unknown.length > 0) {
    throw new SousError(
      "database-newer",
      `The database was written by a newer version of Sous (${unknown.join(", ")}). Update Sous.`,
    );
  }
  return migrations.filter(({ name }) => !applied.includes(name));
}
