-- What Sous itself has written, so that what anything else changes is noticed. One row, changed by every
-- transaction: the chain of transactions (how many there were, when the last one was, its hash, which covers
-- everything here and the hash before) and for each table the number of its rows with the exclusive or of their
-- hashes.
CREATE TABLE seals (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  lineage TEXT NOT NULL,
  sequence INTEGER NOT NULL CHECK (sequence >= 0),
  at INTEGER NOT NULL,
  tables_json TEXT NOT NULL,
  -- for each of these tables 24 bytes: the number of rows as a double, then 16 bytes
  sums BLOB NOT NULL,
  previous BLOB NOT NULL CHECK (length(previous) = 32),
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
