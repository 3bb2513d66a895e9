import type { Migration } from "../sqlite/migrate.js";

/**
 * World rules. One that somebody taught names its words in `texts`; one that was learned from exploring
 * is nobody's words and has them itself. A rule that is taken back is deleted with its words.
 */
export const knowledge: Migration = {
  name: "0012-knowledge",
  sql: `
    CREATE TABLE world_rules (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE CHECK (length(id) <= 25),
      -- null: it holds in every home
      household TEXT REFERENCES households (id),
      source TEXT NOT NULL CHECK (source IN ('taught', 'learned')),
      person TEXT REFERENCES people (id),
      said INTEGER REFERENCES texts (number),
      learned TEXT,
      created_at INTEGER NOT NULL,
      CHECK ((source = 'taught') = (person IS NOT NULL AND said IS NOT NULL AND learned IS NULL)),
      CHECK ((source = 'learned') = (person IS NULL AND said IS NULL AND learned IS NOT NULL))
    ) STRICT;
    CREATE INDEX world_rules_of_household ON world_rules (household, number);
    CREATE INDEX world_rules_of_person ON world_rules (person) WHERE person IS NOT NULL;
    CREATE INDEX world_rules_said ON world_rules (said) WHERE said IS NOT NULL;

    -- prompts had its words, so completions may have them
    CREATE TRIGGER model_replies_of_rule_forgotten AFTER DELETE ON world_rules BEGIN
      DELETE FROM model_replies WHERE household IS NULL OR OLD.household IS NULL
        OR household = OLD.household;
    END;
  `,
};
