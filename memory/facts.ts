import { type FactLife, slotOf } from "../src/core/fact.js";
import type { FactMark } from "../src/core/fact-store.js";
import type { FactStore, NewRule } from "../src/core/stores.js";
import { factTable } from "./rows/fact-rows.js";
import { newestFactNumber, withdrawFact, writeFacts } from "./rows/fact-writes.js";
import { insertText } from "./rows/people.js";
import type { Database } from "./sqlite/database.js";

/**
 * SQL: valid when fact `@watermark` was the newest. It was not closed, or closed by a later fact, or closed
 * after `@at` with no new fact in between.
 */
const wasValid = `facts.number <= @watermark AND dispute IS NULL AND (
  closed_watermark IS NULL OR closed_watermark > @watermark
  OR (closed_watermark = @watermark AND invalid_at > @at))`;

/** A fact that was valid then was not closed. */
const asItWas = { status: "valid", supersededBy: null, invalidAt: null } as const;

export function createFactStore(db: Database): FactStore {
  return {
    async list({ household, valid = true, disputed = false }) {
      return factTable.all(
        db,
        `WHERE household = @household AND (NOT @valid OR status = 'valid')
           AND (@disputed OR NOT @valid OR dispute IS NULL) ORDER BY facts.number`,
        { household, valid: Number(valid), disputed: Number(disputed) },
      );
    },
    async byIds(ids) {
      return db
        .all<object>(
          `SELECT ${factTable.columns}
           FROM json_each(@ids) AS wanted JOIN facts ON facts.id = wanted.value
           LEFT JOIN people ON people.id = facts.person ORDER BY wanted.key`,
          { ids: JSON.stringify(ids) },
        )
        .map((row) => factTable.read(row));
    },
    async watermark(household) {
      return newestFactNumber(db, household);
    },
    async listAt(household, watermark, at) {
      return factTable
        .all(db, `WHERE household = @household AND ${wasValid} ORDER BY facts.number`, {
          household,
          watermark,
          at,
        })
        .map((fact) => ({ ...fact, ...asItWas }));
    },
    async marks(household) {
      return db.all<FactMark>(
        `SELECT id, number, closed_watermark AS closed FROM facts WHERE household = @household
         ORDER BY number`,
        { household },
      );
    },
    async history(household, subject) {
      return db
        .all<Pick<FactLife, "revives" | "words">>(selectLives, {
          household,
          subject: subject ?? null,
        })
        .map((row) => factTable.read(row));
    },
    async teach(rule, at) {
      db.write(() => writeRule(db, rule, at));
    },
    async withdraw(rule, at) {
      return db.write(() => withdrawFact(db, { id: rule, source: "rule", at }));
    },
  };
}

/** SQL: the column names an instance of `@subject`, as "mug 2" is a mug. */
const isInstanceNamed = (column: string): string =>
  `(substr(${column}, 1, length(@subject) + 1) = @subject || ' '
    AND substr(${column}, length(@subject) + 2) GLOB '[0-9]*')`;

/** A class also finds its instances and described things of it; a place also finds what is at it. */
const selectLives = `SELECT ${factTable.columns}, revives, texts.text AS words
  FROM facts LEFT JOIN people ON people.id = facts.person
  LEFT JOIN ballots ON ballots.id = facts.ballot
  LEFT JOIN texts ON texts.number = coalesce(facts.said, ballots.text)
  WHERE household = @household AND (@subject IS NULL
    OR subject = @subject OR ${isInstanceNamed("subject")}
    OR substr(subject, -length(@subject) - 1) = ' ' || @subject
    OR EXISTS (SELECT 1 FROM json_each(objects_json) AS object
      WHERE object.value = @subject OR ${isInstanceNamed("object.value")}))
  ORDER BY facts.number`;

/** Inside a transaction. */
function writeRule(
  db: Database,
  { id, household, fact, person, words }: NewRule,
  at: number,
): void {
  const own = db.all<{ id: string }>(
    `SELECT id FROM facts WHERE household = @household AND slot = @slot AND source = 'rule'
       AND person = @person AND status = 'valid'`,
    { household, person, slot: slotOf(fact) },
  );
  const none = { question: null, ballot: null, episode: null };
  const said = insertText(db, person, words);
  const write = { id, fact, person, said, ...none, supersedes: own.map((rule) => rule.id) };
  writeFacts(db, { household, facts: [write], invalidations: [], at });
}
