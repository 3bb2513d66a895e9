-- Makes what only PostgreSQL has: the leases and the search by words. Runs between the tables and the triggers that
-- tables.ts converts from SQLite's. Uses compatible.sql.

-- Which process leads. The leading process has made this table before the rest of the schema (leader.ts).
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

-- Removes marks on letters, and replaces everything but letters and digits with a blank.
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

-- Runs before each row, so that rows of one statement are counted one after the other. SQLite does that after each row.
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
