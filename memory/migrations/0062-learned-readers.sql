-- What each workspace's people taught the reader of replies. It is deleted with the words that it was learned from.
CREATE TABLE learned_readers (
  space TEXT PRIMARY KEY,
  version TEXT NOT NULL,
  trained_on TEXT NOT NULL,
  names_json TEXT NOT NULL,
  heads_json TEXT NOT NULL,
  figures_json TEXT NOT NULL,
  ballots_json TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- 1: words that it was learned from were deleted, so what was learned was deleted too and is due again
  due INTEGER NOT NULL DEFAULT 0 CHECK (due IN (0, 1))
) STRICT;
CREATE TRIGGER learned_words_gone AFTER UPDATE OF text ON ballots WHEN OLD.text IS NOT NULL BEGIN
  UPDATE learned_readers SET due = 1, trained_on = '', names_json = '{}', heads_json = '{}', ballots_json = '[]'
    WHERE instr(ballots_json, '"' || OLD.id || '"') > 0;
END;
CREATE TRIGGER learned_answer_gone AFTER DELETE ON ballots WHEN OLD.text IS NOT NULL BEGIN
  UPDATE learned_readers SET due = 1, trained_on = '', names_json = '{}', heads_json = '{}', ballots_json = '[]'
    WHERE instr(ballots_json, '"' || OLD.id || '"') > 0;
END;
