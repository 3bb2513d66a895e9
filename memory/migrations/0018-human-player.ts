import type { Migration } from "../sqlite/migrate.js";

/**
 * Turns: steps of an episode that wait for the person who plays it. What they typed is not kept, only what
 * they chose to do; of a message only a hash, so that another version of it is no second move.
 */
export const humanPlayer: Migration = {
  name: "0018-human-player",
  sql: `
    CREATE TABLE turns (
      id TEXT PRIMARY KEY CHECK (length(id) <= 25),
      episode TEXT NOT NULL REFERENCES episodes (id),
      seq INTEGER NOT NULL CHECK (seq >= 0),
      sees_json TEXT NOT NULL,
      options_json TEXT NOT NULL,
      view_json TEXT,
      -- the platform's id of the only person who may play
      reserved TEXT,
      opened_at INTEGER NOT NULL,
      choice TEXT,
      person TEXT REFERENCES people (id),
      message_hash TEXT,
      taken_at INTEGER,
      CHECK ((choice IS NULL) = (taken_at IS NULL)),
      UNIQUE (episode, seq)
    ) STRICT;
    CREATE INDEX turns_of_message ON turns (message_hash) WHERE message_hash IS NOT NULL;
    CREATE INDEX turns_of_person ON turns (person) WHERE person IS NOT NULL;
  `,
};
