-- What somebody decided that the leak scan takes for a secret by mistake, and why. The latest of the same words counts.
CREATE TABLE release_clearances (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  -- in small letters
  words TEXT NOT NULL,
  -- 0: they count as a secret again
  cleared INTEGER NOT NULL CHECK (cleared IN (0, 1)),
  reason TEXT NOT NULL,
  reviewer TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
