import type { Fact, NewFact } from "../../src/core/fact.js";

export interface FactRow {
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

/** Facts with the name of who said them. */
export const selectFacts = `SELECT facts.*, people.name AS person_name
  FROM facts LEFT JOIN people ON people.id = facts.person`;

export function toFact(row: FactRow): Fact {
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
