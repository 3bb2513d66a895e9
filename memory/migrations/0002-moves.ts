import type { Migration } from "../sqlite/migrate.js";

/** What people moved between two episodes. */
export const moves: Migration = {
  name: "0002-moves",
  sql: `
    CREATE TABLE moves (
      number INTEGER PRIMARY KEY,
      household TEXT NOT NULL REFERENCES households (id),
      after_round INTEGER NOT NULL CHECK (after_round >= 0),
      thing TEXT NOT NULL,
      place TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX moves_of_household ON moves (household, number);
  `,
};
