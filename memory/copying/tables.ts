/** Lists the tables to copy, and reads their rows in batches in key order. */
import { InputError } from "../../src/core/errors.js";
import { storable } from "../postgres/translate.js";
import { blankImage } from "../sqlite/blank.js";
import { SqliteFile } from "../sqlite/sqlite-file.js";
import type { Params, SqlValue } from "../work.js";

export type Table = ReturnType<typeof listTables>[number];

export type Row = Readonly<Record<string, SqlValue>>;

export type Counter = { readonly name: string; readonly seq: number };

export function refuseFilled(to: string): InputError {
  return new InputError(`${to} is there already. Name a new file, or a database without rows`);
}

/** Rows read at once. Few, as a row may hold a picture of 1 MiB. */
const batchRows = 100;

/** SQL: the tables to copy, without migrations and the full-text index, which each engine makes itself. */
const ownTables = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'
    AND sql NOT LIKE 'CREATE VIRTUAL%'
    AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY name`;

export function listTables() {
  const db = new SqliteFile({ file: () => blankImage(0), readOnly: true });
  const tables = db.all<{ name: string }>(ownTables).map(({ name: table }) => {
    const sql = "SELECT name, pk FROM pragma_table_info(@table) ORDER BY cid";
    const columns = db.all<{ name: string; pk: number }>(sql, { table });
    const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
    return {
      name: table,
      columns: columns.map(({ name }) => `"${name}"`).join(", "),
      key: key.map(({ name }) => name),
    };
  });
  db.close();
  return tables;
}

/** Reads rows in key order, with texts that PostgreSQL can store. */
export async function* readRows(
  end: { all(sql: string, params: Params): Promise<readonly Row[]> },
  { name, columns, key }: Table,
): AsyncGenerator<readonly Row[]> {
  const keys = key.map((one) => `"${one}"`).join(", ");
  const places = key.map((_, place) => `@k${place}`).join(", ");
  for (let last: Row | undefined; ; ) {
    const where = last ? `WHERE (${keys}) > (${places})` : "";
    const sql = `SELECT ${columns} FROM "${name}" ${where} ORDER BY ${keys} LIMIT ${batchRows}`;
    const after = last ? key.map((one, place) => [`k${place}`, last?.[one] ?? null]) : [];
    const found = await end.all(sql, Object.fromEntries(after));
    const rows = found.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, storable(value)])),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) return;
    last = rows.at(-1);
  }
}
