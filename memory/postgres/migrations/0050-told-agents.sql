-- As in memory/migrations/0050-told-agents.sql.
CREATE INDEX asks_by_agent ON asks (agent, asked_at);

CREATE TABLE asks_told (
  ticket text COLLATE "C" PRIMARY KEY REFERENCES asks (ticket),
  version bigint NOT NULL
);
