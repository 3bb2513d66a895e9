/** What a person's answers were worth, from the episodes that were played. */
import type { AnswersWorth } from "../src/core/answers-worth.js";
import type { Database } from "./sqlite/database.js";

/**
 * SQL: a fact that a person said before its episode ended, and that was not found untrue, taken back or
 * disputed.
 */
const isHelp = `facts.ballot IS NOT NULL AND facts.dispute IS NULL
  AND facts.status NOT IN ('contradicted', 'retracted')
  AND (episodes.ended_at IS NULL OR facts.valid_from <= episodes.ended_at)`;

/** Row ids. With a campaign, only its episodes count. */
interface Scope {
  readonly person: string;
  readonly campaign: string | null;
}

/** They read all that the person ever said: beside the event loop. */
export async function readWorth(db: Database, scope: Scope): Promise<AnswersWorth> {
  return { ...(await readSaved(db, scope)), questionsSpared: await countSpared(db, scope) };
}

/** The people who helped in an episode share its worth equally. */
async function readSaved(
  db: Database,
  scope: Scope,
): Promise<Omit<AnswersWorth, "questionsSpared">> {
  const [saved] = await db.allBeside<{ stepsSaved: number; tasksRescued: number }>(
    `WITH mine AS (
       SELECT DISTINCT episodes.id, episodes.household
       FROM facts JOIN episodes ON episodes.id = facts.episode
       WHERE facts.person = @person AND ${isHelp} AND worth_json IS NOT NULL
         AND end_json ->> '$.kind' = 'terminated'
         AND (@campaign IS NULL OR episodes.campaign = @campaign)),
     shared AS (
       SELECT mine.id, episodes.worth_json, count(DISTINCT facts.person) AS helpers
       FROM mine JOIN episodes ON episodes.id = mine.id
         JOIN facts ON facts.episode = mine.id
       WHERE ${isHelp} GROUP BY mine.id)
     SELECT
       coalesce(sum(CASE WHEN worth_json ->> '$.successWithout'
         THEN ((worth_json ->> '$.stepsWithout') - (worth_json ->> '$.stepsWith')) * 1.0 / helpers
         END), 0) AS stepsSaved,
       coalesce(sum(NOT (worth_json ->> '$.successWithout')), 0) AS tasksRescued
     FROM shared`,
    { ...scope },
  );
  return saved ?? { stepsSaved: 0, tasksRescued: 0 };
}

/** Questions that were not asked because of their answers, unless these were found untrue. */
async function countSpared(db: Database, scope: Scope): Promise<number> {
  const [row] = await db.allBeside<{ count: number }>(
    `SELECT count(DISTINCT reuses.episode || ' ' || seq) AS count
     FROM facts JOIN reuses ON reuses.fact = facts.id JOIN episodes ON episodes.id = reuses.episode
     WHERE facts.person = @person AND finding IS NOT 'untrue'
       AND (@campaign IS NULL OR episodes.campaign = @campaign)`,
    { ...scope },
  );
  return row?.count ?? 0;
}
