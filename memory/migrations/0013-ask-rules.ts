import type { Migration } from "../sqlite/migrate.js";

/**
 * Ask policies have amounts ("random:0.3", "budget:2"), so their names are checked where they are read.
 * What a policy went by, and how likely it was to choose so, is kept with the step, asked or not.
 */
export const askRules: Migration = {
  name: "0013-ask-rules",
  sql: `
    ALTER TABLE episodes ADD COLUMN ask_rule TEXT NOT NULL DEFAULT 'missing';
    UPDATE episodes SET ask_rule = ask_policy;
    ALTER TABLE episodes DROP COLUMN ask_policy;
    ALTER TABLE episodes RENAME COLUMN ask_rule TO ask_policy;

    ALTER TABLE steps ADD COLUMN propensity REAL CHECK (propensity BETWEEN 0 AND 1);
    ALTER TABLE steps ADD COLUMN scores_json TEXT;
    CREATE INDEX scored_steps ON steps (episode) WHERE scores_json IS NOT NULL;
  `,
};
