-- How people from outside show that they are themselves. Hashes are keyed: no device is known by them.

ALTER TABLE campaign_enrolments ADD COLUMN device TEXT;
ALTER TABLE campaign_enrolments ADD COLUMN code_device TEXT;
ALTER TABLE campaign_enrolments ADD COLUMN by_link INTEGER NOT NULL DEFAULT 0
  CHECK (by_link IN (0, 1));
