import type { Migration } from "../sqlite/migrate.js";

/**
 * When a question could first be read, and when somebody had it before them alone: in campaigns, of those
 * who take part. A ballot keeps when its person last had, and whether others' words stood there
 * before it. An enrolment keeps how far its practice is.
 */
export const shown: Migration = {
  name: "0017-shown",
  sql: `
    ALTER TABLE questions ADD COLUMN delivered_at INTEGER;
    ALTER TABLE ballots ADD COLUMN opened_at INTEGER;
    ALTER TABLE ballots ADD COLUMN after_others INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE question_openings (
      question TEXT NOT NULL REFERENCES questions (id),
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      at INTEGER NOT NULL,
      PRIMARY KEY (question, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX openings_of_person ON question_openings (person);
    ALTER TABLE campaign_enrolments ADD COLUMN practice_done INTEGER NOT NULL DEFAULT 0;
  `,
};
