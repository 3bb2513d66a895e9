-- What a server of language models takes, as it was learned from what it refused.
CREATE TABLE model_features (
  endpoint TEXT NOT NULL,
  model TEXT NOT NULL,
  feature TEXT NOT NULL,
  value TEXT NOT NULL,
  evidence TEXT NOT NULL,
  at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (endpoint, model, feature)
) STRICT;
ALTER TABLE model_usage ADD COLUMN cached_tokens INTEGER NOT NULL DEFAULT 0;
ALTER TABLE model_usage ADD COLUMN reasoning_tokens INTEGER NOT NULL DEFAULT 0;
