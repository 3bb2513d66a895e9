-- Each further question of an episode is a message of its own under the card.
CREATE TABLE outbox_new (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE CHECK (length(id) <= 25),
  episode TEXT NOT NULL REFERENCES episodes (id),
  kind TEXT NOT NULL CHECK (kind IN ('card', 'question', 'note', 'call')),
  note_json TEXT,
  -- of a question: its own id; of a call: the question that it puts to somebody else, and where
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
  CHECK ((kind IN ('question', 'call')) = (question IS NOT NULL)),
  CHECK ((kind = 'call') = (channel IS NOT NULL)),
  CHECK (kind <> 'card' OR id = episode),
  CHECK (kind <> 'question' OR id = question)
) STRICT;
INSERT INTO outbox_new (number, id, episode, kind, note_json, question, channel, state, ref_json,
    wanted, shown, attempts, due_at, error, created_at)
  SELECT number, id, episode, kind, note_json, question, channel, state, ref_json,
    wanted, shown, attempts, due_at, error, created_at FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_of_episode ON outbox (episode);
CREATE INDEX outbox_of_question ON outbox (question) WHERE question IS NOT NULL;
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state IN ('queued', 'sending');
CREATE INDEX outbox_sending ON outbox (created_at, number) WHERE state = 'sending';
CREATE INDEX outbox_dead ON outbox (created_at, number) WHERE state = 'dead';
CREATE INDEX outbox_failing ON outbox (created_at, number) WHERE state <> 'sent' AND attempts >= 3;
CREATE INDEX calls_in_channel ON outbox (channel) WHERE kind = 'call';
