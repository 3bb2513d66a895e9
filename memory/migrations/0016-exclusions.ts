import type { Migration } from "../sqlite/migrate.js";

/** Exchanges that stay out of releases: one line for each decision, the latest of a question counts. */
export const exclusions: Migration = {
  name: "0016-exclusions",
  sql: `
    CREATE TABLE release_exclusions (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      question TEXT NOT NULL REFERENCES questions (id),
      excluded INTEGER NOT NULL CHECK (excluded IN (0, 1)),
      reviewer TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX release_exclusions_of_question ON release_exclusions (question, number);
  `,
};
