-- Why a run is paused where people did not pause it: its channel was archived, for example.
ALTER TABLE runs ADD COLUMN paused_for TEXT;
