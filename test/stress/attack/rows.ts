/** Reads the database beside its owner: an attack is judged by what is kept, not by what is answered. */
import Sqlite from "better-sqlite3";

export function readRows<Row>(
  database: string,
  sql: string,
  ...given: readonly (string | number)[]
): readonly Row[] {
  const db = new Sqlite(database, { readonly: true });
  try {
    return db.prepare<unknown[], Row>(sql).all(...given);
  } finally {
    db.close();
  }
}

/** The number of rows that a query counts as `count`. */
export function countRows(database: string, sql: string, ...given: readonly string[]): number {
  return readRows<{ count: number }>(database, sql, ...given)[0]?.count ?? 0;
}
