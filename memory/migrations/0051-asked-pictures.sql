-- What agents show with their questions. It goes when its question is open no more.
CREATE TABLE asked_pictures (
  question TEXT PRIMARY KEY REFERENCES questions (id),
  -- SHA-256 of the bytes
  hash TEXT NOT NULL,
  type TEXT NOT NULL,
  -- what it shows
  words TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
