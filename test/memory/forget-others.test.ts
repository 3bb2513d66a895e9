/** Forgetting somebody leaves every row of everybody else as it is. */
import { expect, it } from "vitest";
import { forgetPerson } from "../../memory/forgetting/forget.js";
import { migrations } from "../../memory/migrations/index.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { KnownPerson } from "../../src/core/person.js";
import { writeMadeUpRows } from "./made-up-rows.js";

/** A stranger beside the person of the made-up rows: on another platform, with the same id there and the same name. */
const stranger: KnownPerson = {
  id: "stranger",
  platform: "discord",
  workspace: "some workspace",
  platformId: "some platform_id",
  name: "some name",
  dailyCap: null,
  consentedAt: null,
  optedOutAt: null,
  seenAt: null,
};

function rowsOf(db: SqliteFile, tables: readonly string[]): unknown {
  return tables.map((table) => [
    table,
    db.all<Record<string, unknown>>(`SELECT * FROM ${table}`).filter(({ id }) => id !== "stranger"),
  ]);
}

it.each(["said", "research", "person"] as const)("within the scope %s", async (scope) => {
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  migrate(db, migrations, 1);
  const tables = writeMadeUpRows(db).filter((table) => table !== "embedding_cache");
  db.write(() =>
    db.run(
      `INSERT INTO people (id, platform, workspace, platform_id, name)
       VALUES (@id, @platform, @workspace, @platformId, @name)`,
      { ...stranger },
    ),
  );
  const before = rowsOf(db, tables);
  await createSqliteDriver(db, null).write(() => forgetPerson({ person: stranger, scope, at: 5 }));
  expect(rowsOf(db, tables)).toEqual(before);
  expect(db.all("SELECT id FROM people WHERE id = 'stranger'")).toHaveLength(
    scope === "person" ? 0 : 1,
  );
  db.close();
});
