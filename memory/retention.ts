import type { RetentionRun, RetentionStore } from "../src/core/retention.js";
import { webWorkspace } from "../src/core/session.js";
import { forgetPerson } from "./forgetting/forget.js";
import { personTable } from "./people.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

const runTable = new Table<RetentionRun>("retention_runs", {
  at: "plain",
  people: "plain",
  answers: "plain",
  facts: "plain",
  erased: "flag",
});

const isIdle = `seen_at < @before
  AND NOT EXISTS (SELECT 1 FROM campaign_enrolments
    WHERE person = people.id AND consent_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM web_sessions WHERE used_at >= @before
    AND person = platform_id AND platform = 'web' AND workspace = '${webWorkspace}')`;

/** People of whom something is kept that they said outside campaigns before then. */
const saidBefore = `SELECT person FROM ballots JOIN questions ON questions.id = ballots.question
    WHERE purpose = 'demo' AND ballots.at < @before
  UNION SELECT person FROM facts LEFT JOIN questions ON questions.id = facts.question
    WHERE facts.ballot IS NULL AND purpose IS NOT 'campaign' AND valid_from < @before
  UNION SELECT person FROM world_rules WHERE created_at < @before
  UNION SELECT person FROM turns JOIN episodes ON episodes.id = turns.episode
    WHERE purpose = 'demo' AND taken_at < @before`;

/** @param index holds vectors of people's words */
export function createRetentionStore(
  db: Database,
  index: { erase(): Promise<void> },
): RetentionStore {
  const idsOf = async (where: string, before: number): Promise<readonly string[]> => {
    const sql = `SELECT id FROM people WHERE ${where} ORDER BY number`;
    return (await db.allBeside<{ id: string }>(sql, { before })).map(({ id }) => id);
  };
  return {
    async due(before) {
      const isKnown = "seen_at IS NOT NULL";
      return {
        people: await idsOf(isIdle, before),
        words: await idsOf(`${isKnown} AND NOT (${isIdle}) AND id IN (${saidBefore})`, before),
      };
    },
    async forget(id, scope, at) {
      const person = personTable.get(db, "WHERE id = @id", { id });
      if (!person) return;
      // The power may fail before it is on the disk: then it is still due.
      db.writeSoon(() => {
        const { answers, facts } = forgetPerson(db, { person, scope, at });
        const people = scope === "person" ? 1 : 0;
        countRun(db, { at, people, answers, facts, erased: false });
      });
    },
    async erase() {
      if (!db.get("SELECT 1 FROM retention_runs WHERE erased = 0")) return;
      await db.eraseDeleted();
      await index.erase();
      db.write(() => db.run("UPDATE retention_runs SET erased = 1 WHERE erased = 0"));
    },
    async last() {
      return runTable.get(db, "ORDER BY at DESC");
    },
  };
}

function countRun(db: Database, run: RetentionRun): void {
  runTable.insert(db, run, {
    conflict: `ON CONFLICT (at) DO UPDATE SET people = people + excluded.people, answers = answers + excluded.answers,
      facts = facts + excluded.facts, erased = 0`,
  });
}
