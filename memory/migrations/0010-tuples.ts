import type { Migration } from "../sqlite/migrate.js";

/**
 * Tuples have a history of two parts, a cell, a pattern and a source. Of older ones the commands of
 * their history become its line; cell and pattern are empty until they are formed again.
 */
export const tuples: Migration = {
  name: "0010-tuples",
  sql: `
    ALTER TABLE tuples ADD COLUMN cell_json TEXT NOT NULL DEFAULT '{"goal":[],"observation":[]}';
    ALTER TABLE tuples ADD COLUMN pattern TEXT NOT NULL DEFAULT '';
    ALTER TABLE tuples ADD COLUMN source TEXT NOT NULL DEFAULT 'played'
      CHECK (source IN ('expert', 'played', 'explored'));
    UPDATE tuples SET history_json = json_object(
      'evaluation', json('[]'),
      'summary', 'Last: ' || COALESCE(
        (SELECT group_concat(value, ', ') FROM json_each(history_json)), 'nothing') || '.');
    CREATE INDEX tuples_of_source ON tuples (source, household);
  `,
};
