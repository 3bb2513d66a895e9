-- As in memory/migrations/0058-logins.sql.
CREATE TABLE web_logins (
  name text COLLATE "C" PRIMARY KEY,
  password_hash text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL
);
