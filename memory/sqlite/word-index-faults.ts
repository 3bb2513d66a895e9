/** Compares the full-text index with its documents, unlike SQLite's own check. */
import Sqlite from "better-sqlite3";
import { openSqlite } from "./open-file.js";

const index = "document_words";
const parts = ["data", "idx", "docsize", "config"].map((part) => `${index}_${part}`);

/** Rows without a segment, segments without rows, foreign settings. */
const stray = `SELECT '${index}_data' FROM ${index}_data
    WHERE id > 10 AND id >> 37 NOT IN (SELECT segid FROM ${index}_idx)
  UNION SELECT '${index}_idx' FROM ${index}_idx
    WHERE typeof(segid) <> 'integer' OR (segid << 37) + (pgno >> 1) NOT IN (SELECT id FROM ${index}_data)
  UNION SELECT '${index}_data' FROM ${index}_data WHERE id < 10 AND id <> 1
  UNION SELECT '${index}_config' WHERE (SELECT group_concat(k || '=' || quote(v), ' ' ORDER BY k)
    FROM ${index}_config) NOT IN ('secure-delete=1 version=4', 'secure-delete=1 version=5')`;

/** Checks a copy in memory, as SQLite compares only where it can write: about a second for 100,000 documents. */
export function listWordIndexFaults(file: string): readonly string[] {
  const sqlite = openSqlite(file, true);
  try {
    const definition = sqlite
      .prepare("SELECT sql FROM sqlite_schema WHERE name = ?")
      .pluck()
      .get(index);
    if (typeof definition !== "string") return [`${index}: the index of words is gone`];
    copyIndex(sqlite, definition);
    sqlite.exec(`INSERT INTO temp.${index} (${index}, rank) VALUES ('integrity-check', 1)`);
    return sqlite
      .prepare(stray)
      .pluck()
      .all()
      .map((table) => `${table}: something else has changed the index of words`);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    return [`${index}: the index of words does not fit the rows (${error.message})`];
  } finally {
    sqlite.close();
  }
}

/** Leaves a transaction open for one snapshot. */
function copyIndex(sqlite: Sqlite.Database, definition: string): void {
  // Index tables are write-protected otherwise.
  sqlite.unsafeMode(true);
  sqlite.pragma("temp_store = MEMORY");
  sqlite.exec(`CREATE TEMP VIEW documents AS SELECT * FROM main.documents;
    ${definition.replace(index, `temp.${index}`)};`);
  // The rollback drops SQLite's cache of the empty index.
  sqlite.exec(`BEGIN; INSERT INTO temp.${index} (${index}) VALUES ('integrity-check'); ROLLBACK;
    BEGIN;`);
  for (const part of parts)
    sqlite.exec(`DELETE FROM temp.${part}; INSERT INTO temp.${part} SELECT * FROM main.${part};`);
}
