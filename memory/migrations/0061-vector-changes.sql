-- Vectors whose rows other searches find since, and deleted ones: who has vectors in memory reads anew what they are.
CREATE TABLE vector_changes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  vector INTEGER NOT NULL
) STRICT;
CREATE TRIGGER vector_gone AFTER INSERT ON vector_tombstones BEGIN
  INSERT INTO vector_changes (vector) VALUES (NEW.vector);
END;
-- A question and its answers: whether each counts depends on the others.
CREATE VIEW exchange_vectors AS
  SELECT row_id AS question, number FROM vectors WHERE kind = 'question'
  UNION ALL SELECT ballots.question, vectors.number FROM ballots
    JOIN vectors ON vectors.kind = 'answer' AND vectors.row_id = ballots.id;
CREATE TRIGGER fact_changed AFTER UPDATE OF status, dispute ON facts BEGIN
  INSERT INTO vector_changes (vector)
    SELECT number FROM vectors WHERE kind = 'fact' AND row_id = NEW.id
    UNION ALL SELECT number FROM exchange_vectors WHERE question = NEW.question;
END;
CREATE TRIGGER fact_came_of_question AFTER INSERT ON facts WHEN NEW.question IS NOT NULL BEGIN
  INSERT INTO vector_changes (vector) SELECT number FROM exchange_vectors WHERE question = NEW.question;
END;
CREATE TRIGGER fact_gone_from_question AFTER DELETE ON facts WHEN OLD.question IS NOT NULL BEGIN
  INSERT INTO vector_changes (vector) SELECT number FROM exchange_vectors WHERE question = OLD.question;
END;
CREATE TRIGGER question_changed AFTER UPDATE OF state, quorum ON questions BEGIN
  INSERT INTO vector_changes (vector) SELECT number FROM exchange_vectors WHERE question = NEW.id;
END;
CREATE TRIGGER answer_came AFTER INSERT ON ballots BEGIN
  INSERT INTO vector_changes (vector) SELECT number FROM exchange_vectors WHERE question = NEW.question;
END;
CREATE TRIGGER answer_changed AFTER UPDATE OF understood, retracted_at ON ballots BEGIN
  INSERT INTO vector_changes (vector) SELECT number FROM exchange_vectors WHERE question = NEW.question;
END;
CREATE TRIGGER answer_left AFTER DELETE ON ballots BEGIN
  INSERT INTO vector_changes (vector) SELECT number FROM exchange_vectors WHERE question = OLD.question;
END;
-- How many people say the same is asked of each fact that is recalled.
CREATE INDEX facts_that_say ON facts (household, subject, objects_json, relation, polarity, status, person);
DROP INDEX facts_by_subject;
