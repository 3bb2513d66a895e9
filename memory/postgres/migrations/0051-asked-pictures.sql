-- As in memory/migrations/0051-asked-pictures.sql.
CREATE TABLE asked_pictures (
  question text COLLATE "C" PRIMARY KEY REFERENCES questions (id),
  hash text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  words text COLLATE "C" NOT NULL,
  bytes bytea NOT NULL
);
