-- Tasks that people ordered: [{"id": episode, "task": {...}}]. They are played before further rounds.
ALTER TABLE runs ADD COLUMN orders_json TEXT NOT NULL DEFAULT '[]';
