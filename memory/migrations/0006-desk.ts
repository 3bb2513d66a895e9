import type { Migration } from "../sqlite/migrate.js";

/** What a ballot says, as it was understood: where several people are asked it is counted later. */
export const desk: Migration = {
  name: "0006-desk",
  sql: `
    ALTER TABLE ballots ADD COLUMN claims_json TEXT;
    CREATE INDEX facts_in_dispute ON facts (household, dispute)
      WHERE dispute IS NOT NULL AND status = 'valid';
  `,
};
