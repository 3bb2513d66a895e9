-- Answers to approvals that count only after their platform has said that their person is in the channel.
CREATE TABLE unchecked_ballots (
  ballot TEXT PRIMARY KEY REFERENCES ballots (id) ON DELETE CASCADE
) STRICT;
