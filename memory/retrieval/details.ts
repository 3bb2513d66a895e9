/** What recalled rows say, who said it, when, and how far it can be trusted. */

import { asSaid, type Fact } from "../../src/core/fact.js";
import type { RecallKind, Recollection } from "../../src/core/recall.js";
import { factTable } from "../statements/rows/fact-rows.js";
import { all, type Work } from "../work.js";
import { trustOf, tupleTrust, unknownTrust } from "./trust.js";

export type Details = Omit<Recollection, "kind" | "household" | "why"> & { readonly trust: number };

/** Details by row id; deleted rows are absent. */
export function* readDetails(kind: RecallKind, ids: readonly string[]): Work<readonly Details[]> {
  switch (kind) {
    case "fact":
      return (yield* readFacts("facts.id", ids)).map((fact) => ({
        ...toRow(fact),
        trust: trustIn(fact),
      }));
    case "question":
      return yield* withTrust("question", yield* readRows(questions, ids));
    case "answer":
      return yield* withTrust("ballot", yield* readRows(answers, ids));
    case "tuple":
      return (yield* readRows(tuples, ids)).map((row) => ({ ...row, trust: tupleTrust }));
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

function* readRows(select: string, ids: readonly string[]): Work<readonly Row[]> {
  return yield* all<Row>(select, { ids: JSON.stringify(ids) });
}

/** A question or an answer is trusted as its best fact is. */
function* withTrust(of: "question" | "ballot", rows: readonly Row[]): Work<readonly Details[]> {
  const facts = yield* readFacts(
    `facts.${of}`,
    rows.map(({ id }) => id),
  );
  const best = new Map<string | null, number>();
  for (const fact of facts) best.set(fact[of], Math.max(best.get(fact[of]) ?? 0, trustIn(fact)));
  return rows.map((row) => ({ ...row, trust: best.get(row.id) ?? unknownTrust }));
}

interface CountedFact extends Fact {
  /** Number of people who say the same, or said it before others repeated it; 0 where the words alone are known. */
  readonly people: number;
}

function* readFacts(
  column: "facts.id" | "facts.question" | "facts.ballot",
  ids: readonly string[],
): Work<readonly CountedFact[]> {
  return (yield* all<Pick<CountedFact, "people">>(
    `SELECT ${factTable.columns}, (
       SELECT count(DISTINCT same.person) FROM facts AS same
       WHERE same.household = facts.household AND same.subject = facts.subject
         AND same.relation = facts.relation AND same.polarity = facts.polarity
         AND same.objects_json = facts.objects_json AND same.status IN ('valid', 'superseded')
         AND same.objects_json <> @asSaid
     ) AS people
     FROM facts LEFT JOIN people ON people.id = facts.person WHERE ${column} ${isWanted}`,
    { ids: JSON.stringify(ids), asSaid: JSON.stringify([asSaid]) },
  )).map((row) => factTable.read(row));
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
