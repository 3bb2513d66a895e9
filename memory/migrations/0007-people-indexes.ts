import type { Migration } from "../sqlite/migrate.js";

/** What a person was asked and has answered is looked up for their page and their daily cap. */
export const peopleIndexes: Migration = {
  name: "0007-people-indexes",
  sql: `
    CREATE INDEX ballots_by_person ON ballots (person, at);
    CREATE INDEX questions_by_assignee ON questions (assignee, asked_at) WHERE assignee IS NOT NULL;
  `,
};
