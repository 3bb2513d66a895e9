import type { Migration } from "../sqlite/migrate.js";

/** The reuse ledger: which fact or tuple a step went by instead of asking, and what was seen of it. */
export const reuse: Migration = {
  name: "0007-reuse",
  sql: `
    CREATE TABLE reuses (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      episode TEXT NOT NULL,
      seq INTEGER NOT NULL,
      fact TEXT REFERENCES facts (id) ON DELETE CASCADE,
      tuple TEXT REFERENCES tuples (id) ON DELETE CASCADE,
      -- rounds since the fact was last said or seen
      age INTEGER NOT NULL CHECK (age >= 0),
      finding TEXT CHECK (finding IN ('true', 'untrue')),
      -- the step of the same episode that showed it
      found_seq INTEGER,
      CHECK ((fact IS NULL) <> (tuple IS NULL)),
      CHECK ((finding IS NULL) = (found_seq IS NULL)),
      FOREIGN KEY (episode, seq) REFERENCES steps (episode, seq)
    ) STRICT;
    CREATE INDEX reuses_of_episode ON reuses (episode, seq);
    CREATE INDEX reuses_of_fact ON reuses (fact) WHERE fact IS NOT NULL;
    CREATE INDEX reuses_of_tuple ON reuses (tuple) WHERE tuple IS NOT NULL;
    -- whether the rows that were there before have been counted in
    CREATE TABLE reuse_state (built INTEGER NOT NULL CHECK (built IN (0, 1))) STRICT;
    INSERT INTO reuse_state (built) VALUES (0);
  `,
};
