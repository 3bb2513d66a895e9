-- As in memory/migrations/0057-shown-hash.sql.
ALTER TABLE asked ADD COLUMN shown text;
