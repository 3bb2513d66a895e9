-- Whether urgent questions go through an audience's quiet hours.
ALTER TABLE audiences ADD COLUMN wakes INTEGER NOT NULL DEFAULT 0 CHECK (wakes IN (0, 1));
-- What the version of its tickets has grown by because answers were deleted.
ALTER TABLE asked ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
