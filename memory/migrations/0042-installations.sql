-- Workspaces that let Sous in by themselves.

CREATE TABLE installations (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  platform TEXT NOT NULL,
  -- a Slack team or organisation, a Discord server
  workspace TEXT NOT NULL,
  -- encrypted; null where the platform gives none for a workspace
  tokens TEXT,
  -- where Sous asks when it is told nothing else; empty: not known yet
  channel TEXT NOT NULL,
  installed_by TEXT,
  installed_at INTEGER NOT NULL,
  UNIQUE (platform, workspace)
) STRICT;
