-- SHA-256 of all that people were shown of an approval, as their platform shows it; null for other questions.
ALTER TABLE asked ADD COLUMN shown TEXT;
