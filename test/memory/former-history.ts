import type { SqliteFile } from "../../memory/sqlite/sqlite-file.js";

const formerNames = [
  "0001-first",
  "0002-moves",
  "0003-mode",
  "0004-life",
  "0006-desk",
  "0007-people-indexes",
  "0007-reuse",
  "0008-facts",
  "0009-index",
  "0010-tuples",
  "0011-models",
  "0012-knowledge",
  "0013-ask-rules",
  "0014-release",
  "0015-campaigns",
  "0016-exclusions",
  "0017-shown",
  "0018-human-player",
  "0019-participants",
];

/** Rewrites the migration records of a first-schema database to those of an unreleased version, up to `last`. */
export function writeFormerHistory(db: SqliteFile, last = "0019-participants"): void {
  db.exec(`DELETE FROM migrations;
    CREATE TABLE reuse_state (built INTEGER NOT NULL CHECK (built IN (0, 1))) STRICT;
    INSERT INTO reuse_state (built) VALUES (1);`);
  for (const name of formerNames.filter((name) => name <= last))
    db.run("INSERT INTO migrations (name, applied_at) VALUES (@name, 1)", { name });
}
