/** Stores people, their consent and wishes, and sums up what their answers achieved. */
import type { Clock } from "../../../src/core/clock.js";
import type { AnswersWorth } from "../../../src/core/episode/episode.js";
import type {
  ForgetScope,
  Forgotten,
  KnownPerson,
  Person,
  Said,
} from "../../../src/core/people/person.js";
import type { Platform } from "../../../src/core/platform.js";
import { remarksPrefix } from "../../../src/core/question/question.js";
import { forgetPerson } from "../../forgetting/forget.js";
import { countTraces, findCounted } from "../../forgetting/traces.js";
import { all, type Database, exists, get, value, type Work } from "../../work.js";
import { upsertPerson } from "../rows/people.js";
import { tableOf } from "../table.js";

/** SQL: a person's fact from before the episode's end, not contradicted, retracted or disputed. */
const isHelp = `facts.ballot IS NOT NULL AND facts.dispute IS NULL
  AND facts.status NOT IN ('contradicted', 'retracted')
  AND (episodes.ended_at IS NULL OR facts.valid_from <= episodes.ended_at)`;

/** Reads what a person's answers saved. Slow, as it reads all their rows: use `readInBackground`. */
function* readWorth(person: string, campaign: string | null): Work<AnswersWorth> {
  const saved = yield* readSaved(person, campaign);
  return { ...saved, questionsSpared: yield* countSpared(person, campaign) };
}

/** Sums the steps saved in episodes. Everybody whose answers helped in one gets an equal share. */
function* readSaved(
  person: string,
  campaign: string | null,
): Work<Omit<AnswersWorth, "questionsSpared">> {
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
    { person, campaign },
  );
  return saved ?? { stepsSaved: 0, tasksRescued: 0 };
}

/** Counts questions saved by reused answers that were not contradicted. */
function* countSpared(person: string, campaign: string | null): Work<number> {
  const counted = yield* value<number>(
    `SELECT count(DISTINCT reuses.episode || ' ' || seq)
     FROM facts JOIN reuses ON reuses.fact = facts.id JOIN episodes ON episodes.id = reuses.episode
     WHERE facts.person = @person AND finding IS NOT 'untrue'
       AND (@campaign IS NULL OR episodes.campaign = @campaign)`,
    { person, campaign },
  );
  return counted ?? 0;
}

export const personTable = tableOf<KnownPerson>()(
  "people",
  "id platform workspace platformId name dailyCap consentedAt optedOutAt seenAt",
);

const nothing: Forgotten = { answers: 0, facts: 0, tuples: 0, notes: 0 };

function hasAny({ answers, facts, tuples, notes, moves = 0 }: Forgotten): boolean {
  return answers + facts + tuples + notes + moves > 0;
}

const selectSaid = `SELECT household, bot, channel FROM (
    SELECT questions.household, episodes.bot, episodes.channel, max(ballots.number) AS last
    FROM ballots JOIN questions ON questions.id = ballots.question
      JOIN episodes ON episodes.id = questions.episode
    WHERE ballots.person = @id GROUP BY 1, 2, 3
    UNION ALL
    SELECT household, NULL, NULL, 0 FROM facts WHERE person = @id AND source = 'rule'
    GROUP BY household
    UNION ALL
    SELECT household, NULL, NULL, 0 FROM world_rules
    WHERE person = @id AND household IS NOT NULL GROUP BY household) AS spoken
  ORDER BY last`;

type Wishes = Pick<KnownPerson, "dailyCap" | "consentedAt" | "optedOutAt">;

/** @param likeness has vectors of people's words */
export function createPersonStore(
  db: Database,
  likeness: { erase(): Promise<void> },
  clock: Clock,
) {
  const find = (id: string) => db.read(personTable.get("WHERE id = @id", { id }));
  const setWish = async (id: string, wish: Partial<Wishes>): Promise<void> => {
    await db.write(() => personTable.update(wish, "id = @id", { id }));
  };
  return {
    async keep(person: Omit<Person, "id">) {
      const id = await db.write(() => upsertPerson(person, clock.now()));
      return (await find(id)) as KnownPerson;
    },
    find: (platform: Platform, workspace: string, platformId: string) =>
      db.read(
        personTable.get(
          "WHERE platform = @platform AND workspace = @workspace AND platform_id = @platformId",
          { platform, workspace, platformId },
        ),
      ),
    named: (platform: Platform, platformId: string) =>
      db.read(
        personTable.get(
          "WHERE platform = @platform AND platform_id = @platformId ORDER BY number DESC LIMIT 1",
          { platform, platformId },
        ),
      ),
    get: async (id: string) => find(id),
    list: () => db.read(personTable.all("ORDER BY number")),
    async traces(id: string, scope: ForgetScope) {
      const person = await find(id);
      return person ? countTraces(await db.readInBackground(findCounted(person, scope))) : nothing;
    },
    /**
     * Deletes words and everything derived from them in one transaction, also from the file's bytes. Redelivered
     * events stay known. Keeps the platform id of a person who opted out.
     */
    async forget(id: string, scope: ForgetScope, at: number) {
      const person = await find(id);
      if (!person) return nothing;
      const forgotten = await db.write(() => forgetPerson(person, scope, at));
      if (scope !== "person" && !hasAny(forgotten)) return forgotten;
      await db.eraseDeleted();
      await likeness.erase();
      return forgotten;
    },
    hasOptedOut: (platform: string, platformId: string) =>
      db.read(
        exists(
          `SELECT 1 FROM people WHERE platform = @platform AND platform_id = @platformId
           AND opted_out_at IS NOT NULL`,
          { platform, platformId },
        ),
      ),
    answerersIn: (bot: string, channel: string) =>
      db.read(
        personTable.all(
          // Stops at the first match, from the newest answer back: people usually answer in one channel.
          `WHERE (SELECT 1 FROM ballots JOIN questions ON questions.id = ballots.question
           JOIN episodes ON episodes.id = questions.episode
           WHERE ballots.person = people.id AND episodes.bot = @bot AND episodes.channel = @channel
           ORDER BY ballots.at DESC LIMIT 1) = 1
         ORDER BY number`,
          { bot, channel },
        ),
      ),
    /** Homes that the person talked about, the latest last. Those of taught rules have no channel. */
    saidIn: (id: string) => db.readInBackground(all<Said>(selectSaid, { id })),
    /** Campaign questions that the person opened, with the last time. */
    opened: (id: string) =>
      db.read(
        all<{ question: string; at: number }>(
          "SELECT question, at FROM question_openings WHERE person = @id ORDER BY at, question",
          { id },
        ),
      ),
    worthOf: (id: string, campaign: string | null = null) =>
      db.readInBackground(readWorth(id, campaign)),
    /** @param cap 0 for none, null for the configured number */
    setDailyCap: async (id: string, cap: number | null) => setWish(id, { dailyCap: cap }),
    /** @param at time in milliseconds since 1970; null opts the person in again */
    setOptedOut: async (id: string, at: number | null) => setWish(id, { optedOutAt: at }),
    /** @param at null for a withdrawal */
    setConsent: async (id: string, at: number | null) => setWish(id, { consentedAt: at }),
    /** @param since start of their day, in milliseconds since 1970 */
    async questionsToday(id: string, since: number) {
      const counted = await db.read(
        value<number>(
          `SELECT count(*) FROM questions
         WHERE (assignee = @id AND asked_at >= @since)
           OR id IN (SELECT question FROM ballots WHERE person = @id AND at >= @since
             AND question NOT LIKE '${remarksPrefix}%')
           OR id IN (SELECT question FROM people CROSS JOIN audiences ON audiences.bot = people.platform
             CROSS JOIN asked ON asked.audience = audiences.name AND asked.asked_at >= @since
             WHERE people.id = @id AND platform_id IN (SELECT value FROM json_each(answerers_json)))`,
          { id, since },
        ),
      );
      return counted ?? 0;
    },
  };
}
