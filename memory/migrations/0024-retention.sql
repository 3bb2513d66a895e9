-- When people were last seen. Null: they are known from a release, or only by their wish to be left alone.

ALTER TABLE people ADD COLUMN seen_at INTEGER;
UPDATE people SET seen_at = coalesce(
  nullif(max(
    coalesce((SELECT max(at) FROM ballots WHERE person = people.id), 0),
    coalesce((SELECT max(taken_at) FROM turns WHERE person = people.id), 0),
    coalesce((SELECT max(at) FROM question_openings WHERE person = people.id), 0),
    coalesce((SELECT max(created_at) FROM world_rules WHERE person = people.id), 0),
    coalesce((SELECT max(valid_from) FROM facts WHERE person = people.id), 0),
    coalesce((SELECT max(consent_at) FROM campaign_enrolments WHERE person = people.id), 0),
    coalesce(consented_at, 0),
    coalesce(opted_out_at, 0)), 0),
  -- nothing says when: they count as seen when something last happened
  (SELECT max(at) FROM steps), 0)
WHERE id NOT IN (SELECT id FROM imported_rows) AND NOT (name = '' AND opted_out_at IS NOT NULL);

-- What was deleted because of its age, by the time at which it began.

CREATE TABLE retention_runs (
  at INTEGER PRIMARY KEY,
  -- forgotten whole
  people INTEGER NOT NULL,
  answers INTEGER NOT NULL,
  facts INTEGER NOT NULL,
  -- 0: what was deleted may still be found in the file's bytes
  erased INTEGER NOT NULL CHECK (erased IN (0, 1))
) STRICT;

-- Deleting looks whether these name the row.
CREATE INDEX facts_said ON facts (said) WHERE said IS NOT NULL;
CREATE INDEX ballots_replaced ON ballots (replaces) WHERE replaces IS NOT NULL;
CREATE INDEX calls_in_channel ON outbox (channel) WHERE kind = 'call';
