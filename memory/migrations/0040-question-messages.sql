-- In a channel each further question of an episode is a message of its own: a call in the episode's own channel, under
-- its card.
ALTER TABLE outbox ADD COLUMN under_card INTEGER NOT NULL DEFAULT 0 CHECK (under_card IN (0, 1));
