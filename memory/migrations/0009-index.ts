import type { Migration } from "../sqlite/migrate.js";

/** What became of vectors: an index in memory learns from it which rows to forget. */
export const index: Migration = {
  name: "0009-index",
  sql: `
-- "vector" is the number that the deleted row of "vectors" had
CREATE TABLE vector_tombstones (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  vector INTEGER NOT NULL
) STRICT;
CREATE TRIGGER vector_tombstone AFTER DELETE ON vectors BEGIN
  INSERT INTO vector_tombstones (vector) VALUES (OLD.number);
END;

-- Vectors that cost a call: by the embedder's id and the text's SHA-256. Whose words they are is not
-- known: when somebody's words go, all of them go.
CREATE TABLE embedding_cache (
  embedder TEXT NOT NULL,
  text_hash TEXT NOT NULL,
  vector BLOB NOT NULL,
  PRIMARY KEY (embedder, text_hash)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER embeddings_forgotten AFTER DELETE ON texts BEGIN
  DELETE FROM embedding_cache;
END;
`,
};
