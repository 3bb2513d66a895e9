-- People with log-ins of their own on the web page.
CREATE TABLE web_logins (
  name TEXT PRIMARY KEY,
  -- scrypt, with its salt
  password_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
