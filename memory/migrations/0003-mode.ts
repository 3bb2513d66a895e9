import type { Migration } from "../sqlite/migrate.js";

/** How an episode's people know where things are. */
export const mode: Migration = {
  name: "0003-mode",
  sql: `
    ALTER TABLE episodes ADD COLUMN mode TEXT NOT NULL DEFAULT 'owner'
      CHECK (mode IN ('owner', 'keeper'));
  `,
};
