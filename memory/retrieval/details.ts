/** What recalled rows say, who said it, when, and how far it can be trusted. */

import type { Fact } from "../../src/core/fact.js";
import type { RecallKind, Recollection } from "../../src/core/recall.js";
import { factTable } from "../rows/fact-rows.js";
import type { Database } from "../sqlite/database.js";
import { trustOf, tupleTrust, unknownTrust } from "./trust.js";

export type Details = Omit<Recollection, "kind" | "household" | "why"> & { readonly trust: number };

/** Details by row id; deleted rows are absent. */
export function readDetails(
  db: Database,
  kind: RecallKind,
  ids: readonly string[],
): readonly Details[] {
  switch (kind) {
    case "fact":
      return readFacts(db, "facts.id", ids).map((fact) => ({
        ...toRow(fact),
        trust: trustIn(fact),
      }));
    case "question":
      return readRows(db, questions, ids).map((row) => withTrust(db, "facts.question", row));
    case "answer":
      return readRows(db, answers, ids).map((row) => withTrust(db, "facts.ballot", row));
    case "tuple":
      return readRows(db, tuples, ids).map((row) => ({ ...row, trust: tupleTrust }));
  }
}

const isWanted = "IN (SELECT value FROM json_each(@ids))";
const questions = `SELECT id, episode, text, NULL AS "by", asked_at AS at FROM questions
  WHERE id ${isWanted}`;
const answers = `SELECT ballots.id, questions.episode, texts.text, people.name AS "by", ballots.at
  FROM ballots JOIN questions ON questions.id = ballots.question
  JOIN texts ON texts.number = ballots.text JOIN people ON people.id = ballots.person
  WHERE ballots.id ${isWanted}`;
const tuples = `SELECT id, episode, goal || ' -> ' || action AS text, NULL AS "by", created_at AS at
  FROM tuples WHERE id ${isWanted}`;

type Row = Omit<Details, "trust">;

function readRows(db: Database, select: string, ids: readonly string[]): readonly Row[] {
  return db.all<Row>(select, { ids: JSON.stringify(ids) });
}

/** A question or an answer is trusted as its best fact is. */
function withTrust(db: Database, column: "facts.question" | "facts.ballot", row: Row): Details {
  const trusts = readFacts(db, column, [row.id]).map(trustIn);
  return { ...row, trust: trusts.length > 0 ? Math.max(...trusts) : unknownTrust };
}

interface CountedFact extends Fact {
  /** Number of people who say the same, or said it before others repeated it. */
  readonly people: number;
}

function readFacts(
  db: Database,
  column: "facts.id" | "facts.question" | "facts.ballot",
  ids: readonly string[],
): readonly CountedFact[] {
  return db
    .all<Pick<CountedFact, "people">>(
      `SELECT ${factTable.columns}, (
       SELECT count(DISTINCT same.person) FROM facts AS same
       WHERE same.household = facts.household AND same.subject = facts.subject
         AND same.relation = facts.relation AND same.polarity = facts.polarity
         AND same.objects_json = facts.objects_json AND same.status IN ('valid', 'superseded')
     ) AS people
     FROM facts LEFT JOIN people ON people.id = facts.person WHERE ${column} ${isWanted}`,
      { ids: JSON.stringify(ids) },
    )
    .map((row) => factTable.read(row));
}

function trustIn({ source, certainty, status, dispute, people }: CountedFact): number {
  return trustOf({ source, certainty, people, stands: status === "valid" && dispute === null });
}

function toRow(fact: CountedFact): Row {
  const { id, episode, subject, relation, polarity, personName: by, validFrom: at } = fact;
  const link = relation === "at" && !polarity ? "not at" : relation;
  const objects = fact.objects.join(", ") || "nothing";
  return { id, episode, text: `${subject} ${link} ${objects}`, by, at };
}
