-- Who decided a step, what was to be kept in mind, and what an answer said when it was first seen.
ALTER TABLE steps ADD COLUMN by_json TEXT;
ALTER TABLE steps ADD COLUMN note TEXT;
ALTER TABLE steps ADD COLUMN told_json TEXT;
