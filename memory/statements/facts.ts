/** Reads facts (what the agent knows of a home), also as they were at an earlier time. */
import { type FactLife, slotOf } from "../../src/core/memory/fact.js";
import type { NewRule } from "../../src/core/memory/stores.js";
import { all, column, type Database, type Params, type Work } from "../work.js";
import { factTable } from "./rows/fact-rows.js";
import { newestFactNumber, withdrawRule, writeFacts } from "./rows/fact-writes.js";
import { insertText } from "./rows/people.js";

const isValid = "AND status = 'valid'";

/** SQL: the fact was valid at `@at`, when `@watermark` was the newest fact's number: it was closed later, or never. */
const wasValid = `facts.number <= @watermark AND dispute IS NULL AND (
  closed_watermark IS NULL OR closed_watermark > @watermark
  OR (closed_watermark = @watermark AND invalid_at > @at))`;

/** SQL: the fact may have been valid then: it still is, or was closed since. Uses an index. */
const isPerhaps = `facts.number IN (
  SELECT number FROM facts WHERE household = @household AND status = 'valid'
  UNION ALL SELECT number FROM facts
    WHERE household = @household AND closed_watermark >= @watermark)`;

const asItWas = { status: "valid", supersededBy: null, invalidAt: null } as const;

export function createFactStore(db: Database) {
  const list = (where: string, params: Params) => db.read(factTable.all(where, params));
  return {
    /** Lists valid facts, also disputed ones if `disputed`; all facts if `valid` is false. */
    list({
      household,
      valid = true,
      disputed = false,
    }: {
      household: string;
      valid?: boolean;
      disputed?: boolean;
    }) {
      const which = valid ? (disputed ? isValid : `${isValid} AND dispute IS NULL`) : "";
      return list(`WHERE household = @household ${which} ORDER BY facts.number`, { household });
    },
    /** Facts from people's answers to a question, of any status, oldest first. */
    toldTo: (question: string) =>
      list("WHERE question = @question AND ballot IS NOT NULL ORDER BY +facts.number", {
        question,
      }),
    /** Facts from people's answers in an episode, of any status, oldest first. */
    toldIn: (episode: string) =>
      list("WHERE episode = @episode AND ballot IS NOT NULL ORDER BY +facts.number", { episode }),
    /** Facts of an episode, of any source and status, oldest first. */
    notedIn: (episode: string) =>
      list("WHERE episode = @episode ORDER BY +facts.number", { episode }),
    /** The newest facts from people's answers, of any status, oldest first. */
    async lastTold(household: string, limit: number) {
      const where = "WHERE household = @household AND source = 'answer'";
      const newest = `${where} ORDER BY facts.number DESC LIMIT @limit`;
      return (await list(newest, { household, limit })).toReversed();
    },
    /** The newest facts of any source and status, the oldest first. */
    async newest(household: string, limit: number, except = "") {
      const where = "WHERE household = @household AND coalesce(facts.episode, '-') <> @except";
      const newest = `${where} ORDER BY facts.number DESC LIMIT @limit`;
      return (await list(newest, { household, limit, except })).toReversed();
    },
    byIds: (ids: readonly string[]) => {
      const sql = `SELECT ${factTable.columns}
        FROM json_each(@ids) AS wanted JOIN facts ON facts.id = wanted.value
        LEFT JOIN people ON people.id = facts.person ORDER BY wanted.key`;
      return db.read(factTable.select(sql, { ids: JSON.stringify(ids) }));
    },
    watermark: (household: string) => db.read(newestFactNumber(household)),
    /** Facts that were valid at time `at`, when `watermark` was the newest number of a fact. */
    async listAt(household: string, watermark: number, at: number) {
      const where = `WHERE ${isPerhaps} AND ${wasValid} ORDER BY +facts.number`;
      const facts = await list(where, { household, watermark, at });
      return facts.map((fact) => ({ ...fact, ...asItWas }));
    },
    marks: (household: string) =>
      db.read(
        all<{ id: string; number: number; closed: number | null }>(
          `SELECT id, number, closed_watermark AS closed FROM facts WHERE household = @household
         ORDER BY number`,
          { household },
        ),
      ),
    /** @param subject only facts that name it: "mug", "Ana's mug", "fridge 1" */
    history: (household: string, subject: string | null = null) =>
      db.read(factTable.select<LifeRow>(selectLives, { household, subject })),
    saidBy(person: string) {
      const sql = `${fromLives} WHERE facts.person = @person ORDER BY +facts.number`;
      return db.readInBackground(factTable.select<LifeRow>(sql, { person }));
    },
    /** Steps decided because of these facts, oldest first. */
    uses: (household: string, ids: readonly string[]) =>
      db.readInBackground(
        all<{
          fact: string;
          task: string;
          round: number;
          seq: number;
          at: number;
          handling: string | null;
        }>(selectUses, { household, ids: JSON.stringify(ids) }),
      ),
    /** Stores a rule; replaces the person's earlier one about the same thing. */
    teach: (rule: NewRule, at: number) => db.write(() => writeRule(rule, at)),
    withdraw: (rule: string, at: number) => db.write(() => withdrawRule(rule, at)),
  };
}

type LifeRow = Pick<FactLife, "revives" | "words">;

const selectUses = `SELECT because.value AS fact, task_json ->> '$.sentence' AS task, round, seq, at,
    step_json ->> '$.handling' AS handling
  FROM episodes JOIN steps ON steps.episode = episodes.id CROSS JOIN json_each(because_json) AS because
  WHERE household = @household AND because_json <> '[]'
    AND because.value IN (SELECT value FROM json_each(@ids))
  GROUP BY because.value, episodes.number, steps.episode, seq ORDER BY episodes.number, seq`;

/** SQL: the column names a single thing of the kind `@subject`: "mug 2" is a mug. */
const isInstanceNamed = (column: string): string =>
  `(substr(${column}, 1, length(@subject) + 1) = @subject || ' '
    AND substr(${column}, length(@subject) + 2, 1) BETWEEN '0' AND '9')`;

const fromLives = `SELECT ${factTable.columns}, revives, texts.text AS words
  FROM facts LEFT JOIN people ON people.id = facts.person
  LEFT JOIN ballots ON ballots.id = facts.ballot
  LEFT JOIN texts ON texts.number = coalesce(facts.said, ballots.text)`;

/** SQL: facts about the subject. A kind also finds single things ("mug 2"); a place also finds its contents. */
const selectLives = `${fromLives}
  WHERE household = @household AND (@subject IS NULL
    OR subject = @subject OR ${isInstanceNamed("subject")}
    OR substr(subject, length(subject) - length(@subject)) = ' ' || @subject
    OR EXISTS (SELECT 1 FROM json_each(objects_json) AS object
      WHERE object.value = @subject OR ${isInstanceNamed("object.value")}))
  ORDER BY facts.number`;

function* writeRule({ id, household, fact, person, words }: NewRule, at: number): Work<void> {
  const supersedes = yield* column<string>(
    `SELECT id FROM facts WHERE household = @household AND slot = @slot AND source = 'rule'
       AND person = @person AND status = 'valid'`,
    { household, person, slot: slotOf(fact) },
  );
  const none = { question: null, ballot: null, episode: null };
  const said = yield* insertText(person, words);
  const write = { ...fact, id, person, said, ...none, supersedes };
  yield* writeFacts({ household, facts: [write], invalidations: [], at });
}
