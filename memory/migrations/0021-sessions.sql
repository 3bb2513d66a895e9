-- Who has logged in on the web page. The token is known to the browser alone.

CREATE TABLE web_sessions (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  -- SHA-256, in hex
  token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  password_mark TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
  -- their id on the web page; somebody who has said nothing has no row in "people"
  person TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT;
CREATE INDEX web_sessions_of_person ON web_sessions (person);
