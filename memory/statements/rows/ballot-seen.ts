import { exists, get, run, type Work } from "../../work.js";

export interface TimedAnswer {
  readonly question: string;
  readonly person: string;
  readonly at: number;
}

/** SQL: `other` reads the same threads. */
const isBeside = `other.id <> me.id AND other.platform = me.platform
  AND other.workspace = me.workspace`;

/** Whether others' words were visible that should not have been. */
export function* hasOthersBefore(answer: TimedAnswer): Work<boolean> {
  return yield* exists(
    `SELECT 1 FROM ballots JOIN people AS other ON other.id = ballots.person
       JOIN people AS me ON me.id = @person
     WHERE question = @question AND saw_others = 1 AND message IS NOT NULL AND ballots.at < @at
       AND ${isBeside}`,
    { ...answer },
  );
}

/** Marks ballots given after words that only arrive now. */
export function* markAfter(answer: TimedAnswer): Work<void> {
  yield* run(
    `UPDATE ballots SET after_others = 1 WHERE question = @question AND at > @at
       AND person IN (SELECT other.id FROM people AS other JOIN people AS me ON me.id = @person
         WHERE ${isBeside})`,
    { ...answer },
  );
}

export function* lastOpened(answer: TimedAnswer): Work<number | null> {
  const row = yield* get<{ at: number }>(
    "SELECT at FROM question_openings WHERE question = @question AND person = @person AND at <= @at",
    { ...answer },
  );
  return row?.at ?? null;
}

/** Only in campaigns, with consent. */
export function* keepOpened(given: {
  questions: string;
  platform: string;
  workspace: string;
  platformId: string;
  at: number;
}): Work<void> {
  yield* run(
    `INSERT INTO question_openings (question, person, at)
     SELECT questions.id, people.id, @at
     FROM json_each(@questions) AS wanted CROSS JOIN questions ON questions.id = wanted.value
       JOIN campaign_enrolments AS enrolled ON enrolled.campaign = questions.campaign
       JOIN people ON people.id = enrolled.person
     WHERE people.platform = @platform AND people.workspace = @workspace
       AND people.platform_id = @platformId AND people.opted_out_at IS NULL
       AND enrolled.consent_version IS NOT NULL
     ON CONFLICT (question, person) DO UPDATE SET at = max(question_openings.at, excluded.at)`,
    given,
  );
}
