-- Earlier answers that are offered with a question: which question, answer and choice, and the day for people.
ALTER TABLE questions ADD COLUMN offers_json TEXT;
-- The earlier question that a person called the same, by pressing the answer to it.
ALTER TABLE ballots ADD COLUMN same_as TEXT;
CREATE INDEX ballots_same_as ON ballots (same_as) WHERE same_as IS NOT NULL;
