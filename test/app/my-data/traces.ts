import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { readVector } from "../../../memory/index/vector-rows.js";

export function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
}

/** "sous.db: zanzibar" for each word in a file, in UTF-8 or UTF-16, any case. */
export function findWords(
  files: ReadonlyMap<string, Buffer>,
  words: readonly string[],
): readonly string[] {
  return [...files].flatMap(([name, bytes]) => {
    const plain = bytes.toString("latin1").toLowerCase();
    return words
      .filter((word) =>
        (["utf8", "utf16le"] as const).some((encoding) =>
          plain.includes(Buffer.from(word.toLowerCase(), encoding).toString("latin1")),
        ),
      )
      .map((word) => `${name}: ${word}`);
  });
}

/** "sous.db: 3 vectors" for each file with some, bytewise. */
export function findVectors(
  files: ReadonlyMap<string, Buffer>,
  vectors: readonly Buffer[],
): readonly string[] {
  return [...files].flatMap(([name, bytes]) => {
    const found = vectors.filter((vector) => bytes.includes(vector)).length;
    return found > 0 ? [`${name}: ${found} vectors`] : [];
  });
}

const { dimensions } = createHashingEmbedder();

/** Stored vectors, and the same unpacked as in the index, unless another row has an equal text. */
export function vectorsOf(file: string, rows: readonly string[]): readonly Buffer[] {
  const db = new Sqlite(file, { readonly: true });
  try {
    const select = db.prepare<{ rows: string }, { vector: Buffer }>(
      `WITH mine AS (SELECT value FROM json_each(@rows))
       SELECT vector FROM vectors WHERE row_id IN mine
       UNION SELECT vector FROM embedding_cache
         WHERE vector NOT IN (SELECT vector FROM vectors WHERE row_id NOT IN mine)`,
    );
    return select
      .all({ rows: JSON.stringify(rows) })
      .flatMap(({ vector }) => [vector, Buffer.from(readVector(vector, dimensions).buffer)]);
  } finally {
    db.close();
  }
}

/** "ballots.person" for each column that references the person. */
export function columnsNaming(file: string, person: string): readonly string[] {
  const db = new Sqlite(file, { readonly: true });
  try {
    const columns = db
      .prepare<[], { place: string; from: string; column: string }>(
        `SELECT tables.name || '.' || columns.name AS place, tables.name AS "from",
           columns.name AS "column"
         FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table' AND tables.sql NOT LIKE 'CREATE VIRTUAL%'
           AND columns.type = 'TEXT' ORDER BY place`,
      )
      .all();
    return columns
      .filter(({ from, column }) =>
        db.prepare(`SELECT 1 FROM "${from}" WHERE "${column}" = ?`).get(person),
      )
      .map(({ place }) => place);
  } finally {
    db.close();
  }
}
