-- What keeps the cost of a statement the same while the database grows: indexes for what statements name,
-- and the state of a household after its last round.

-- Child keys: before a parent row is deleted, SQLite looks for the rows that refer to it.
CREATE INDEX facts_of_question ON facts (question) WHERE question IS NOT NULL;
CREATE INDEX facts_disputed ON facts (dispute) WHERE dispute IS NOT NULL;
CREATE INDEX steps_of_question ON steps (question) WHERE question IS NOT NULL;

-- Of a household that has grown old, what counts now, what was said in one episode, and what is near its end.
CREATE INDEX facts_valid ON facts (household, number) WHERE status = 'valid';
CREATE INDEX facts_contradicted ON facts (household) WHERE status = 'contradicted';
CREATE INDEX facts_closed ON facts (household, closed_watermark) WHERE closed_watermark IS NOT NULL;
CREATE INDEX facts_told ON facts (household, number) WHERE source = 'answer';
CREATE INDEX facts_of_episode ON facts (episode) WHERE episode IS NOT NULL;
CREATE INDEX tuples_of_episode ON tuples (episode);
CREATE INDEX episodes_by_round ON episodes (household, round);
CREATE INDEX episodes_by_start ON episodes (household, started_at);
CREATE INDEX episodes_by_task ON episodes (household, task_json ->> '$.sentence');
CREATE INDEX episodes_by_bot ON episodes (household, bot, started_at);
CREATE INDEX episodes_started ON episodes (started_at);
CREATE INDEX episodes_in_channel ON episodes (channel, started_at);
CREATE INDEX campaign_episodes ON episodes (number) WHERE purpose = 'campaign';

-- Of all questions those that are open.
CREATE INDEX questions_open ON questions (number) WHERE state = 'open';
CREATE INDEX questions_open_in ON questions (household, number) WHERE state = 'open';
CREATE INDEX questions_open_for ON questions (assignee) WHERE state = 'open' AND assignee IS NOT NULL;
CREATE INDEX questions_counted ON questions (number) WHERE state = 'open' AND quorum > 1;
CREATE INDEX questions_settling ON questions (household) WHERE state = 'open' AND adjudicates IS NOT NULL;
CREATE INDEX timers_of_question ON question_timers (question) WHERE fired_at IS NULL;

-- What is looked for again and again, and is nearly always nothing.
CREATE INDEX outbox_sending ON outbox (created_at, number) WHERE state = 'sending';
CREATE INDEX outbox_dead ON outbox (created_at, number) WHERE state = 'dead';
CREATE INDEX outbox_failing ON outbox (created_at, number) WHERE state <> 'sent' AND attempts >= 3;
CREATE INDEX outbox_calls ON outbox (channel) WHERE kind = 'call';
CREATE INDEX turns_reserved ON turns (reserved) WHERE reserved IS NOT NULL;
CREATE INDEX events_taken_back ON inbox_events (at) WHERE kind = 'retract';

-- A household's state after its last round, so that the next one does not replay all of them. It can be
-- made again from the worldline: it counts only while its hash is that of the rows that it rests on.
CREATE TABLE checkpoints (
  household TEXT PRIMARY KEY REFERENCES households (id),
  engine TEXT NOT NULL,
  -- the last round and the number of moves that it contains
  round INTEGER NOT NULL CHECK (round >= 0),
  moves INTEGER NOT NULL CHECK (moves >= 0),
  state TEXT NOT NULL,
  hash TEXT NOT NULL CHECK (length(hash) = 64),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How far a campaign is, counted by the transaction that changes it. A person's number counts one answer to
-- each question: not taken back, and understood.
CREATE TABLE campaign_counts (
  campaign TEXT PRIMARY KEY,
  episodes_ended INTEGER NOT NULL,
  questions INTEGER NOT NULL,
  questions_open INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE campaign_people (
  campaign TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  answers INTEGER NOT NULL,
  PRIMARY KEY (campaign, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX campaign_people_by_person ON campaign_people (person);

INSERT INTO campaign_counts (campaign, episodes_ended, questions, questions_open)
  SELECT campaign, sum(ended), sum(asked), sum(open) FROM (
    SELECT campaign, ended_at IS NOT NULL AS ended, 0 AS asked, 0 AS open FROM episodes
    UNION ALL SELECT campaign, 0, 1, state = 'open' FROM questions)
  WHERE campaign IS NOT NULL GROUP BY campaign;
INSERT INTO campaign_people (campaign, person, answers)
  SELECT campaign, person, count(DISTINCT question)
  FROM ballots JOIN questions ON questions.id = ballots.question
  WHERE campaign IS NOT NULL AND retracted_at IS NULL AND understood <> 'unclear'
  GROUP BY campaign, person;

CREATE TRIGGER episode_counted AFTER INSERT ON episodes WHEN NEW.campaign IS NOT NULL BEGIN
  INSERT INTO campaign_counts (campaign, episodes_ended, questions, questions_open)
    VALUES (NEW.campaign, NEW.ended_at IS NOT NULL, 0, 0)
    ON CONFLICT (campaign) DO UPDATE SET episodes_ended = episodes_ended + excluded.episodes_ended;
END;
CREATE TRIGGER episode_end_counted AFTER UPDATE OF ended_at ON episodes
WHEN NEW.campaign IS NOT NULL AND OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL BEGIN
  UPDATE campaign_counts SET episodes_ended = episodes_ended + 1 WHERE campaign = NEW.campaign;
END;
CREATE TRIGGER question_counted AFTER INSERT ON questions WHEN NEW.campaign IS NOT NULL BEGIN
  INSERT INTO campaign_counts (campaign, episodes_ended, questions, questions_open)
    VALUES (NEW.campaign, 0, 1, NEW.state = 'open')
    ON CONFLICT (campaign) DO UPDATE SET
      questions = questions + 1, questions_open = questions_open + excluded.questions_open;
END;
CREATE TRIGGER question_end_counted AFTER UPDATE OF state ON questions WHEN NEW.campaign IS NOT NULL BEGIN
  UPDATE campaign_counts
    SET questions_open = questions_open + (NEW.state = 'open') - (OLD.state = 'open')
    WHERE campaign = NEW.campaign;
END;

CREATE TRIGGER answer_counted AFTER INSERT ON ballots
WHEN NEW.retracted_at IS NULL AND coalesce(NEW.understood, 'unclear') <> 'unclear' BEGIN
  INSERT INTO campaign_people (campaign, person, answers)
    SELECT campaign, NEW.person, 1 FROM questions
    WHERE id = NEW.question AND campaign IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM ballots WHERE question = NEW.question AND person = NEW.person
        AND id <> NEW.id AND retracted_at IS NULL AND understood <> 'unclear')
    ON CONFLICT (campaign, person) DO UPDATE SET answers = answers + 1;
END;
CREATE TRIGGER answer_change_counted AFTER UPDATE OF understood, retracted_at ON ballots
WHEN (OLD.retracted_at IS NULL AND coalesce(OLD.understood, 'unclear') <> 'unclear')
  <> (NEW.retracted_at IS NULL AND coalesce(NEW.understood, 'unclear') <> 'unclear') BEGIN
  INSERT INTO campaign_people (campaign, person, answers)
    SELECT campaign, NEW.person, CASE WHEN NEW.retracted_at IS NULL
      AND coalesce(NEW.understood, 'unclear') <> 'unclear' THEN 1 ELSE -1 END
    FROM questions
    WHERE id = NEW.question AND campaign IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM ballots WHERE question = NEW.question AND person = NEW.person
        AND id <> NEW.id AND retracted_at IS NULL AND understood <> 'unclear')
    ON CONFLICT (campaign, person) DO UPDATE SET answers = answers + excluded.answers;
END;
CREATE TRIGGER answer_gone_counted AFTER DELETE ON ballots
WHEN OLD.retracted_at IS NULL AND coalesce(OLD.understood, 'unclear') <> 'unclear' BEGIN
  UPDATE campaign_people SET answers = answers - 1
    WHERE person = OLD.person
      AND campaign = (SELECT campaign FROM questions WHERE id = OLD.question)
      AND NOT EXISTS (SELECT 1 FROM ballots WHERE question = OLD.question AND person = OLD.person
        AND retracted_at IS NULL AND understood <> 'unclear');
END;
CREATE TRIGGER campaign_person_gone AFTER UPDATE ON campaign_people WHEN NEW.answers <= 0 BEGIN
  DELETE FROM campaign_people WHERE campaign = NEW.campaign AND person = NEW.person;
END;

-- How often what was seen in a home had moved when it was used again, and for how many rounds it was used.
CREATE TABLE moved_things (
  household TEXT PRIMARY KEY REFERENCES households (id),
  times INTEGER NOT NULL,
  rounds INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO moved_things (household, times, rounds)
  SELECT facts.household, sum(finding = 'untrue'), sum(age)
  FROM reuses JOIN facts ON facts.id = reuses.fact
  WHERE source = 'observation' AND finding IS NOT NULL AND age > 0 GROUP BY facts.household;
CREATE TRIGGER reuse_found AFTER UPDATE OF finding ON reuses
WHEN OLD.finding IS NULL AND NEW.finding IS NOT NULL AND NEW.age > 0 AND NEW.fact IS NOT NULL BEGIN
  INSERT INTO moved_things (household, times, rounds)
    SELECT household, NEW.finding = 'untrue', NEW.age FROM facts
    WHERE id = NEW.fact AND source = 'observation'
    ON CONFLICT (household) DO UPDATE SET
      times = times + excluded.times, rounds = rounds + excluded.rounds;
END;
CREATE INDEX reuses_untrue ON reuses (fact) WHERE finding = 'untrue' AND fact IS NOT NULL;
