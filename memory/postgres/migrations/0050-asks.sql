-- As in memory/migrations/0050-asks.sql.

CREATE TABLE agents (
  name text COLLATE "C" PRIMARY KEY,
  run_by text COLLATE "C" NOT NULL,
  token_hash text COLLATE "C" NOT NULL UNIQUE,
  grants_json text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  revoked_at bigint
);

CREATE TABLE audiences (
  name text COLLATE "C" PRIMARY KEY,
  bot text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  answerers_json text COLLATE "C" NOT NULL,
  daily bigint NOT NULL,
  created_at bigint NOT NULL
);

CREATE TABLE asked (
  question text COLLATE "C" PRIMARY KEY REFERENCES questions (id),
  agent text COLLATE "C" NOT NULL REFERENCES agents (name),
  audience text COLLATE "C" NOT NULL REFERENCES audiences (name),
  scope text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('fact', 'preference', 'approval')),
  urgency text COLLATE "C" NOT NULL CHECK (urgency IN ('low', 'normal', 'high')),
  sameness text COLLATE "C" NOT NULL,
  only_choices bigint NOT NULL CHECK (only_choices IN (0, 1)),
  asked_at bigint NOT NULL
);
CREATE INDEX asked_alike ON asked (audience, scope, sameness, asked_at);
CREATE INDEX asked_in_audience ON asked (audience, asked_at);
CREATE INDEX asked_by_agent ON asked (agent, asked_at);

CREATE TABLE asks (
  ticket text COLLATE "C" PRIMARY KEY,
  question text COLLATE "C" NOT NULL REFERENCES questions (id),
  agent text COLLATE "C" NOT NULL REFERENCES agents (name),
  key text COLLATE "C",
  fingerprint text COLLATE "C" NOT NULL,
  handling text COLLATE "C" NOT NULL CHECK (handling IN ('posted', 'joined', 'reused')),
  wanted bigint NOT NULL CHECK (wanted >= 1),
  default_choice text COLLATE "C",
  asked_at bigint NOT NULL,
  detached_at bigint
);
CREATE UNIQUE INDEX asks_by_key ON asks (agent, key) WHERE key IS NOT NULL;
CREATE INDEX asks_of_question ON asks (question);
