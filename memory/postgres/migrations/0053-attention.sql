-- As in memory/migrations/0053-attention.sql.
ALTER TABLE audiences ADD COLUMN wakes bigint NOT NULL DEFAULT 0 CHECK (wakes IN (0, 1));
ALTER TABLE asked ADD COLUMN forgotten bigint NOT NULL DEFAULT 0;
