-- Where the bot introduced itself: once in a channel, also when it is removed and invited again.
CREATE TABLE welcomes (
  platform TEXT NOT NULL,
  channel TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (platform, channel)
) STRICT;
INSERT INTO welcomes (platform, channel, at)
  SELECT bot, channel, min(started_at) FROM episodes WHERE bot IN ('slack', 'discord') GROUP BY bot, channel;
