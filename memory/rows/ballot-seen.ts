/** What somebody had seen when they answered: the question, and what others had written to it. Inside a transaction. */
import type { Database } from "../sqlite/database.js";

/** Somebody's answer to a question, by row ids, and when they gave it. */
export interface Given {
  readonly question: string;
  readonly person: string;
  readonly at: number;
}

/** SQL: `other` is somebody else in the same workspace, who reads the same threads. */
const isBeside = `other.id <> me.id AND other.platform = me.platform
  AND other.workspace = me.workspace`;

/** Whether somebody else's words, which were not to be read by others, stood there before. */
export function hasOthersBefore(db: Database, given: Given): boolean {
  const row = db.get(
    `SELECT 1 FROM ballots JOIN people AS other ON other.id = ballots.person
       JOIN people AS me ON me.id = @person
     WHERE question = @question AND saw_others = 1 AND message IS NOT NULL AND ballots.at < @at
       AND ${isBeside}`,
    { ...given },
  );
  return row !== undefined;
}

/** What stood in a thread may be heard later than what was given after it. */
export function markAfter(db: Database, given: Given): void {
  db.run(
    `UPDATE ballots SET after_others = 1 WHERE question = @question AND at > @at
       AND person IN (SELECT other.id FROM people AS other JOIN people AS me ON me.id = @person
         WHERE ${isBeside})`,
    { ...given },
  );
}

/** When the person had the question before them, as far as that was before they answered. */
export function lastOpened(db: Database, given: Given): number | null {
  const row = db.get<{ at: number }>(
    "SELECT at FROM question_openings WHERE question = @question AND person = @person AND at <= @at",
    { ...given },
  );
  return row?.at ?? null;
}

/** Of whom it is not kept, nothing is written. */
export function keepOpened(
  db: Database,
  given: { questions: string; platform: string; workspace: string; platformId: string; at: number },
): void {
  db.run(
    `INSERT INTO question_openings (question, person, at)
     SELECT questions.id, people.id, @at
     FROM questions
       JOIN campaign_enrolments AS enrolled ON enrolled.campaign = questions.campaign
       JOIN people ON people.id = enrolled.person
     WHERE questions.id IN (SELECT value FROM json_each(@questions))
       AND people.platform = @platform AND people.workspace = @workspace
       AND people.platform_id = @platformId AND people.opted_out_at IS NULL
       AND enrolled.consent_version IS NOT NULL
     ON CONFLICT (question, person) DO UPDATE SET at = max(at, excluded.at)`,
    given,
  );
}
