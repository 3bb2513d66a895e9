import { expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { Params } from "../../memory/work.js";
import { newFile, openIn } from "./folder.js";
import { writeMadeUpRows } from "./made-up-rows.js";

const [first, ...later] = migrations;
if (!first) throw new Error("no migrations");

/** Dependencies between migrations, so no branch has one without the other. */
const madeOn: Readonly<Record<string, string>> = {
  "0050-told-agents": "0050-asks",
  "0053-attention": "0050-asks",
  "0057-shown-hash": "0050-asks",
  "0060-no-seals": "0031-seals",
};

/** Schemas that branches may leave: the first ones, one alone, all but one. */
const earlier = [
  ...later.map((_, count) => [first, ...later.slice(0, count)]),
  ...later.map((only) => [first, only]),
  ...later.map((missing) => [first, ...later.filter((each) => each !== missing)]),
  migrations,
].filter((had) => {
  const names = had.map(({ name }) => name);
  return names.every((name) => names.includes(madeOn[name] ?? name));
});

/** By name, as added columns come last. */
function schemaOf(db: SqliteFile): unknown {
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
  );
  return {
    tables: tables.map(({ name }) => [
      name,
      db
        .all<Params>(
          `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo('${name}')`,
        )
        .map((column) => JSON.stringify(column))
        .sort(),
    ]),
    others: db.all(
      "SELECT type, name, sql FROM sqlite_schema WHERE type <> 'table' ORDER BY type, name",
    ),
  };
}

/** Opening makes missing vector tables, and shortens the log of what changed. */
const madeAtOpening = ["vectors", "vector_changes"];

function countRows(db: SqliteFile, tables: readonly string[]): readonly unknown[] {
  return tables
    .filter((table) => !madeAtOpening.includes(table))
    .map((table) => [table, db.get(`SELECT count(*) AS rows FROM ${table}`)]);
}

it.each(earlier.map((had) => [had.map(({ name }) => name).join(", "), had] as const))(
  "opens a database that has had %s, with a row in every table",
  async (_, had) => {
    const newest = new SqliteFile({ file: ":memory:", readOnly: false });
    migrate(newest, migrations, 1);
    const file = newFile();
    const before = new SqliteFile({ file, readOnly: false });
    migrate(before, had, 1);
    const tables = writeMadeUpRows(before);
    const rows = countRows(before, tables);
    expect(tables.length).toBeGreaterThan(30);
    before.close();

    await (await openIn(file)).close();
    const after = new SqliteFile({ file, readOnly: true });
    expect(schemaOf(after)).toEqual(schemaOf(newest));
    expect(countRows(after, tables)).toEqual(rows);
    expect(after.all("PRAGMA foreign_key_check")).toEqual([]);
    expect(after.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  },
);
