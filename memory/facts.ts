import type { Fact, NewFact } from "../src/core/fact.js";
import type { FactStore } from "../src/core/stores.js";
import { newestFactNumber } from "./rows/fact-writes.js";
import type { Database } from "./sqlite/database.js";

interface FactRow {
  readonly id: string;
  readonly household: string;
  readonly subject: string;
  readonly relation: NewFact["relation"];
  readonly objects_json: string;
  readonly polarity: number;
  readonly certainty: NewFact["certainty"];
  readonly source: NewFact["source"];
  readonly slot: string;
  readonly person: string | null;
  readonly person_name: string | null;
  readonly question: string | null;
  readonly ballot: string | null;
  readonly episode: string | null;
  readonly valid_from: number;
  readonly status: Fact["status"];
  readonly superseded_by: string | null;
  readonly invalid_at: number | null;
  readonly dispute: string | null;
}

const select = `SELECT facts.*, people.name AS person_name
  FROM facts LEFT JOIN people ON people.id = facts.person`;

/**
 * Valid when fact `@watermark` was the newest: not closed yet, or closed by a later fact, or closed
 * later than `@at` without a new fact having come in between.
 */
const wasValid = `facts.number <= @watermark AND dispute IS NULL AND (
  closed_watermark IS NULL OR closed_watermark > @watermark
  OR (closed_watermark = @watermark AND invalid_at > @at))`;

export function createFactStore(db: Database): FactStore {
  return {
    async list({ household, valid = true, disputed = false }) {
      return db
        .all<FactRow>(
          `${select} WHERE household = @household AND (NOT @valid OR status = 'valid')
             AND (@disputed OR NOT @valid OR dispute IS NULL) ORDER BY facts.number`,
          { household, valid: Number(valid), disputed: Number(disputed) },
        )
        .map(toFact);
    },
    async byIds(ids) {
      return db
        .all<FactRow>(
          `SELECT facts.*, people.name AS person_name
           FROM json_each(@ids) AS wanted JOIN facts ON facts.id = wanted.value
           LEFT JOIN people ON people.id = facts.person ORDER BY wanted.key`,
          { ids: JSON.stringify(ids) },
        )
        .map(toFact);
    },
    async watermark(household) {
      return newestFactNumber(db, household);
    },
    async listAt(household, watermark, at) {
      return db
        .all<FactRow>(
          `${select} WHERE household = @household AND ${wasValid} ORDER BY facts.number`,
          { household, watermark, at },
        )
        .map(toFact);
    },
  };
}

function toFact(row: FactRow): Fact {
  return {
    id: row.id,
    household: row.household,
    subject: row.subject,
    relation: row.relation,
    objects: JSON.parse(row.objects_json) as string[],
    polarity: row.polarity === 1,
    certainty: row.certainty,
    source: row.source,
    slot: row.slot,
    person: row.person,
    personName: row.person_name,
    question: row.question,
    ballot: row.ballot,
    episode: row.episode,
    validFrom: row.valid_from,
    invalidAt: row.invalid_at,
    status: row.status,
    supersededBy: row.superseded_by,
    dispute: row.dispute,
  };
}
