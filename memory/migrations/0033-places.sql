-- Where a home was played, and what was played in a place, without reading the episodes.
CREATE INDEX episodes_of_place ON episodes (bot, channel, household);
CREATE INDEX places_of_household ON episodes (household, bot, channel);
