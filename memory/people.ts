import type { Forgotten, KnownPerson, PersonStore } from "../src/core/person.js";
import { readWorth } from "./answers-worth.js";
import { forgetPerson } from "./forgetting/forget.js";
import { countTraces, findTraces } from "./forgetting/traces.js";
import { upsertPerson } from "./rows/people.js";
import type { Database } from "./sqlite/database.js";

interface PersonRow {
  readonly id: string;
  readonly platform: KnownPerson["platform"];
  readonly workspace: string;
  readonly platform_id: string;
  readonly name: string;
  readonly daily_cap: number | null;
  readonly consented_at: number | null;
  readonly opted_out_at: number | null;
}

const nothing: Forgotten = { answers: 0, facts: 0, tuples: 0, notes: 0 };

function hasAny({ answers, facts, tuples, notes, moves = 0 }: Forgotten): boolean {
  return answers + facts + tuples + notes + moves > 0;
}

type Wish = "daily_cap" | "consented_at" | "opted_out_at";

/** @param index has vectors of what rests on what people said */
export function createPersonStore(db: Database, index: { erase(): Promise<void> }): PersonStore {
  const get = (id: string): KnownPerson | null => {
    const row = db.get<PersonRow>("SELECT * FROM people WHERE id = @id", { id });
    return row ? toPerson(row) : null;
  };
  return {
    async keep(person) {
      const id = db.write(() => upsertPerson(db, person));
      return { ...person, id, ...wishesOf(get(id)) };
    },
    async find(platform, workspace, platformId) {
      const row = db.get<PersonRow>(
        `SELECT * FROM people WHERE platform = @platform AND workspace = @workspace
           AND platform_id = @platformId`,
        { platform, workspace, platformId },
      );
      return row ? toPerson(row) : null;
    },
    async get(id) {
      return get(id);
    },
    async list() {
      return db.all<PersonRow>("SELECT * FROM people ORDER BY number").map(toPerson);
    },
    async traces(id, scope) {
      const person = get(id);
      return person ? countTraces(findTraces(db, person, scope)) : nothing;
    },
    async forget(id, scope, at) {
      const person = get(id);
      if (!person) return nothing;
      const forgotten = db.write(() => forgetPerson(db, { person, scope, at }));
      if (scope !== "person" && !hasAny(forgotten)) return forgotten;
      db.eraseDeleted();
      await index.erase();
      return forgotten;
    },
    async hasOptedOut(platform, platformId) {
      const row = db.get(
        `SELECT 1 FROM people WHERE platform = @platform AND platform_id = @platformId
           AND opted_out_at IS NOT NULL`,
        { platform, platformId },
      );
      return row !== undefined;
    },
    async answerersIn(bot, channel) {
      return db
        .all<PersonRow>(
          `SELECT * FROM people WHERE id IN (
             SELECT ballots.person FROM ballots JOIN questions ON questions.id = ballots.question
             JOIN episodes ON episodes.id = questions.episode
             WHERE episodes.bot = @bot AND episodes.channel = @channel)
           ORDER BY number`,
          { bot, channel },
        )
        .map(toPerson);
    },
    async opened(id) {
      return db.all<{ question: string; at: number }>(
        "SELECT question, at FROM question_openings WHERE person = @id ORDER BY at, question",
        { id },
      );
    },
    async worthOf(id, campaign) {
      return readWorth(db, { person: id, campaign: campaign ?? null });
    },
    setDailyCap: async (id, cap) => setWish(db, { id, wish: "daily_cap", value: cap }),
    setOptedOut: async (id, at) => setWish(db, { id, wish: "opted_out_at", value: at }),
    setConsent: async (id, at) => setWish(db, { id, wish: "consented_at", value: at }),
    async questionsToday(id, since) {
      const row = db.get<{ count: number }>(
        `SELECT count(*) AS count FROM questions
         WHERE (assignee = @id AND asked_at >= @since)
           OR id IN (SELECT question FROM ballots WHERE person = @id AND at >= @since)`,
        { id, since },
      );
      return row?.count ?? 0;
    },
  };
}

function setWish(
  db: Database,
  { id, wish, value }: { id: string; wish: Wish; value: number | null },
): void {
  db.write(() => db.run(`UPDATE people SET ${wish} = @value WHERE id = @id`, { id, value }));
}

function wishesOf(
  person: KnownPerson | null,
): Pick<KnownPerson, "dailyCap" | "consentedAt" | "optedOutAt"> {
  const { dailyCap = null, consentedAt = null, optedOutAt = null } = person ?? {};
  return { dailyCap, consentedAt, optedOutAt };
}

function toPerson(row: PersonRow): KnownPerson {
  return {
    id: row.id,
    platform: row.platform,
    workspace: row.workspace,
    platformId: row.platform_id,
    name: row.name,
    dailyCap: row.daily_cap,
    consentedAt: row.consented_at,
    optedOutAt: row.opted_out_at,
  };
}
