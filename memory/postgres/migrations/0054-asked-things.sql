-- As in memory/migrations/0054-asked-things.sql.
ALTER TABLE questions ADD COLUMN thing text;
UPDATE people SET name = '' WHERE name IN ('you', 'You');
ALTER TABLE facts ADD COLUMN moved bigint CHECK (moved IN (0, 1));
