/** Writes, closes and revives facts. */
import { newId } from "../../../src/core/id.js";
import {
  claimKey,
  type Fact,
  isContradicted,
  isOneThing,
  type NewFact,
  slotOf,
} from "../../../src/core/memory/fact.js";
import { contradicts, latestSightings } from "../../../src/core/memory/notebook.js";
import type { DisputeWrite, FactInvalidation, FactWrite } from "../../../src/core/memory/stores.js";
import { column, exists, run, value, type Work } from "../../work.js";
import { isOutdated } from "./ballot-rows.js";
import { openDispute, settleDisputes } from "./disputes.js";
import { factTable } from "./fact-rows.js";

/** `said` is the number, in `texts`, of the words that taught a rule. */
type FactRowWrite = FactWrite & { readonly said?: number };

/** Inserts facts, closes superseded and invalidated ones, and updates disputes. */
export function* writeFacts(changes: {
  readonly household: string;
  readonly facts: readonly FactRowWrite[];
  readonly invalidations: readonly FactInvalidation[];
  readonly dispute?: DisputeWrite | null;
  readonly at: number;
}): Work<void> {
  const { household, at } = changes;
  for (const write of changes.facts) yield* insertFact(write, household, at);
  for (const write of changes.facts) {
    for (const id of write.supersedes)
      if (yield* isSameKind(id, write))
        yield* closeFact({ id, status: "superseded", by: write.id }, household, at);
  }
  for (const closing of changes.invalidations) yield* closeFact(closing, household, at);
  if (changes.dispute) yield* openDispute(household, changes.dispute);
  if (changes.facts.length > 0 || changes.invalidations.length > 0)
    yield* settleDisputes(household, at);
}

export function* newestFactNumber(household: string): Work<number> {
  const sql = "SELECT max(number) FROM facts WHERE household = @household";
  return (yield* value<number>(sql, { household })) ?? 0;
}

/** Retracts an answer's facts of any status. Revives those they replaced, unless contradicted. */
export function* retractFacts(ballot: string, household: string, at: number): Work<void> {
  const facts = yield* column<string>("SELECT id FROM facts WHERE ballot = @ballot", { ballot });
  yield* retractAll(facts, household, at);
}

/** Returns false if the rule was not valid. */
export function* withdrawRule(id: string, at: number): Work<boolean> {
  const isRule = "id = @id AND source = 'rule' AND status = 'valid'";
  const household = yield* value<string>(`SELECT household FROM facts WHERE ${isRule}`, { id });
  if (household === null) return false;
  yield* retractAll([id], household, at);
  return true;
}

function* retractAll(facts: readonly string[], household: string, at: number): Work<void> {
  const watermark = yield* newestFactNumber(household);
  for (const id of facts) yield* run(`${retract} WHERE id = @id`, { id, at, watermark });
  yield* reviveFacts(household, facts, at);
  yield* settleDisputes(household, at);
}

const retract = `UPDATE facts SET status = 'retracted', invalid_at = coalesce(invalid_at, @at),
  closed_watermark = coalesce(closed_watermark, @watermark)`;

/** A fact replaces only facts with its subject and relation. */
function* isSameKind(id: string, { subject, relation }: NewFact): Work<boolean> {
  return yield* exists(
    "SELECT 1 FROM facts WHERE id = @id AND subject = @subject AND relation = @relation",
    { id, subject, relation },
  );
}

function* insertFact(write: FactRowWrite, household: string, at: number): Work<void> {
  const { said = null } = write;
  const row = { ...write, household, slot: slotOf(write), validFrom: at, status: "valid" } as const;
  yield* factTable.insert(row, { also: { said } });
}

/** Closes facts; those closed before keep their reason. */
function* closeFact(
  { id, status, by = null, moved }: FactInvalidation,
  household: string,
  at: number,
): Work<void> {
  yield* run(
    `UPDATE facts SET status = @status, invalid_at = @at, superseded_by = @by,
       moved = @moved, closed_watermark = (SELECT max(number) FROM facts WHERE household = @household)
     WHERE id = @id AND household = @household AND status = 'valid'`,
    { id, status, by, household, at, moved: moved ? 1 : null },
  );
}

/**
 * Makes facts valid again that the retracted ones had closed: inserts new rows that refer to the closed ones. Skips
 * facts that an observation, another claim or the same person's later answer contradicts.
 * @param retracted ids of facts just retracted
 */
function* reviveFacts(household: string, retracted: readonly string[], at: number): Work<void> {
  const closed = yield* factTable.all(closedByFallen, {
    household,
    fallen: JSON.stringify(retracted),
  });
  for (const fact of closed) {
    const valid = yield* factTable.all(
      "WHERE household = @household AND status = 'valid' ORDER BY facts.number",
      { household },
    );
    const against = valid.filter((other) => contradicts(fact, other));
    if (isNotedOtherwise(fact, valid) || isSeenOtherwise(fact, valid)) continue;
    if (against.length > 0 && fact.dispute === null) continue;
    yield* insertAgain(fact.id, against.length > 0 ? fact.dispute : null, at);
    yield* dispute(against, fact.dispute);
  }
}

/** SQL: facts closed by retracted ones, also through chains. The plus makes SQLite use another index. */
const closedByFallen = `WHERE +household = @household AND status IN ('superseded', 'contradicted')
    AND facts.superseded_by IN (
      WITH RECURSIVE fallen (id) AS (
        SELECT id FROM facts WHERE id IN (SELECT value FROM json_each(@fallen))
        UNION SELECT facts.id FROM fallen CROSS JOIN facts ON facts.superseded_by = fallen.id
          WHERE +facts.status = 'retracted')
      SELECT id FROM fallen)
    AND NOT EXISTS (SELECT 1 FROM facts AS again WHERE again.revives = facts.id)
    AND NOT EXISTS (SELECT 1 FROM ballots AS said
      WHERE said.id = facts.ballot AND ${isOutdated("said")})
  ORDER BY facts.number DESC`;

/**
 * True if the fact need not be revived: its person says something else in the slot now, or, for a kind of thing,
 * somebody makes the same claim.
 */
function isNotedOtherwise(fact: Fact, valid: readonly Fact[]): boolean {
  return valid.some(
    (other) =>
      other.slot === fact.slot &&
      (other.person === fact.person ||
        (!isOneThing(fact.subject) && claimKey(other) === claimKey(fact))),
  );
}

function isSeenOtherwise(fact: Fact, valid: readonly Fact[]): boolean {
  const since = valid.filter(({ validFrom }) => validFrom >= fact.validFrom);
  return isContradicted(fact, latestSightings(since));
}

function* insertAgain(revives: string, dispute: string | null, at: number): Work<void> {
  yield* run(
    `INSERT INTO facts (id, household, subject, relation, objects_json, polarity, certainty, source, slot,
       person, question, ballot, episode, said, valid_from, status, dispute, revives)
     SELECT @id, household, subject, relation, objects_json, polarity, certainty, source, slot,
       person, question, ballot, episode, said, @at, 'valid', @dispute, id
     FROM facts WHERE id = @revives`,
    { id: newId("f"), at, dispute, revives },
  );
}

function* dispute(facts: readonly Fact[], question: string | null): Work<void> {
  yield* run(
    "UPDATE facts SET dispute = @question WHERE id IN (SELECT value FROM json_each(@facts))",
    { question, facts: JSON.stringify(facts.map(({ id }) => id)) },
  );
}
