-- Facts and answers are embedded as sentences: their vectors are made again when they are next searched.
DELETE FROM vectors WHERE kind IN ('fact', 'answer');
