-- How far people were heard in each channel: what was written after that is read at the next start.
CREATE TABLE heard_places (
  platform TEXT NOT NULL,
  workspace TEXT NOT NULL,
  channel TEXT NOT NULL,
  until REAL NOT NULL,
  PRIMARY KEY (platform, workspace, channel)
) STRICT;
