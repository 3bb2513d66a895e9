-- Questions of agents outside Sous. An audience is a home without a world ("asked:ops"). Each question put to it is an
-- episode of that home, ended when it begins, whose card shows the question: so its thread, receipts, reminders and
-- edits are those of every question.

CREATE TABLE agents (
  name TEXT PRIMARY KEY,
  run_by TEXT NOT NULL,
  -- SHA-256; the token is shown once
  token_hash TEXT NOT NULL UNIQUE,
  grants_json TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;

CREATE TABLE audiences (
  name TEXT PRIMARY KEY,
  bot TEXT NOT NULL,
  channel TEXT NOT NULL,
  -- the platform's ids of those who may answer; none: everybody in the channel
  answerers_json TEXT NOT NULL,
  -- most questions in 24 hours
  daily INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE asked (
  question TEXT PRIMARY KEY REFERENCES questions (id),
  agent TEXT NOT NULL REFERENCES agents (name),
  audience TEXT NOT NULL REFERENCES audiences (name),
  scope TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('fact', 'preference', 'approval')),
  urgency TEXT NOT NULL CHECK (urgency IN ('low', 'normal', 'high')),
  -- SHA-256 of all that makes two questions the same
  sameness TEXT NOT NULL,
  -- only a choice answers it
  only_choices INTEGER NOT NULL CHECK (only_choices IN (0, 1)),
  asked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX asked_alike ON asked (audience, scope, sameness, asked_at);
CREATE INDEX asked_in_audience ON asked (audience, asked_at);
CREATE INDEX asked_by_agent ON asked (agent, asked_at);

-- One agent's request. Several may hang on one question.
CREATE TABLE asks (
  ticket TEXT PRIMARY KEY,
  question TEXT NOT NULL REFERENCES questions (id),
  agent TEXT NOT NULL REFERENCES agents (name),
  key TEXT,
  -- SHA-256 of the request: the same key with another request is refused
  fingerprint TEXT NOT NULL,
  handling TEXT NOT NULL CHECK (handling IN ('posted', 'joined', 'reused')),
  wanted INTEGER NOT NULL CHECK (wanted >= 1),
  default_choice TEXT,
  asked_at INTEGER NOT NULL,
  detached_at INTEGER
) STRICT;
CREATE UNIQUE INDEX asks_by_key ON asks (agent, key) WHERE key IS NOT NULL;
CREATE INDEX asks_of_question ON asks (question);
