import type { Migration } from "../sqlite/migrate.js";

/**
 * Campaigns: their frozen designs, into which arm each household was drawn, and who agreed to take part.
 * An episode keeps its household's arm; a ballot, whether it was given where others could read it.
 */
export const campaigns: Migration = {
  name: "0015-campaigns",
  sql: `
    CREATE TABLE campaigns (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      design_json TEXT NOT NULL,
      hash TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('created', 'running', 'paused', 'closed')),
      reason TEXT,
      created_at INTEGER NOT NULL,
      started_at INTEGER,
      closed_at INTEGER
    ) STRICT;

    CREATE TABLE campaign_assignments (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      campaign TEXT NOT NULL REFERENCES campaigns (id),
      household TEXT NOT NULL UNIQUE,
      task TEXT NOT NULL,
      arm TEXT NOT NULL,
      propensity REAL NOT NULL CHECK (propensity > 0 AND propensity <= 1)
    ) STRICT;
    CREATE INDEX assignments_of_campaign ON campaign_assignments (campaign);

    CREATE TABLE campaign_enrolments (
      campaign TEXT NOT NULL REFERENCES campaigns (id),
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      consent_version TEXT,
      consent_at INTEGER,
      practised_at INTEGER,
      external_id TEXT,
      PRIMARY KEY (campaign, person),
      CHECK ((consent_version IS NULL) = (consent_at IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX enrolments_of_person ON campaign_enrolments (person);

    ALTER TABLE episodes ADD COLUMN arm_json TEXT;
    ALTER TABLE ballots ADD COLUMN saw_others INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX questions_of_campaign ON questions (campaign) WHERE campaign IS NOT NULL;
    CREATE INDEX episodes_of_campaign ON episodes (campaign) WHERE campaign IS NOT NULL;
  `,
};
