-- A reply to a message finds what the message shows.
CREATE INDEX outbox_of_message ON outbox (ref_json ->> '$.message') WHERE ref_json IS NOT NULL;
