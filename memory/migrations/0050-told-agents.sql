-- What an agent asked in a time, over all its tickets.
CREATE INDEX asks_by_agent ON asks (agent, asked_at);

-- The version of a ticket that its agent's webhook took.
CREATE TABLE asks_told (
  ticket TEXT PRIMARY KEY REFERENCES asks (ticket),
  version INTEGER NOT NULL
) STRICT;
