-- As in memory/migrations/0052-unchecked-ballots.sql.
CREATE TABLE unchecked_ballots (
  ballot text COLLATE "C" PRIMARY KEY REFERENCES ballots (id) ON DELETE CASCADE
);
