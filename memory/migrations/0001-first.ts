import type { Migration } from "../sqlite/migrate.js";

/**
 * The first schema. Times are milliseconds since 1970, columns named `*_json` hold JSON, and what
 * people typed stands only in `texts`. A `number` column is the order in which rows were written.
 */
export const first: Migration = {
  name: "0001-first",
  sql: `
CREATE TABLE households (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content_json TEXT NOT NULL,
  tasks_json TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE episodes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE CHECK (length(id) <= 25),
  household TEXT NOT NULL REFERENCES households (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  task_json TEXT NOT NULL,
  policy TEXT NOT NULL,
  ask_policy TEXT NOT NULL CHECK (ask_policy IN ('never', 'missing', 'always')),
  bot TEXT NOT NULL,
  channel TEXT NOT NULL,
  seed INTEGER NOT NULL,
  max_steps INTEGER NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('demo', 'campaign')),
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  end_json TEXT,
  reward REAL NOT NULL,
  worth_json TEXT,
  CHECK ((ended_at IS NULL) = (end_json IS NULL))
) STRICT;
CREATE UNIQUE INDEX one_open_episode ON episodes (household) WHERE ended_at IS NULL;
CREATE INDEX episodes_of_household ON episodes (household);

CREATE TABLE people (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  platform TEXT NOT NULL,
  workspace TEXT NOT NULL,
  platform_id TEXT NOT NULL,
  name TEXT NOT NULL,
  UNIQUE (platform, workspace, platform_id)
) STRICT;

CREATE TABLE texts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  person TEXT NOT NULL REFERENCES people (id),
  text TEXT NOT NULL
) STRICT;
CREATE INDEX texts_of_person ON texts (person);

CREATE TABLE questions (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE CHECK (length(id) <= 25),
  household TEXT NOT NULL REFERENCES households (id),
  episode TEXT NOT NULL REFERENCES episodes (id),
  func TEXT NOT NULL CHECK (func IN ('where', 'which', 'what', 'how')),
  adjective TEXT,
  noun TEXT NOT NULL,
  text TEXT NOT NULL,
  why TEXT NOT NULL,
  choices_json TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('owner', 'keeper', 'persona', 'open')),
  purpose TEXT NOT NULL CHECK (purpose IN ('demo', 'campaign')),
  state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'declined', 'expired', 'cancelled')),
  reason TEXT,
  follow_up_json TEXT,
  view_json TEXT NOT NULL,
  propensity REAL NOT NULL CHECK (propensity BETWEEN 0 AND 1),
  asked_at INTEGER NOT NULL,
  deadline INTEGER NOT NULL,
  settled_at INTEGER,
  CHECK ((state = 'open') = (settled_at IS NULL))
) STRICT;
CREATE INDEX questions_by_need ON questions (household, func, noun, state);
CREATE INDEX questions_of_episode ON questions (episode);
CREATE INDEX open_questions ON questions (deadline) WHERE state = 'open';

CREATE TABLE steps (
  episode TEXT NOT NULL REFERENCES episodes (id),
  seq INTEGER NOT NULL CHECK (seq >= 0),
  step_json TEXT NOT NULL,
  observation_hash TEXT,
  engine TEXT NOT NULL,
  because_json TEXT NOT NULL,
  question TEXT REFERENCES questions (id),
  fact_watermark INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (episode, seq)
) STRICT;

CREATE TABLE question_waits (
  question TEXT NOT NULL REFERENCES questions (id),
  episode TEXT NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (episode, seq),
  FOREIGN KEY (episode, seq) REFERENCES steps (episode, seq)
) STRICT;
CREATE INDEX waits_for_question ON question_waits (question);

CREATE TABLE inbox_events (
  key TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('ballot', 'retract')),
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE ballots (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  question TEXT NOT NULL REFERENCES questions (id),
  person TEXT NOT NULL REFERENCES people (id),
  event_key TEXT NOT NULL UNIQUE REFERENCES inbox_events (key),
  choice TEXT,
  text INTEGER REFERENCES texts (number),
  late INTEGER NOT NULL CHECK (late IN (0, 1)),
  retracted_at INTEGER,
  replaces TEXT REFERENCES ballots (id),
  understood TEXT CHECK (understood IN ('fact', 'choice', 'dont_know', 'bad_question', 'unclear')),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX ballots_of_question ON ballots (question, person);
CREATE INDEX unread_ballots ON ballots (number) WHERE understood IS NULL AND retracted_at IS NULL;

CREATE TABLE facts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  household TEXT NOT NULL REFERENCES households (id),
  subject TEXT NOT NULL,
  relation TEXT NOT NULL CHECK (relation IN ('at', 'holds', 'is')),
  objects_json TEXT NOT NULL,
  polarity INTEGER NOT NULL CHECK (polarity IN (0, 1)),
  certainty TEXT NOT NULL CHECK (certainty IN ('sure', 'unsure')),
  source TEXT NOT NULL CHECK (source IN ('answer', 'observation', 'inference', 'rule')),
  slot TEXT NOT NULL,
  person TEXT REFERENCES people (id),
  question TEXT REFERENCES questions (id),
  ballot TEXT REFERENCES ballots (id),
  episode TEXT REFERENCES episodes (id),
  valid_from INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('valid', 'contradicted', 'superseded', 'retracted')),
  superseded_by TEXT REFERENCES facts (id),
  invalid_at INTEGER,
  -- number of the household's newest fact when this one was closed
  closed_watermark INTEGER,
  CHECK ((status = 'valid') = (invalid_at IS NULL)),
  CHECK ((status = 'valid') = (closed_watermark IS NULL))
) STRICT;
CREATE INDEX facts_of_household ON facts (household, number);
CREATE INDEX facts_of_ballot ON facts (ballot);

CREATE TABLE tuples (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  household TEXT NOT NULL REFERENCES households (id),
  episode TEXT NOT NULL REFERENCES episodes (id),
  seq INTEGER NOT NULL,
  goal_type TEXT NOT NULL,
  goal TEXT NOT NULL,
  history_json TEXT NOT NULL,
  observation TEXT NOT NULL,
  action TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tuples_of_household ON tuples (household);

CREATE TABLE outbox (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE CHECK (length(id) <= 25),
  episode TEXT NOT NULL REFERENCES episodes (id),
  kind TEXT NOT NULL CHECK (kind IN ('card', 'note')),
  note_json TEXT,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'dead')),
  ref_json TEXT,
  wanted INTEGER NOT NULL,
  shown INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  error TEXT,
  created_at INTEGER NOT NULL,
  CHECK ((kind = 'note') = (note_json IS NOT NULL)),
  CHECK (kind = 'note' OR id = episode)
) STRICT;
CREATE INDEX outbox_of_episode ON outbox (episode);
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state IN ('queued', 'sending');

CREATE TABLE vectors (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('question', 'tuple')),
  row_id TEXT NOT NULL,
  embedder TEXT NOT NULL,
  dimensions INTEGER NOT NULL,
  vector BLOB NOT NULL,
  UNIQUE (kind, row_id),
  CHECK (length(vector) = 4 * dimensions)
) STRICT;
CREATE INDEX vectors_of_embedder ON vectors (kind, embedder, number);
CREATE TRIGGER question_vector AFTER DELETE ON questions BEGIN
  DELETE FROM vectors WHERE kind = 'question' AND row_id = OLD.id;
END;
CREATE TRIGGER tuple_vector AFTER DELETE ON tuples BEGIN
  DELETE FROM vectors WHERE kind = 'tuple' AND row_id = OLD.id;
END;
`,
};
