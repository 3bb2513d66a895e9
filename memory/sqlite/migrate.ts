import { SousError } from "../../src/core/errors.js";
import { applicationId, type Database } from "./database.js";

/** One step of the schema. Never edited once released: a change is a new migration. */
export interface Migration {
  /** "0001-first": the number orders, the name explains. */
  readonly name: string;
  readonly sql: string;
}

/**
 * Brings a database to the newest schema, on the disk at once: all of each migration or nothing of it,
 * recorded by name. Those before one that fails are kept.
 *
 * @throws SousError "database-newer" when it knows a migration that we do not, "migration-missing"
 *   when one of its past was skipped
 */
export function migrate(db: Database, migrations: readonly Migration[], at: number): void {
  const failed = db.write(() => {
    db.exec(`PRAGMA application_id = ${applicationId}`);
    db.exec(
      "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT",
    );
    for (const migration of pendingMigrations(db, migrations)) {
      try {
        db.write(() => apply(db, migration, at));
      } catch (error) {
        return { error };
      }
    }
    return null;
  });
  if (failed) throw failed.error;
}

function apply(db: Database, { name, sql }: Migration, at: number): void {
  db.exec(sql);
  db.run("INSERT INTO migrations (name, applied_at) VALUES (@name, @at)", { name, at });
}

/**
 * For an opening that may not write: the schema must already be the newest.
 *
 * @throws SousError "database-older", or as {@link migrate}
 */
export function requireMigrated(db: Database, migrations: readonly Migration[]): void {
  const pending = pendingMigrations(db, migrations);
  if (pending.length === 0) return;
  throw new SousError(
    "database-older",
    `The database lacks ${listNames(pending)}. Open it once with a command that writes (sous serve).`,
  );
}

function pendingMigrations(db: Database, migrations: readonly Migration[]): readonly Migration[] {
  const applied = new Set(
    db.all<{ name: string }>("SELECT name FROM migrations").map((row) => row.name),
  );
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new SousError(
      "database-newer",
      `The database was written by a newer version of Sous (${unknown.join(", ")}). Update Sous.`,
    );
  }
  const firstPending = migrations.findIndex((migration) => !applied.has(migration.name));
  const pending = firstPending < 0 ? [] : migrations.slice(firstPending);
  const skipped = pending.filter((migration) => !applied.has(migration.name));
  if (skipped.length < pending.length) {
    throw new SousError(
      "migration-missing",
      `The database has later migrations but lacks ${listNames(skipped)}. Restore it from a backup.`,
    );
  }
  return pending;
}

function listNames(migrations: readonly Migration[]): string {
  return migrations.map((migration) => migration.name).join(", ");
}
