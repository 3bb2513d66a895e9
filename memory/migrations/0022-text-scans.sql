-- What the leak scan found in people's words: kinds and places, no words. It goes with the words.

CREATE TABLE text_scans (
  text INTEGER PRIMARY KEY REFERENCES texts (number) ON DELETE CASCADE,
  -- a digest of the scan's rules and of whom it knew
  rules TEXT NOT NULL,
  found_json TEXT NOT NULL
) STRICT;
CREATE TRIGGER text_scans_of_other_words AFTER UPDATE OF text ON texts BEGIN
  DELETE FROM text_scans WHERE text = NEW.number;
END;
