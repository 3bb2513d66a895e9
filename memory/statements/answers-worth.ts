import type { AnswersWorth } from "../../src/core/answers-worth.js";
import { get, type Work } from "../work.js";

/** SQL: a person's fact from before the end of the episode that is not untrue, retracted or disputed. */
const isHelp = `facts.ballot IS NOT NULL AND facts.dispute IS NULL
  AND facts.status NOT IN ('contradicted', 'retracted')
  AND (episodes.ended_at IS NULL OR facts.valid_from <= episodes.ended_at)`;

interface Scope {
  readonly person: string;
  readonly campaign: string | null;
}

/** Reads all of the person's rows, so use `beside`. */
export function* readWorth(scope: Scope): Work<AnswersWorth> {
  return { ...(yield* readSaved(scope)), questionsSpared: yield* countSpared(scope) };
}

/** Helpers share an episode's savings equally. */
function* readSaved(scope: Scope): Work<Omit<AnswersWorth, "questionsSpared">> {
  const saved = yield* get<{ stepsSaved: number; tasksRescued: number }>(
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
       WHERE ${isHelp} GROUP BY mine.id, episodes.worth_json)
     SELECT
       coalesce(sum(CASE WHEN worth_json -> '$.successWithout' = 'true'
         THEN (CAST(worth_json ->> '$.stepsWithout' AS bigint) - CAST(worth_json ->> '$.stepsWith' AS bigint)) * 1.0 / helpers
         END), 0) AS stepsSaved,
       count(*) FILTER (WHERE worth_json -> '$.successWithout' = 'false') AS tasksRescued
     FROM shared`,
    { ...scope },
  );
  return saved ?? { stepsSaved: 0, tasksRescued: 0 };
}

/** Questions saved by reused answers that were not untrue. */
function* countSpared(scope: Scope): Work<number> {
  const row = yield* get<{ count: number }>(
    `SELECT count(DISTINCT reuses.episode || ' ' || seq) AS count
     FROM facts JOIN reuses ON reuses.fact = facts.id JOIN episodes ON episodes.id = reuses.episode
     WHERE facts.person = @person AND finding IS NOT 'untrue'
       AND (@campaign IS NULL OR episodes.campaign = @campaign)`,
    { ...scope },
  );
  return row?.count ?? 0;
}
