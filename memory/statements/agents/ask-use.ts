/**
 * Counts how much each agent asked. `asked` has a row for each question that an agent posed, `asks` for each request
 * (ticket); several tickets can share a question.
 */
import type { Ask } from "../../../src/core/question/asking.js";
import { all, column, type Database, get, run, value, type Work } from "../../work.js";
import type { Table } from "../table.js";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const savedMs = 30 * dayMs;

/** SQL: open tickets, without cancelled (detached) ones. */
export const selectOpen = `SELECT ticket FROM questions CROSS JOIN asks ON asks.question = questions.id
  WHERE state = 'open' AND asks.agent = @agent AND detached_at IS NULL`;

/** Counts the agent's open questions. */
export function* countOpen(agent: string): Work<number> {
  const counted = yield* value<number>(
    `SELECT count(*) FROM questions JOIN asked ON asked.question = questions.id
     WHERE state = 'open' AND asked.agent = @agent`,
    { agent },
  );
  return counted ?? 0;
}

export function createAskUse(db: Database, askTable: Table<Ask>) {
  return {
    /** Questions by time; the last 30 days' requests by how they were met. */
    async used(agent: string, now: number) {
      const posed = await db.read(
        get<{ hour: number; day: number; high: number }>(
          `SELECT count(CASE WHEN asked_at > @hour THEN 1 END) AS hour, count(*) AS day,
             count(CASE WHEN urgency = 'high' THEN 1 END) AS high
           FROM asked WHERE agent = @agent AND asked_at > @day`,
          { agent, hour: now - hourMs, day: now - dayMs },
        ),
      );
      const dealt = await db.read(
        all<{ handling: Ask["handling"]; tickets: number }>(
          `SELECT handling, count(*) AS tickets FROM asks
           WHERE agent = @agent AND asked_at > @since GROUP BY handling`,
          { agent, since: now - savedMs },
        ),
      );
      const many = (handling: Ask["handling"]) =>
        dealt.find((one) => one.handling === handling)?.tickets ?? 0;
      return {
        open: await db.read(countOpen(agent)),
        hour: posed?.hour ?? 0,
        day: posed?.day ?? 0,
        high: posed?.high ?? 0,
        posted: many("posted"),
        joined: many("joined"),
        reused: many("reused"),
      };
    },
    usedIn: async (audience: string, now: number) =>
      (await db.read(
        value<number>(
          "SELECT count(*) FROM asked WHERE audience = @audience AND asked_at > @since",
          { audience, since: now - dayMs },
        ),
      )) ?? 0,
    open: (agent: string) => db.read(column<string>(selectOpen, { agent })),
    latest: (agent: string, { since, most }: { since: number; most: number }) =>
      db.read(
        askTable.all(
          "WHERE agent = @agent AND asked_at > @since ORDER BY asked_at DESC, ticket LIMIT @most",
          { agent, since, most },
        ),
      ),
    inEpisodeOf: (episode: string) =>
      db.read(
        askTable.all("WHERE question IN (SELECT id FROM questions WHERE episode = @episode)", {
          episode,
        }),
      ),
    /** The version of the ticket that the agent's webhook last acknowledged. */
    toldTo: (ticket: string) =>
      db.read(value<number>("SELECT version FROM asks_told WHERE ticket = @ticket", { ticket })),
    async tell(ticket: string, version: number) {
      await db.write(() =>
        run(
          `INSERT INTO asks_told (ticket, version) VALUES (@ticket, @version)
           ON CONFLICT (ticket) DO UPDATE SET version = @version`,
          { ticket, version },
        ),
      );
    },
  };
}
