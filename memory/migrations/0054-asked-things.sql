-- The thing that a question asks about with yes or no: "Is the green mug Ana's?"
ALTER TABLE questions ADD COLUMN thing TEXT;
-- Those who gave no name have none. They were called "you", also to each other.
UPDATE people SET name = '' WHERE name IN ('you', 'You');
-- Whether a fact about a place ended because the robot moved the thing.
ALTER TABLE facts ADD COLUMN moved INTEGER CHECK (moved IN (0, 1));
