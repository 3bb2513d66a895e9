import type { Migration } from "../sqlite/migrate.js";

/**
 * The question's life: reminders and escalation as timers, several answers to one question, disputes,
 * which message a reply came from (edits and deletions are told of it), what people want for
 * themselves, daily tasks, and the rounds that are still to be played.
 */
export const life: Migration = {
  name: "0004-life",
  sql: `
    ALTER TABLE episodes ADD COLUMN origin TEXT NOT NULL DEFAULT 'asked'
      CHECK (origin IN ('asked', 'scheduled'));

    ALTER TABLE questions ADD COLUMN quorum INTEGER NOT NULL DEFAULT 1 CHECK (quorum >= 1);
    ALTER TABLE questions ADD COLUMN fallback TEXT NOT NULL DEFAULT 'explore'
      CHECK (fallback IN ('explore', 'default', 'abandon'));
    -- the question whose answers contradict each other; this one settles it
    ALTER TABLE questions ADD COLUMN adjudicates TEXT REFERENCES questions (id);
    -- whom it was put to by name; anybody may answer
    ALTER TABLE questions ADD COLUMN assignee TEXT REFERENCES people (id);
    CREATE INDEX adjudications ON questions (adjudicates) WHERE adjudicates IS NOT NULL;

    CREATE TABLE question_timers (
      question TEXT NOT NULL REFERENCES questions (id),
      kind TEXT NOT NULL CHECK (kind IN ('remind', 'escalate')),
      nth INTEGER NOT NULL CHECK (nth >= 1),
      due_at INTEGER NOT NULL,
      -- set in the transaction that writes what the timer does: it does it once
      fired_at INTEGER,
      PRIMARY KEY (question, kind, nth)
    ) STRICT;
    CREATE INDEX timers_waiting ON question_timers (due_at) WHERE fired_at IS NULL;

    -- the platform's message that said it, the same for all its versions; null for presses and modals
    ALTER TABLE ballots ADD COLUMN message TEXT;
    UPDATE ballots SET message = substr(event_key, 1, length(event_key) - 2)
      WHERE event_key LIKE '%:reply:%:1' AND substr(event_key, 1, 4) <> 'web:';
    CREATE INDEX ballots_of_message ON ballots (message) WHERE message IS NOT NULL;

    -- the question whose answer settles which of several contradictory claims holds
    ALTER TABLE facts ADD COLUMN dispute TEXT REFERENCES questions (id);

    ALTER TABLE people ADD COLUMN daily_cap INTEGER CHECK (daily_cap >= 0);
    ALTER TABLE people ADD COLUMN consented_at INTEGER;
    ALTER TABLE people ADD COLUMN opted_out_at INTEGER;

    CREATE TABLE schedules (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      household TEXT NOT NULL UNIQUE REFERENCES households (id),
      bot TEXT NOT NULL,
      channel TEXT NOT NULL,
      -- minutes after midnight, in the time zone
      minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
      time_zone TEXT NOT NULL,
      -- the last local day ("2026-01-31") on which it started a task
      last_day TEXT,
      created_at INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE runs (
      household TEXT PRIMARY KEY REFERENCES households (id),
      first_round INTEGER NOT NULL CHECK (first_round >= 1),
      rounds INTEGER NOT NULL CHECK (rounds >= 1),
      request_json TEXT NOT NULL,
      paused_at INTEGER
    ) STRICT;

    CREATE TABLE outbox_next (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE CHECK (length(id) <= 25),
      episode TEXT NOT NULL REFERENCES episodes (id),
      kind TEXT NOT NULL CHECK (kind IN ('card', 'note', 'call')),
      note_json TEXT,
      -- of a call: the question that it puts to somebody else, and where
      question TEXT REFERENCES questions (id),
      channel TEXT,
      state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'dead')),
      ref_json TEXT,
      wanted INTEGER NOT NULL,
      shown INTEGER NOT NULL,
      attempts INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      error TEXT,
      created_at INTEGER NOT NULL,
      CHECK ((kind = 'note') = (note_json IS NOT NULL)),
      CHECK ((kind = 'call') = (question IS NOT NULL)),
      CHECK ((kind = 'call') = (channel IS NOT NULL)),
      CHECK (kind <> 'card' OR id = episode)
    ) STRICT;
    INSERT INTO outbox_next (number, id, episode, kind, note_json, state, ref_json, wanted, shown,
        attempts, due_at, error, created_at)
      SELECT number, id, episode, kind, note_json, state, ref_json, wanted, shown,
        attempts, due_at, error, created_at FROM outbox;
    DROP TABLE outbox;
    ALTER TABLE outbox_next RENAME TO outbox;
    CREATE INDEX outbox_of_episode ON outbox (episode);
    CREATE INDEX outbox_of_question ON outbox (question) WHERE question IS NOT NULL;
    CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state IN ('queued', 'sending');
  `,
};
