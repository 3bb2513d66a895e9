import { claimKey, type Fact, isContradicted, isOneThing } from "../../../src/core/fact.js";
import { newId } from "../../../src/core/id.js";
import { contradicts, latestSightings } from "../../../src/core/notebook.js";
import { run, type Work } from "../../work.js";
import { isOutdated } from "./ballot-rows.js";
import { factTable } from "./fact-rows.js";

/**
 * Adds new rows that refer to the old ones, to preserve history. Skips facts that an observation, another claim or the
 * same person's later answer contradicts; disputed claims are disputed again. @param fallen facts just retracted
 */
export function* reviveFacts({
  household,
  fallen,
  at,
}: {
  household: string;
  fallen: readonly string[];
  at: number;
}): Work<void> {
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

/** Also follows chains of retracted facts. The plus makes SQLite use another index. */
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

/** Whether the same person, or the same claim about a class, has its slot. */
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
