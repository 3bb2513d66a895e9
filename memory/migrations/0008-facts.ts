import type { Migration } from "../sqlite/migrate.js";

/**
 * A fact's whole life (what came back when its successor was taken back, the words of a rule), one slot
 * for the place of a described thing, words to search by, and vectors of facts and answers.
 *
 * What can be searched is the view `documents`: four kinds of rows under one number, `4 * number + kind`.
 * The full-text index holds their words' positions and no copy of them; triggers keep it in step, and it
 * erases what is deleted.
 */
export const facts: Migration = {
  name: "0008-facts",
  sql: `
    -- the fact that stands again in this row, because what had taken its place was taken back
    ALTER TABLE facts ADD COLUMN revives TEXT REFERENCES facts (id);
    -- of a rule: the words in which somebody taught it
    ALTER TABLE facts ADD COLUMN said INTEGER REFERENCES texts (number);
    CREATE INDEX facts_superseded ON facts (superseded_by) WHERE superseded_by IS NOT NULL;
    CREATE INDEX facts_revived ON facts (revives) WHERE revives IS NOT NULL;
    CREATE INDEX facts_by_subject ON facts (household, subject);
    CREATE INDEX facts_of_person ON facts (person) WHERE person IS NOT NULL;
    CREATE INDEX ballots_of_text ON ballots (text) WHERE text IS NOT NULL;
    UPDATE facts SET slot = subject || '|at'
      WHERE relation = 'at' AND polarity = 1 AND instr(subject, ' ') > 0;

    DROP TRIGGER question_vector;
    DROP TRIGGER tuple_vector;
    CREATE TABLE vectors_next (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL CHECK (kind IN ('question', 'tuple', 'fact', 'answer')),
      row_id TEXT NOT NULL,
      embedder TEXT NOT NULL,
      dimensions INTEGER NOT NULL,
      vector BLOB NOT NULL,
      UNIQUE (kind, row_id),
      CHECK (length(vector) = 4 * dimensions)
    ) STRICT;
    INSERT INTO vectors_next (number, kind, row_id, embedder, dimensions, vector)
      SELECT number, kind, row_id, embedder, dimensions, vector FROM vectors;
    DROP TABLE vectors;
    ALTER TABLE vectors_next RENAME TO vectors;
    CREATE INDEX vectors_of_embedder ON vectors (kind, embedder, number);

    CREATE VIEW fact_documents AS SELECT number, id, household,
      subject || CASE WHEN relation <> 'at' THEN ' ' || relation || ' '
          WHEN polarity = 1 THEN ' at ' ELSE ' not at ' END || objects_json
        || coalesce(' ' || (SELECT text FROM texts WHERE texts.number = facts.said), '') AS words
      FROM facts;
    CREATE VIEW question_documents AS SELECT number, id, household, text AS words FROM questions;
    CREATE VIEW answer_documents AS
      SELECT ballots.number, ballots.id, questions.household, texts.text AS words
      FROM ballots JOIN questions ON questions.id = ballots.question
      JOIN texts ON texts.number = ballots.text;
    CREATE VIEW tuple_documents AS SELECT number, id, household,
      goal || ' ' || observation || ' ' || action AS words FROM tuples;
    CREATE VIEW documents AS
      SELECT 4 * number AS document, household, words FROM fact_documents
      UNION ALL SELECT 4 * number + 1, household, words FROM question_documents
      UNION ALL SELECT 4 * number + 2, household, words FROM answer_documents
      UNION ALL SELECT 4 * number + 3, household, words FROM tuple_documents;

    CREATE VIRTUAL TABLE document_words USING fts5 (household, words,
      content = 'documents', content_rowid = 'document',
      tokenize = 'porter unicode61 remove_diacritics 2');
    INSERT INTO document_words (document_words, rank) VALUES ('secure-delete', 1);
    INSERT INTO document_words (document_words) VALUES ('rebuild');

    ${inStep("facts", "fact", 0)}
    ${inStep("questions", "question", 1)}
    ${inStep("ballots", "answer", 2)}
    ${inStep("tuples", "tuple", 3)}
    -- words that are forgotten: the ballot lets go of them before they go
    CREATE TRIGGER answer_unsaid BEFORE UPDATE OF text ON ballots WHEN OLD.text IS NOT NULL BEGIN
      ${forget("answer", 2)}
      DELETE FROM vectors WHERE kind = 'answer' AND row_id = OLD.id;
    END;
  `,
};

/** What is written and deleted in a table is written to and deleted from the index and the vectors. */
function inStep(table: string, kind: string, code: number): string {
  return `
    CREATE TRIGGER ${kind}_said AFTER INSERT ON ${table} BEGIN
      INSERT INTO document_words (rowid, household, words)
        SELECT 4 * number + ${code}, household, words FROM ${kind}_documents
        WHERE number = NEW.number;
    END;
    CREATE TRIGGER ${kind}_gone BEFORE DELETE ON ${table} BEGIN
      ${forget(kind, code)}
    END;
    CREATE TRIGGER ${kind}_vector AFTER DELETE ON ${table} BEGIN
      DELETE FROM vectors WHERE kind = '${kind}' AND row_id = OLD.id;
    END;`;
}

/** The index needs the words once more to find what it is to forget. */
function forget(kind: string, code: number): string {
  return `INSERT INTO document_words (document_words, rowid, household, words)
        SELECT 'delete', 4 * number + ${code}, household, words FROM ${kind}_documents
        WHERE number = OLD.number;`;
}
