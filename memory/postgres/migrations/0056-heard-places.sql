-- As in memory/migrations/0056-heard-places.sql.
CREATE TABLE heard_places (
  platform text COLLATE "C" NOT NULL,
  workspace text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  until double precision NOT NULL,
  PRIMARY KEY (platform, workspace, channel)
);
