import type { Migration } from "../sqlite/migrate.js";

/**
 * Releases: to which campaign an episode belongs, what was decided about words before they go out, and what
 * was read in from a release. A review holds no words; it goes with the words it is about.
 */
export const release: Migration = {
  name: "0014-release",
  sql: `
    ALTER TABLE episodes ADD COLUMN campaign TEXT;
    ALTER TABLE questions ADD COLUMN campaign TEXT;

    CREATE TABLE release_reviews (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      ballot TEXT NOT NULL REFERENCES ballots (id) ON DELETE CASCADE,
      decision TEXT NOT NULL CHECK (decision IN ('keep', 'redact', 'drop')),
      -- parts of the text, from and to
      hidden_json TEXT NOT NULL,
      reviewer TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX release_reviews_of_ballot ON release_reviews (ballot);
    CREATE TRIGGER release_reviews_unsaid AFTER UPDATE OF text ON ballots WHEN NEW.text IS NULL BEGIN
      DELETE FROM release_reviews WHERE ballot = NEW.id;
    END;

    -- rows that came from a release: their ids are pseudonyms already
    CREATE TABLE imported_rows (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE imported_releases (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      settings_json TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE release_tombstones (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      version TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
