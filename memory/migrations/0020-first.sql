-- The first schema of all that is kept.
--
-- Times are milliseconds since 1970. Columns named *_json hold JSON. A "number" is the order in which rows
-- were written. What people typed stands only in "texts".

-- Households, what is played in them, and what people moved between two episodes.

CREATE TABLE households (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content_json TEXT NOT NULL,
  tasks_json TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- Ask policies have amounts ("random:0.3"): their names are checked where they are read.
CREATE TABLE episodes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE CHECK (length(id) <= 25),
  household TEXT NOT NULL REFERENCES households (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  task_json TEXT NOT NULL,
  policy TEXT NOT NULL,
  ask_policy TEXT NOT NULL DEFAULT 'missing',
  mode TEXT NOT NULL DEFAULT 'owner' CHECK (mode IN ('owner', 'keeper')),
  bot TEXT NOT NULL,
  channel TEXT NOT NULL,
  seed INTEGER NOT NULL,
  max_steps INTEGER NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('demo', 'campaign')),
  origin TEXT NOT NULL DEFAULT 'asked' CHECK (origin IN ('asked', 'scheduled')),
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  end_json TEXT,
  reward REAL NOT NULL,
  worth_json TEXT,
  campaign TEXT,
  -- the arm of its household when it began
  arm_json TEXT,
  CHECK ((ended_at IS NULL) = (end_json IS NULL))
) STRICT;
CREATE UNIQUE INDEX one_open_episode ON episodes (household) WHERE ended_at IS NULL;
CREATE INDEX episodes_of_household ON episodes (household);
CREATE INDEX episodes_of_campaign ON episodes (campaign) WHERE campaign IS NOT NULL;

CREATE TABLE moves (
  number INTEGER PRIMARY KEY,
  household TEXT NOT NULL REFERENCES households (id),
  after_round INTEGER NOT NULL CHECK (after_round >= 0),
  thing TEXT NOT NULL,
  place TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX moves_of_household ON moves (household, number);

CREATE TABLE steps (
  episode TEXT NOT NULL REFERENCES episodes (id),
  seq INTEGER NOT NULL CHECK (seq >= 0),
  step_json TEXT NOT NULL,
  observation_hash TEXT,
  engine TEXT NOT NULL,
  because_json TEXT NOT NULL,
  question TEXT REFERENCES questions (id),
  -- how likely the ask policy was to choose as it did, asked or not, and each candidate's likelihood
  propensity REAL CHECK (propensity BETWEEN 0 AND 1),
  scores_json TEXT,
  fact_watermark INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (episode, seq)
) STRICT;
CREATE INDEX scored_steps ON steps (episode) WHERE scores_json IS NOT NULL;

-- The rounds that are still to be played.
CREATE TABLE runs (
  household TEXT PRIMARY KEY REFERENCES households (id),
  first_round INTEGER NOT NULL CHECK (first_round >= 1),
  rounds INTEGER NOT NULL CHECK (rounds >= 1),
  request_json TEXT NOT NULL,
  paused_at INTEGER
) STRICT;

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

-- Steps of an episode that wait for the person who plays it. What they typed is not kept, only what they
-- chose to do. Of a message only a hash is kept, so that another version of it is no second move.
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

-- People, what they wish, and what they typed.

CREATE TABLE people (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  platform TEXT NOT NULL,
  workspace TEXT NOT NULL,
  platform_id TEXT NOT NULL,
  name TEXT NOT NULL,
  daily_cap INTEGER CHECK (daily_cap >= 0),
  consented_at INTEGER,
  opted_out_at INTEGER,
  UNIQUE (platform, workspace, platform_id)
) STRICT;

CREATE TABLE texts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  person TEXT NOT NULL REFERENCES people (id),
  text TEXT NOT NULL
) STRICT;
CREATE INDEX texts_of_person ON texts (person);

-- Questions, the steps that wait for them, and what they do by themselves.

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
  campaign TEXT,
  state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'declined', 'expired', 'cancelled')),
  reason TEXT,
  follow_up_json TEXT,
  view_json TEXT NOT NULL,
  propensity REAL NOT NULL CHECK (propensity BETWEEN 0 AND 1),
  asked_at INTEGER NOT NULL,
  -- when it could first be read
  delivered_at INTEGER,
  deadline INTEGER NOT NULL,
  settled_at INTEGER,
  quorum INTEGER NOT NULL DEFAULT 1 CHECK (quorum >= 1),
  fallback TEXT NOT NULL DEFAULT 'explore' CHECK (fallback IN ('explore', 'default', 'abandon')),
  -- the question whose answers contradict each other; this one settles it
  adjudicates TEXT REFERENCES questions (id),
  -- whom it was put to by name; anybody may answer
  assignee TEXT REFERENCES people (id),
  CHECK ((state = 'open') = (settled_at IS NULL))
) STRICT;
CREATE INDEX questions_by_need ON questions (household, func, noun, state);
CREATE INDEX questions_of_episode ON questions (episode);
CREATE INDEX questions_of_campaign ON questions (campaign) WHERE campaign IS NOT NULL;
CREATE INDEX questions_by_assignee ON questions (assignee, asked_at) WHERE assignee IS NOT NULL;
CREATE INDEX open_questions ON questions (deadline) WHERE state = 'open';
CREATE INDEX adjudications ON questions (adjudicates) WHERE adjudicates IS NOT NULL;

CREATE TABLE question_waits (
  question TEXT NOT NULL REFERENCES questions (id),
  episode TEXT NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (episode, seq),
  FOREIGN KEY (episode, seq) REFERENCES steps (episode, seq)
) STRICT;
CREATE INDEX waits_for_question ON question_waits (question);

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

-- When somebody last had a question before them alone: in campaigns, of those who take part.
CREATE TABLE question_openings (
  question TEXT NOT NULL REFERENCES questions (id),
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (question, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX openings_of_person ON question_openings (person);

-- What people did on a platform, and their answers.

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
  -- the platform's message that said it, the same for all its versions; null for presses and forms
  message TEXT,
  choice TEXT,
  text INTEGER REFERENCES texts (number),
  late INTEGER NOT NULL CHECK (late IN (0, 1)),
  -- it was given where others could read it
  saw_others INTEGER NOT NULL DEFAULT 0,
  -- the words of others stood there before it
  after_others INTEGER NOT NULL DEFAULT 0,
  retracted_at INTEGER,
  replaces TEXT REFERENCES ballots (id),
  understood TEXT CHECK (understood IN ('fact', 'choice', 'dont_know', 'bad_question', 'unclear')),
  -- what it says, as it was understood
  claims_json TEXT,
  -- when its person last had the question before them
  opened_at INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX ballots_of_question ON ballots (question, person);
CREATE INDEX ballots_by_person ON ballots (person, at);
CREATE INDEX ballots_of_message ON ballots (message) WHERE message IS NOT NULL;
CREATE INDEX ballots_of_text ON ballots (text) WHERE text IS NOT NULL;
CREATE INDEX unread_ballots ON ballots (number) WHERE understood IS NULL AND retracted_at IS NULL;

-- Facts, tuples, and how often they spared a question.

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
  -- of a rule: the words in which somebody taught it
  said INTEGER REFERENCES texts (number),
  valid_from INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('valid', 'contradicted', 'superseded', 'retracted')),
  superseded_by TEXT REFERENCES facts (id),
  invalid_at INTEGER,
  -- number of the household's newest fact when this one was closed
  closed_watermark INTEGER,
  -- the question whose answer settles which of several contradictory claims holds
  dispute TEXT REFERENCES questions (id),
  -- the fact that stands again in this row, because what had taken its place was taken back
  revives TEXT REFERENCES facts (id),
  CHECK ((status = 'valid') = (invalid_at IS NULL)),
  CHECK ((status = 'valid') = (closed_watermark IS NULL))
) STRICT;
CREATE INDEX facts_of_household ON facts (household, number);
CREATE INDEX facts_by_subject ON facts (household, subject);
CREATE INDEX facts_of_ballot ON facts (ballot);
CREATE INDEX facts_of_person ON facts (person) WHERE person IS NOT NULL;
CREATE INDEX facts_superseded ON facts (superseded_by) WHERE superseded_by IS NOT NULL;
CREATE INDEX facts_revived ON facts (revives) WHERE revives IS NOT NULL;
CREATE INDEX facts_in_dispute ON facts (household, dispute)
  WHERE dispute IS NOT NULL AND status = 'valid';

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
  cell_json TEXT NOT NULL DEFAULT '{"goal":[],"observation":[]}',
  action TEXT NOT NULL,
  pattern TEXT NOT NULL DEFAULT '',
  source TEXT NOT NULL DEFAULT 'played' CHECK (source IN ('expert', 'played', 'explored')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tuples_of_household ON tuples (household);
CREATE INDEX tuples_of_source ON tuples (source, household);

-- Which fact or tuple a step went by instead of asking, and what was then seen of it.
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

-- World rules. One that somebody taught names its words in "texts"; one that was learned by trying has them
-- itself. A rule that is taken back is deleted with its words.
CREATE TABLE world_rules (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE CHECK (length(id) <= 25),
  -- null: it holds in every home
  household TEXT REFERENCES households (id),
  source TEXT NOT NULL CHECK (source IN ('taught', 'learned')),
  person TEXT REFERENCES people (id),
  said INTEGER REFERENCES texts (number),
  learned TEXT,
  created_at INTEGER NOT NULL,
  CHECK ((source = 'taught') = (person IS NOT NULL AND said IS NOT NULL AND learned IS NULL)),
  CHECK ((source = 'learned') = (person IS NULL AND said IS NULL AND learned IS NOT NULL))
) STRICT;
CREATE INDEX world_rules_of_household ON world_rules (household, number);
CREATE INDEX world_rules_of_person ON world_rules (person) WHERE person IS NOT NULL;
CREATE INDEX world_rules_said ON world_rules (said) WHERE said IS NOT NULL;

-- What is to be shown, and how far that got.

CREATE TABLE outbox (
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
CREATE INDEX outbox_of_episode ON outbox (episode);
CREATE INDEX outbox_of_question ON outbox (question) WHERE question IS NOT NULL;
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state IN ('queued', 'sending');

-- Vectors. An index in memory learns from the tombstones which rows to forget.

CREATE TABLE vectors (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('question', 'tuple', 'fact', 'answer')),
  row_id TEXT NOT NULL,
  embedder TEXT NOT NULL,
  dimensions INTEGER NOT NULL,
  vector BLOB NOT NULL,
  UNIQUE (kind, row_id),
  CHECK (length(vector) = 4 * dimensions)
) STRICT;
CREATE INDEX vectors_of_embedder ON vectors (kind, embedder, number);

CREATE TABLE vector_tombstones (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  -- the number that the deleted row of "vectors" had
  vector INTEGER NOT NULL
) STRICT;
CREATE TRIGGER vector_tombstone AFTER DELETE ON vectors BEGIN
  INSERT INTO vector_tombstones (vector) VALUES (OLD.number);
END;

-- Vectors that cost a call, by the embedder's id and the text's SHA-256. Whose words they are is not known:
-- when somebody's words go, all of them go.
CREATE TABLE embedding_cache (
  embedder TEXT NOT NULL,
  text_hash TEXT NOT NULL,
  vector BLOB NOT NULL,
  PRIMARY KEY (embedder, text_hash)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER embeddings_forgotten AFTER DELETE ON texts BEGIN
  DELETE FROM embedding_cache;
END;

-- Search by words. The view "documents" has four kinds of rows under one number, 4 * number + kind. The
-- full-text index holds the positions of their words and no copy of them. Triggers keep it in step, and it
-- erases what is deleted: it needs the words once more to find what it is to forget.

CREATE VIEW fact_documents AS SELECT number, id, household,
  subject || CASE WHEN relation <> 'at' THEN ' ' || relation || ' '
      WHEN polarity = 1 THEN ' at ' ELSE ' not at ' END || objects_json
    || coalesce(' ' || (SELECT text FROM texts WHERE texts.number = facts.said), '') AS words
  FROM facts;
CREATE VIEW question_documents AS SELECT number, id, household, text AS words FROM questions;
CREATE VIEW answer_documents AS
  SELECT ballots.number, ballots.id, questions.household, texts.text AS words
  FROM ballots JOIN questions ON questions.id = ballots.question
  JOIN texts ON texts.number = ballots.text;
CREATE VIEW tuple_documents AS SELECT number, id, household,
  goal || ' ' || observation || ' ' || action AS words FROM tuples;
CREATE VIEW documents AS
  SELECT 4 * number AS document, household, words FROM fact_documents
  UNION ALL SELECT 4 * number + 1, household, words FROM question_documents
  UNION ALL SELECT 4 * number + 2, household, words FROM answer_documents
  UNION ALL SELECT 4 * number + 3, household, words FROM tuple_documents;

CREATE VIRTUAL TABLE document_words USING fts5 (household, words,
  content = 'documents', content_rowid = 'document',
  tokenize = 'porter unicode61 remove_diacritics 2');
INSERT INTO document_words (document_words, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER fact_said AFTER INSERT ON facts BEGIN
  INSERT INTO document_words (rowid, household, words)
    SELECT 4 * number + 0, household, words FROM fact_documents WHERE number = NEW.number;
END;
CREATE TRIGGER fact_gone BEFORE DELETE ON facts BEGIN
  INSERT INTO document_words (document_words, rowid, household, words)
    SELECT 'delete', 4 * number + 0, household, words FROM fact_documents WHERE number = OLD.number;
END;
CREATE TRIGGER fact_vector AFTER DELETE ON facts BEGIN
  DELETE FROM vectors WHERE kind = 'fact' AND row_id = OLD.id;
END;

CREATE TRIGGER question_said AFTER INSERT ON questions BEGIN
  INSERT INTO document_words (rowid, household, words)
    SELECT 4 * number + 1, household, words FROM question_documents WHERE number = NEW.number;
END;
CREATE TRIGGER question_gone BEFORE DELETE ON questions BEGIN
  INSERT INTO document_words (document_words, rowid, household, words)
    SELECT 'delete', 4 * number + 1, household, words FROM question_documents
    WHERE number = OLD.number;
END;
CREATE TRIGGER question_vector AFTER DELETE ON questions BEGIN
  DELETE FROM vectors WHERE kind = 'question' AND row_id = OLD.id;
END;

CREATE TRIGGER answer_said AFTER INSERT ON ballots BEGIN
  INSERT INTO document_words (rowid, household, words)
    SELECT 4 * number + 2, household, words FROM answer_documents WHERE number = NEW.number;
END;
CREATE TRIGGER answer_gone BEFORE DELETE ON ballots BEGIN
  INSERT INTO document_words (document_words, rowid, household, words)
    SELECT 'delete', 4 * number + 2, household, words FROM answer_documents WHERE number = OLD.number;
END;
-- words that are forgotten: the ballot lets go of them before they go
CREATE TRIGGER answer_unsaid BEFORE UPDATE OF text ON ballots WHEN OLD.text IS NOT NULL BEGIN
  INSERT INTO document_words (document_words, rowid, household, words)
    SELECT 'delete', 4 * number + 2, household, words FROM answer_documents WHERE number = OLD.number;
  DELETE FROM vectors WHERE kind = 'answer' AND row_id = OLD.id;
END;
CREATE TRIGGER answer_vector AFTER DELETE ON ballots BEGIN
  DELETE FROM vectors WHERE kind = 'answer' AND row_id = OLD.id;
END;

CREATE TRIGGER tuple_said AFTER INSERT ON tuples BEGIN
  INSERT INTO document_words (rowid, household, words)
    SELECT 4 * number + 3, household, words FROM tuple_documents WHERE number = NEW.number;
END;
CREATE TRIGGER tuple_gone BEFORE DELETE ON tuples BEGIN
  INSERT INTO document_words (document_words, rowid, household, words)
    SELECT 'delete', 4 * number + 3, household, words FROM tuple_documents WHERE number = OLD.number;
END;
CREATE TRIGGER tuple_vector AFTER DELETE ON tuples BEGIN
  DELETE FROM vectors WHERE kind = 'tuple' AND row_id = OLD.id;
END;

-- Language models: their replies by the SHA-256 of what was asked, and what calls took. Usage has no words.
-- Replies may hold words of people: when somebody's words go, those go that were charged to a household in
-- which they were said, and those of no household.

CREATE TABLE model_replies (
  key TEXT PRIMARY KEY,
  reply TEXT NOT NULL,
  household TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX model_replies_of_household ON model_replies (household);
CREATE TRIGGER model_replies_forgotten AFTER UPDATE OF text ON ballots
WHEN OLD.text IS NOT NULL AND NEW.text IS NOT OLD.text BEGIN
  DELETE FROM model_replies WHERE household IS NULL
    OR household = (SELECT household FROM questions WHERE id = OLD.question);
END;
CREATE TRIGGER model_replies_of_ballot_forgotten AFTER DELETE ON ballots BEGIN
  DELETE FROM model_replies WHERE household IS NULL
    OR household = (SELECT household FROM questions WHERE id = OLD.question);
END;
CREATE TRIGGER model_replies_of_fact_forgotten AFTER DELETE ON facts BEGIN
  DELETE FROM model_replies WHERE household IS NULL OR household = OLD.household;
END;
CREATE TRIGGER model_replies_of_rule_forgotten AFTER DELETE ON world_rules BEGIN
  DELETE FROM model_replies WHERE household IS NULL OR OLD.household IS NULL
    OR household = OLD.household;
END;

CREATE TABLE model_usage (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  model TEXT NOT NULL,
  role TEXT NOT NULL,
  household TEXT,
  episode TEXT,
  campaign TEXT,
  seq INTEGER,
  requests INTEGER NOT NULL,
  cached INTEGER NOT NULL,
  prompt_tokens INTEGER NOT NULL,
  completion_tokens INTEGER NOT NULL,
  cost REAL NOT NULL
) STRICT;
CREATE INDEX model_usage_of_episode ON model_usage (episode);
CREATE INDEX model_usage_of_campaign ON model_usage (campaign) WHERE campaign IS NOT NULL;
CREATE INDEX model_usage_at ON model_usage (at);

-- Campaigns: their frozen designs, the arm that each household was drawn into, and who agreed to take part.

CREATE TABLE campaigns (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  design_json TEXT NOT NULL,
  hash TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('created', 'running', 'paused', 'closed')),
  reason TEXT,
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  closed_at INTEGER
) STRICT;

CREATE TABLE campaign_assignments (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  household TEXT NOT NULL UNIQUE,
  task TEXT NOT NULL,
  arm TEXT NOT NULL,
  propensity REAL NOT NULL CHECK (propensity > 0 AND propensity <= 1)
) STRICT;
CREATE INDEX assignments_of_campaign ON campaign_assignments (campaign);

CREATE TABLE campaign_enrolments (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  consent_version TEXT,
  consent_at INTEGER,
  practice_done INTEGER NOT NULL DEFAULT 0,
  practised_at INTEGER,
  external_id TEXT,
  -- of people from outside: when they were given their completion code
  code_given_at INTEGER,
  PRIMARY KEY (campaign, person),
  CHECK ((consent_version IS NULL) = (consent_at IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX enrolments_of_person ON campaign_enrolments (person);

-- Releases: what was decided about words and exchanges before they go out, the latest decision counts, and
-- what was read in from a release. A review holds no words; it goes with the words it is about.

CREATE TABLE release_reviews (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  ballot TEXT NOT NULL REFERENCES ballots (id) ON DELETE CASCADE,
  decision TEXT NOT NULL CHECK (decision IN ('keep', 'redact', 'drop')),
  -- parts of the text, from and to
  hidden_json TEXT NOT NULL,
  reviewer TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX release_reviews_of_ballot ON release_reviews (ballot);
CREATE TRIGGER release_reviews_unsaid AFTER UPDATE OF text ON ballots WHEN NEW.text IS NULL BEGIN
  DELETE FROM release_reviews WHERE ballot = NEW.id;
END;

CREATE TABLE release_exclusions (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  question TEXT NOT NULL REFERENCES questions (id),
  excluded INTEGER NOT NULL CHECK (excluded IN (0, 1)),
  reviewer TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX release_exclusions_of_question ON release_exclusions (question, number);

-- rows that came from a release: their ids are pseudonyms already
CREATE TABLE imported_rows (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE imported_releases (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  settings_json TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE release_tombstones (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  version TEXT NOT NULL
) STRICT, WITHOUT ROWID;
