import { newId } from "../../../src/core/id.js";
import {
  claimKey,
  type Fact,
  type FactSource,
  type FactStatus,
  isContradicted,
  isOneThing,
  type NewFact,
  slotOf,
} from "../../../src/core/memory/fact.js";
import { contradicts, latestSightings } from "../../../src/core/memory/notebook.js";
import type { DisputeWrite, FactInvalidation, FactWrite } from "../../../src/core/memory/stores.js";
import { all, exists, get, run, type Work } from "../../work.js";
import { isOutdated } from "./ballot-rows.js";
import { openDispute, settleDisputes } from "./disputes.js";
import { factTable } from "./fact-rows.js";

/** `said` is the number in `texts` of the words that taught a rule. */
type FactRowWrite = FactWrite & { readonly said?: number };

export interface FactChanges {
  readonly household: string;
  readonly facts: readonly FactRowWrite[];
  readonly invalidations: readonly FactInvalidation[];
  readonly dispute?: DisputeWrite | null;
  readonly at: number;
}

/** Inserts facts, closes superseded and invalidated ones, and updates disputes. */
export function* writeFacts(changes: FactChanges): Work<void> {
  const { household, at } = changes;
  for (const write of changes.facts) yield* insertFact(write, household, at);
  for (const write of changes.facts) {
    for (const id of write.supersedes) {
      if (yield* isSameKind(id, write.fact)) {
        yield* closeFact({ id, household, status: "superseded", supersededBy: write.id, at });
      }
    }
  }
  for (const { id, status, by = null, moved } of changes.invalidations) {
    yield* closeFact({ id, household, status, supersededBy: by, moved, at });
  }
  if (changes.dispute) yield* openDispute({ household, dispute: changes.dispute });
  if (changes.facts.length > 0 || changes.invalidations.length > 0)
    yield* settleDisputes(household, at);
}

export function* newestFactNumber(household: string): Work<number> {
  const row = yield* get<{ newest: number }>(
    "SELECT coalesce(max(number), 0) AS newest FROM facts WHERE household = @household",
    { household },
  );
  return row?.newest ?? 0;
}

/** Retracts a ballot's facts of any status, and revives those they replaced unless contradicted. */
export function* retractFacts(ballot: string, household: string, at: number): Work<void> {
  const facts = yield* all<{ id: string }>("SELECT id FROM facts WHERE ballot = @ballot", {
    ballot,
  });
  yield* run(`${retract} WHERE ballot = @ballot`, {
    ballot,
    at,
    watermark: yield* newestFactNumber(household),
  });
  const fallen = facts.map(({ id }) => id);
  yield* reviveFacts({ household, fallen, at });
  yield* settleDisputes(household, at);
}

export function* withdrawFact(given: {
  id: string;
  source: FactSource;
  at: number;
}): Work<boolean> {
  const { id, source, at } = given;
  const fact = yield* get<{ household: string }>(
    "SELECT household FROM facts WHERE id = @id AND source = @source AND status = 'valid'",
    { id, source },
  );
  if (!fact) return false;
  const { household } = fact;
  yield* run(`${retract} WHERE id = @id`, {
    id,
    at,
    watermark: yield* newestFactNumber(household),
  });
  yield* reviveFacts({ household, fallen: [id], at });
  yield* settleDisputes(household, at);
  return true;
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
  const { id, fact, person, question, ballot, episode, said = null } = write;
  yield* factTable.insert(
    {
      ...fact,
      id,
      household,
      slot: slotOf(fact),
      person,
      question,
      ballot,
      episode,
      validFrom: at,
      status: "valid",
    },
    { also: { said } },
  );
}

/** Closes facts; those closed before keep their reason. */
function* closeFact(closing: {
  id: string;
  household: string;
  status: Exclude<FactStatus, "valid">;
  supersededBy: string | null;
  moved?: true | undefined;
  at: number;
}): Work<void> {
  yield* run(
    `UPDATE facts SET status = @status, invalid_at = @at, superseded_by = @supersededBy,
       moved = @moved, closed_watermark = (SELECT max(number) FROM facts WHERE household = @household)
     WHERE id = @id AND household = @household AND status = 'valid'`,
    { ...closing, moved: closing.moved ? 1 : null },
  );
}

/**
 * Makes facts valid again that the fallen ones had closed: adds rows that refer to the old ones. Skips facts that an
 * observation, another claim or the same person's later answer contradicts; disputed claims are disputed again.
 * @param fallen facts just retracted
 */
function* reviveFacts(given: {
  household: string;
  fallen: readonly string[];
  at: number;
}): Work<void> {
  const { household, fallen, at } = given;
  const closed = yield* factTable.all(closedByFallen, {
    household,
    fallen: JSON.stringify(fallen),
  });
  for (const fact of closed) {
    const standing = yield* readStanding(household);
    const against = standing.filter((other) => contradicts(fact, other));
    if (isNotedOtherwise(fact, standing) || isSeenOtherwise(fact, standing)) continue;
    if (against.length > 0 && fact.dispute === null) continue;
    yield* insertAgain({
      fact,
      id: newId("f"),
      at,
      dispute: against.length > 0 ? fact.dispute : null,
    });
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

function* readStanding(household: string): Work<readonly Fact[]> {
  return yield* factTable.all(
    "WHERE household = @household AND status = 'valid' ORDER BY facts.number",
    { household },
  );
}

/** True if the same person said something of it since, or somebody made the same claim about a kind of thing. */
function isNotedOtherwise(fact: Fact, standing: readonly Fact[]): boolean {
  return standing.some(
    (other) =>
      other.slot === fact.slot &&
      (other.person === fact.person ||
        (!isOneThing(fact.subject) && claimKey(other) === claimKey(fact))),
  );
}

function isSeenOtherwise(fact: Fact, standing: readonly Fact[]): boolean {
  const since = standing.filter(({ validFrom }) => validFrom >= fact.validFrom);
  return isContradicted(fact, latestSightings(since));
}

function* insertAgain(again: {
  fact: Fact;
  id: string;
  at: number;
  dispute: string | null;
}): Work<void> {
  const { fact, id, at, dispute } = again;
  yield* run(
    `INSERT INTO facts (id, household, subject, relation, objects_json, polarity, certainty, source, slot,
       person, question, ballot, episode, said, valid_from, status, dispute, revives)
     SELECT @id, household, subject, relation, objects_json, polarity, certainty, source, slot,
       person, question, ballot, episode, said, @at, 'valid', @dispute, id
     FROM facts WHERE id = @revives`,
    { id, at, dispute, revives: fact.id },
  );
}

function* dispute(facts: readonly Fact[], question: string | null): Work<void> {
  yield* run(
    "UPDATE facts SET dispute = @question WHERE id IN (SELECT value FROM json_each(@facts))",
    {
      question,
      facts: JSON.stringify(facts.map(({ id }) => id)),
    },
  );
}
