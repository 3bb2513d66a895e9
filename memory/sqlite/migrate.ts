import { SousError } from "../../src/core/errors.js";
import { applicationId } from "./open-file.js";
import type { SqliteFile } from "./sqlite-file.js";

/** Never edited once released. Builds only on the first one and those whose tables it uses. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** First migration only: replaces all former ones. A database with the `last` of them runs this `sql` instead. */
  readonly replaces?: { readonly last: string; readonly sql: string };
}

/**
 * Applies missing migrations, each atomically; those before a failed one are kept.
 * @throws SousError "database-newer" for an unknown migration, "database-too-old" for an incomplete former schema
 */
export function migrate(db: SqliteFile, migrations: readonly Migration[], at: number): void {
  const failed = db.write(() => {
    db.exec(`PRAGMA application_id = ${applicationId}`);
    db.exec(
      "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT",
    );
    return applyPending(db, migrations, at);
  });
  if (failed) throw failed.error;
}

function applyPending(
  db: SqliteFile,
  migrations: readonly Migration[],
  at: number,
): { readonly error: unknown } | null {
  for (const migration of pendingMigrations(db, migrations)) {
    try {
      db.write(() => apply(db, migration, at));
    } catch (error) {
      return { error };
    }
  }
  return null;
}

function apply(db: SqliteFile, { name, sql, replaces }: Migration, at: number): void {
  db.exec(sql);
  if (replaces) db.run("DELETE FROM migrations WHERE name < @name", { name });
  db.run("INSERT INTO migrations (name, applied_at) VALUES (@name, @at)", { name, at });
}

/** For read-only opening. @throws SousError "database-older", or as {@link migrate} */
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
  const names = db.all<{ name: string }>("SELECT name FROM migrations").map((row) => row.name);
  const needed = afterFormer(migrations, names);
  const known = new Set(needed.map(({ name }) => name));
  const first = needed[0]?.replaces ? needed[0].name : "";
  const unknown = names.filter((name) => name >= first && !known.has(name));
  if (unknown.length > 0) {
    throw new SousError(
      "database-newer",
      `The database was written by a newer version of Sous (${unknown.join(", ")}). Update Sous.`,
    );
  }
  const applied = new Set(names);
  return needed.filter(({ name }) => !applied.has(name));
}

function afterFormer(
  migrations: readonly Migration[],
  applied: readonly string[],
): readonly Migration[] {
  const [first, ...later] = migrations;
  if (!first?.replaces) return migrations;
  const { last, sql } = first.replaces;
  const former = applied.filter((name) => name < first.name);
  if (former.length === 0) return migrations;
  if (former.includes(last)) return [{ ...first, sql }, ...later];
  throw new SousError(
    "database-too-old",
    `The database is from before Sous's first release and lacks ${last}. Open it once with a Sous that still has that migration ("git log memory/migrations" shows which), or name a new file in SOUS_DB.`,
  );
}
