import type { Migration } from "../sqlite/migrate.js";

/** People from outside the workspace: when they were given their completion code. */
export const participants: Migration = {
  name: "0019-participants",
  sql: "ALTER TABLE campaign_enrolments ADD COLUMN code_given_at INTEGER;",
};
