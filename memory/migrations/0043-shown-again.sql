-- Who asked for a run, to be told when its card cannot be shown; and how often somebody deleted what shows a delivery.
ALTER TABLE runs ADD COLUMN asked_by TEXT;
ALTER TABLE outbox ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
