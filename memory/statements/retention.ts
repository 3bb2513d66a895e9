/** Finds and forgets people and words that are older than the operator wants to keep. */
import type { RetentionRun } from "../../src/core/memory/storage.js";
import { webWorkspace } from "../../src/core/people/session.js";
import { forgetPerson } from "../forgetting/forget.js";
import { column, type Database, exists, run } from "../work.js";
import { personTable } from "./people/people.js";
import { tableOf } from "./table.js";

const runTable = tableOf<RetentionRun>()("retention_runs", "at people answers facts erased:flag");

const isIdle = `seen_at < @before
  AND NOT EXISTS (SELECT 1 FROM campaign_enrolments
    WHERE person = people.id AND consent_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM web_sessions WHERE used_at >= @before
    AND person = platform_id AND platform = 'web' AND workspace = '${webWorkspace}')`;

const saidBefore = `SELECT person FROM ballots JOIN questions ON questions.id = ballots.question
    WHERE purpose = 'demo' AND ballots.at < @before
  UNION SELECT person FROM facts LEFT JOIN questions ON questions.id = facts.question
    WHERE facts.ballot IS NULL AND purpose IS NOT 'campaign' AND valid_from < @before
  UNION SELECT person FROM world_rules WHERE created_at < @before
  UNION SELECT person FROM turns JOIN episodes ON episodes.id = turns.episode
    WHERE purpose = 'demo' AND taken_at < @before`;

export function createRetentionStore(db: Database, index: { erase(): Promise<void> }) {
  const idsOf = (where: string, before: number) =>
    db.readInBackground(
      column<string>(`SELECT id FROM people WHERE ${where} ORDER BY number`, { before }),
    );
  return {
    async due(before: number) {
      const isKnown = "seen_at IS NOT NULL";
      return {
        people: await idsOf(isIdle, before),
        words: await idsOf(`${isKnown} AND NOT (${isIdle}) AND id IN (${saidBefore})`, before),
      };
    },
    /** The file may keep the bytes until {@link erase}. @param at the run's start, by which deletions are counted */
    async forget(id: string, scope: "person" | { readonly demoBefore: number }, at: number) {
      const person = await db.read(personTable.get("WHERE id = @id", { id }));
      if (!person) return;
      // If a power failure loses this, the person is due again.
      await db.writeSoon(function* () {
        const { answers, facts } = yield* forgetPerson(person, scope, at);
        const people = scope === "person" ? 1 : 0;
        yield* runTable.insert({ at, people, answers, facts, erased: false }, addToRun);
      });
    },
    /** Overwrites the bytes of deleted rows. Idempotent. */
    async erase() {
      if (!(await db.read(exists("SELECT 1 FROM retention_runs WHERE erased = 0")))) return;
      await db.eraseDeleted();
      await index.erase();
      await db.write(() => run("UPDATE retention_runs SET erased = 1 WHERE erased = 0"));
    },
    last: () => db.read(runTable.get("ORDER BY at DESC")),
  };
}

const addToRun = {
  conflict: `ON CONFLICT (at) DO UPDATE SET people = retention_runs.people + excluded.people,
    answers = retention_runs.answers + excluded.answers, facts = retention_runs.facts + excluded.facts, erased = 0`,
};
