-- What PostgreSQL alone has, after the tables, indexes and views that tables.ts makes as SQLite has them: the leases,
-- the search by words, and the triggers in its language. Statements rest on compatible.sql.

-- Which process does what. It stands here already when a process that leads makes the rest (leader.ts).
CREATE TABLE IF NOT EXISTS leases (
  work text PRIMARY KEY,
  epoch bigint NOT NULL,
  holder text,
  lease_ms integer,
  renewed_at timestamptz
);

-- Search by words: lexemes without a copy of the text, and the home among them, so that one index finds both.
CREATE TABLE document_index (
  document bigint PRIMARY KEY,
  household text COLLATE "C" NOT NULL,
  words tsvector NOT NULL,
  length bigint NOT NULL
);
CREATE INDEX documents_by_words ON document_index USING gin (words);
CREATE TABLE document_counts (
  household text COLLATE "C" PRIMARY KEY,
  documents bigint NOT NULL,
  length bigint NOT NULL
);

CREATE TEXT SEARCH DICTIONARY plain_english (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION plain_english (COPY = english);
ALTER TEXT SEARCH CONFIGURATION plain_english ALTER MAPPING FOR asciiword, word WITH plain_english;

-- Without marks on letters, and with a blank for everything else that is no letter and no digit.
CREATE FUNCTION lexemes_of(words text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT to_tsvector('plain_english', regexp_replace(
    regexp_replace(normalize(lower(words COLLATE "default"), NFKD), '[\u0300-\u036f]', '', 'g'),
    '[!-/:-@[-`{-~]+', ' ', 'g'))
$$;

CREATE FUNCTION any_of(lexemes text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
  FROM unnest(lexemes) AS lexeme
$$;

-- Takes the same inserts as the full-text index of SQLite.
CREATE VIEW document_words AS
  SELECT '' AS document_words, document AS rowid, household, '' AS words FROM document_index;
CREATE FUNCTION index_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found tsvector;
  more bigint;
BEGIN
  IF NEW.document_words = 'delete' THEN
    DELETE FROM document_index WHERE document = NEW.rowid RETURNING -length INTO more;
  ELSE
    found := lexemes_of(NEW.words);
    SELECT coalesce(sum(cardinality(positions)), 0) INTO more FROM unnest(found);
    INSERT INTO document_index (document, household, words, length)
      VALUES (NEW.rowid, NEW.household, found || array_to_tsvector(ARRAY['home ' || NEW.household]), more);
  END IF;
  IF more IS NULL THEN RETURN NEW; END IF;
  INSERT INTO document_counts AS counted (household, documents, length)
    VALUES (NEW.household, CASE NEW.document_words WHEN 'delete' THEN -1 ELSE 1 END, more)
    ON CONFLICT (household) DO UPDATE SET
      documents = counted.documents + excluded.documents, length = counted.length + excluded.length;
  RETURN NEW;
END $$;
CREATE TRIGGER index_words INSTEAD OF INSERT ON document_words FOR EACH ROW EXECUTE FUNCTION index_words();

-- Documents of a home that match a query of ../retrieval/query.ts, by BM25 within the home.
CREATE FUNCTION matching_words(home text, match text)
RETURNS TABLE (document bigint, score double precision) LANGUAGE plpgsql STABLE AS $$
DECLARE
  telling text[] := tsvector_to_array(lexemes_of(replace(split_part(match, 'words : ', 2), ' OR ', ' ')));
  asked text[] := tsvector_to_array(lexemes_of(replace(split_part(match, 'words : ', 3), ' OR ', ' ')));
  here tsquery := any_of(ARRAY['home ' || home]) && any_of(asked);
  many double precision;
  usual double precision;
BEGIN
  SELECT documents, greatest(counted.length, 1)::double precision / documents INTO many, usual
    FROM document_counts AS counted WHERE counted.household = home AND documents > 0;
  RETURN QUERY WITH hits AS MATERIALIZED (
    SELECT known.document, known.length, word.lexeme, cardinality(word.positions) AS times
    FROM document_index AS known CROSS JOIN unnest(known.words) AS word
    WHERE known.words @@ here AND word.lexeme = ANY (asked)),
  weights AS (
    SELECT lexeme, ln(1 + (many - count(*) + 0.5) / (count(*) + 0.5)) AS weight FROM hits GROUP BY lexeme)
  SELECT hits.document, sum(weight * times * 2.2 / (times + 1.2 * (0.25 + 0.75 * length / usual)))
    FROM hits JOIN weights USING (lexeme) GROUP BY hits.document HAVING bool_or(lexeme = ANY (telling));
END $$;

-- Triggers.

CREATE FUNCTION words_said() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('INSERT INTO document_words (rowid, household, words)
    SELECT 4 * number + %s, household, words FROM %I WHERE number = $1', TG_ARGV[0], TG_ARGV[1]) USING NEW.number;
  RETURN NULL;
END $$;
CREATE FUNCTION words_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO document_words (document_words, rowid, household)
    SELECT 'delete', document, household FROM document_index
    WHERE document = 4 * OLD.number + TG_ARGV[0]::bigint;
  DELETE FROM vectors WHERE kind = TG_ARGV[1] AND row_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER fact_said AFTER INSERT ON facts FOR EACH ROW
  EXECUTE FUNCTION words_said(0, 'fact_documents');
CREATE TRIGGER fact_gone AFTER DELETE ON facts FOR EACH ROW EXECUTE FUNCTION words_gone(0, 'fact');
CREATE TRIGGER question_said AFTER INSERT ON questions FOR EACH ROW
  EXECUTE FUNCTION words_said(1, 'question_documents');
CREATE TRIGGER question_gone AFTER DELETE ON questions FOR EACH ROW EXECUTE FUNCTION words_gone(1, 'question');
CREATE TRIGGER answer_said AFTER INSERT ON ballots FOR EACH ROW
  EXECUTE FUNCTION words_said(2, 'answer_documents');
CREATE TRIGGER answer_gone AFTER DELETE ON ballots FOR EACH ROW EXECUTE FUNCTION words_gone(2, 'answer');
CREATE TRIGGER tuple_said AFTER INSERT ON tuples FOR EACH ROW
  EXECUTE FUNCTION words_said(3, 'tuple_documents');
CREATE TRIGGER tuple_gone AFTER DELETE ON tuples FOR EACH ROW EXECUTE FUNCTION words_gone(3, 'tuple');

CREATE FUNCTION embeddings_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM embedding_cache;
  RETURN NULL;
END $$;
CREATE TRIGGER embeddings_forgotten AFTER DELETE ON texts FOR EACH ROW
  EXECUTE FUNCTION embeddings_forgotten();

CREATE TRIGGER answer_unsaid AFTER UPDATE OF text ON ballots FOR EACH ROW
  WHEN (OLD.text IS NOT NULL) EXECUTE FUNCTION words_gone(2, 'answer');

CREATE FUNCTION model_replies_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM model_replies WHERE household IS NULL
    OR household = (SELECT household FROM questions WHERE id = OLD.question);
  RETURN NULL;
END $$;
CREATE TRIGGER model_replies_forgotten AFTER UPDATE OF text ON ballots FOR EACH ROW
  WHEN (OLD.text IS NOT NULL AND NEW.text IS DISTINCT FROM OLD.text)
  EXECUTE FUNCTION model_replies_forgotten();

CREATE FUNCTION model_replies_of_ballot_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM model_replies WHERE household IS NULL
    OR household = (SELECT household FROM questions WHERE id = OLD.question);
  RETURN NULL;
END $$;
CREATE TRIGGER model_replies_of_ballot_forgotten AFTER DELETE ON ballots FOR EACH ROW
  EXECUTE FUNCTION model_replies_of_ballot_forgotten();

CREATE FUNCTION model_replies_of_fact_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM model_replies WHERE household IS NULL OR household = OLD.household;
  RETURN NULL;
END $$;
CREATE TRIGGER model_replies_of_fact_forgotten AFTER DELETE ON facts FOR EACH ROW
  EXECUTE FUNCTION model_replies_of_fact_forgotten();

CREATE FUNCTION model_replies_of_rule_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM model_replies WHERE household IS NULL OR OLD.household IS NULL
    OR household = OLD.household;
  RETURN NULL;
END $$;
CREATE TRIGGER model_replies_of_rule_forgotten AFTER DELETE ON world_rules FOR EACH ROW
  EXECUTE FUNCTION model_replies_of_rule_forgotten();

CREATE FUNCTION release_reviews_unsaid() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM release_reviews WHERE ballot = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER release_reviews_unsaid AFTER UPDATE OF text ON ballots FOR EACH ROW
  WHEN (NEW.text IS NULL)
  EXECUTE FUNCTION release_reviews_unsaid();

CREATE FUNCTION text_scans_of_other_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM text_scans WHERE text = NEW.number;
  RETURN NULL;
END $$;
CREATE TRIGGER text_scans_of_other_words AFTER UPDATE OF text ON texts FOR EACH ROW
  EXECUTE FUNCTION text_scans_of_other_words();

CREATE FUNCTION episode_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO campaign_counts AS counted (campaign, episodes_ended, questions, questions_open)
    VALUES (NEW.campaign, (NEW.ended_at IS NOT NULL)::integer, 0, 0)
    ON CONFLICT (campaign) DO UPDATE SET episodes_ended = counted.episodes_ended + excluded.episodes_ended;
  RETURN NULL;
END $$;
CREATE TRIGGER episode_counted AFTER INSERT ON episodes FOR EACH ROW
  WHEN (NEW.campaign IS NOT NULL)
  EXECUTE FUNCTION episode_counted();

CREATE FUNCTION episode_end_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE campaign_counts SET episodes_ended = episodes_ended + 1 WHERE campaign = NEW.campaign;
  RETURN NULL;
END $$;
CREATE TRIGGER episode_end_counted AFTER UPDATE OF ended_at ON episodes FOR EACH ROW
  WHEN (NEW.campaign IS NOT NULL AND OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION episode_end_counted();

CREATE FUNCTION question_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO campaign_counts AS counted (campaign, episodes_ended, questions, questions_open)
    VALUES (NEW.campaign, 0, 1, (NEW.state = 'open')::integer)
    ON CONFLICT (campaign) DO UPDATE SET
      questions = counted.questions + 1, questions_open = counted.questions_open + excluded.questions_open;
  RETURN NULL;
END $$;
CREATE TRIGGER question_counted AFTER INSERT ON questions FOR EACH ROW
  WHEN (NEW.campaign IS NOT NULL)
  EXECUTE FUNCTION question_counted();

CREATE FUNCTION question_end_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE campaign_counts
    SET questions_open = questions_open + (NEW.state = 'open')::integer - (OLD.state = 'open')::integer
    WHERE campaign = NEW.campaign;
  RETURN NULL;
END $$;
CREATE TRIGGER question_end_counted AFTER UPDATE OF state ON questions FOR EACH ROW
  WHEN (NEW.campaign IS NOT NULL)
  EXECUTE FUNCTION question_end_counted();

CREATE FUNCTION answer_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO campaign_people AS counted (campaign, person, answers)
    SELECT campaign, NEW.person, 1 FROM questions
    WHERE id = NEW.question AND campaign IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM ballots WHERE question = NEW.question AND person = NEW.person
        AND id <> NEW.id AND retracted_at IS NULL AND understood <> 'unclear')
    ON CONFLICT (campaign, person) DO UPDATE SET answers = counted.answers + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER answer_counted AFTER INSERT ON ballots FOR EACH ROW
  WHEN (NEW.retracted_at IS NULL AND coalesce(NEW.understood, 'unclear') <> 'unclear')
  EXECUTE FUNCTION answer_counted();

CREATE FUNCTION answer_change_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO campaign_people AS counted (campaign, person, answers)
    SELECT campaign, NEW.person, CASE WHEN NEW.retracted_at IS NULL
      AND coalesce(NEW.understood, 'unclear') <> 'unclear' THEN 1 ELSE -1 END
    FROM questions
    WHERE id = NEW.question AND campaign IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM ballots WHERE question = NEW.question AND person = NEW.person
        AND id <> NEW.id AND retracted_at IS NULL AND understood <> 'unclear')
    ON CONFLICT (campaign, person) DO UPDATE SET answers = counted.answers + excluded.answers;
  RETURN NULL;
END $$;
CREATE TRIGGER answer_change_counted AFTER UPDATE OF understood, retracted_at ON ballots FOR EACH ROW
  WHEN ((OLD.retracted_at IS NULL AND coalesce(OLD.understood, 'unclear') <> 'unclear')
    <> (NEW.retracted_at IS NULL AND coalesce(NEW.understood, 'unclear') <> 'unclear'))
  EXECUTE FUNCTION answer_change_counted();

-- Before each row, so that rows of one statement are counted one after the other.
CREATE FUNCTION answer_gone_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE campaign_people SET answers = answers - 1
    WHERE person = OLD.person
      AND campaign = (SELECT campaign FROM questions WHERE id = OLD.question)
      AND NOT EXISTS (SELECT 1 FROM ballots WHERE question = OLD.question AND person = OLD.person
        AND id <> OLD.id AND retracted_at IS NULL AND understood <> 'unclear');
  RETURN OLD;
END $$;
CREATE TRIGGER answer_gone_counted BEFORE DELETE ON ballots FOR EACH ROW
  WHEN (OLD.retracted_at IS NULL AND coalesce(OLD.understood, 'unclear') <> 'unclear')
  EXECUTE FUNCTION answer_gone_counted();

CREATE FUNCTION campaign_person_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM campaign_people WHERE campaign = NEW.campaign AND person = NEW.person;
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_person_gone AFTER UPDATE ON campaign_people FOR EACH ROW
  WHEN (NEW.answers <= 0)
  EXECUTE FUNCTION campaign_person_gone();

CREATE FUNCTION reuse_found() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO moved_things AS moved (household, times, rounds)
    SELECT household, (NEW.finding = 'untrue')::integer, NEW.age FROM facts
    WHERE id = NEW.fact AND source = 'observation'
    ON CONFLICT (household) DO UPDATE SET
      times = moved.times + excluded.times, rounds = moved.rounds + excluded.rounds;
  RETURN NULL;
END $$;
CREATE TRIGGER reuse_found AFTER UPDATE OF finding ON reuses FOR EACH ROW
  WHEN (OLD.finding IS NULL AND NEW.finding IS NOT NULL AND NEW.age > 0 AND NEW.fact IS NOT NULL)
  EXECUTE FUNCTION reuse_found();

CREATE FUNCTION vector_tombstone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO vector_tombstones (vector) VALUES (OLD.number);
  RETURN NULL;
END $$;
CREATE TRIGGER vector_tombstone AFTER DELETE ON vectors FOR EACH ROW
  EXECUTE FUNCTION vector_tombstone();
