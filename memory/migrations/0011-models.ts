import type { Migration } from "../sqlite/migrate.js";

/**
 * Completions of language models by the SHA-256 of what was asked, and what calls took. Usage has no words.
 * Completions may hold words of people: when somebody's words go, those go that were charged to a household
 * in which they were said, and those of no household.
 */
export const models: Migration = {
  name: "0011-models",
  sql: `
    CREATE TABLE model_replies (
      key TEXT PRIMARY KEY,
      reply TEXT NOT NULL,
      household TEXT,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX model_replies_of_household ON model_replies (household);

    CREATE TABLE model_usage (
      number INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      model TEXT NOT NULL,
      role TEXT NOT NULL,
      household TEXT,
      episode TEXT,
      campaign TEXT,
      seq INTEGER,
      requests INTEGER NOT NULL,
      cached INTEGER NOT NULL,
      prompt_tokens INTEGER NOT NULL,
      completion_tokens INTEGER NOT NULL,
      cost REAL NOT NULL
    ) STRICT;
    CREATE INDEX model_usage_of_episode ON model_usage (episode);
    CREATE INDEX model_usage_of_campaign ON model_usage (campaign) WHERE campaign IS NOT NULL;
    CREATE INDEX model_usage_at ON model_usage (at);

    CREATE TRIGGER model_replies_forgotten AFTER UPDATE OF text ON ballots
    WHEN OLD.text IS NOT NULL AND NEW.text IS NOT OLD.text BEGIN
      DELETE FROM model_replies WHERE household IS NULL
        OR household = (SELECT household FROM questions WHERE id = OLD.question);
    END;
    CREATE TRIGGER model_replies_of_ballot_forgotten AFTER DELETE ON ballots BEGIN
      DELETE FROM model_replies WHERE household IS NULL
        OR household = (SELECT household FROM questions WHERE id = OLD.question);
    END;
    CREATE TRIGGER model_replies_of_fact_forgotten AFTER DELETE ON facts BEGIN
      DELETE FROM model_replies WHERE household IS NULL OR household = OLD.household;
    END;
  `,
};
