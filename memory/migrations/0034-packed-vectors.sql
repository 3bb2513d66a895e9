-- Vectors with few different values take a third of the room: the length of a stored one no longer says its
-- dimensions. The triggers of other tables name "vectors" all the time, also while it is written anew.
PRAGMA legacy_alter_table = ON;
CREATE TABLE vectors_anew (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('question', 'tuple', 'fact', 'answer')),
  row_id TEXT NOT NULL,
  embedder TEXT NOT NULL,
  dimensions INTEGER NOT NULL,
  vector BLOB NOT NULL,
  UNIQUE (kind, row_id),
  CHECK (length(vector) <= 4 * dimensions)
) STRICT;
INSERT INTO vectors_anew (number, kind, row_id, embedder, dimensions, vector)
  SELECT number, kind, row_id, embedder, dimensions, vector FROM vectors;
-- A number is never given again.
DELETE FROM sqlite_sequence WHERE name = 'vectors_anew';
INSERT INTO sqlite_sequence (name, seq) SELECT 'vectors_anew', seq FROM sqlite_sequence WHERE name = 'vectors';
DROP TABLE vectors;
ALTER TABLE vectors_anew RENAME TO vectors;
CREATE INDEX vectors_of_embedder ON vectors (kind, embedder, number);
CREATE TRIGGER vector_tombstone AFTER DELETE ON vectors BEGIN
  INSERT INTO vector_tombstones (vector) VALUES (OLD.number);
END;
PRAGMA legacy_alter_table = OFF;
