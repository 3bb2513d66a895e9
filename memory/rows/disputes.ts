import { disagree } from "../../src/core/contradiction.js";
import type { Fact } from "../../src/core/fact.js";
import type { DisputeWrite } from "../../src/core/stores.js";
import type { Database } from "../sqlite/database.js";
import { factTable } from "./fact-rows.js";
import { touchCardsOf } from "./outbox-writes.js";
import { poseQuestion, settleQuestion } from "./question-rows.js";
import { insertTimers } from "./timers.js";

/** None of these facts is used until the dispute's question is settled. Inside a transaction. */
export function openDispute(
  db: Database,
  { household, dispute }: { household: string; dispute: DisputeWrite },
): void {
  const { question, adjudication, timers, facts } = dispute;
  if (adjudication) {
    poseQuestion(db, adjudication);
    insertTimers(db, question, timers);
  }
  const params = { household, question, facts: JSON.stringify(facts) };
  db.run(
    `UPDATE facts SET dispute = @question
     WHERE household = @household AND status = 'valid' AND dispute IN (
       SELECT dispute FROM facts WHERE id IN (SELECT value FROM json_each(@facts)))`,
    params,
  );
  db.run(
    `UPDATE facts SET dispute = @question
     WHERE household = @household AND status = 'valid'
       AND id IN (SELECT value FROM json_each(@facts))`,
    params,
  );
}

/**
 * Ends disputes whose remaining facts do not contradict each other: these count again, and the question is
 * settled. Inside a transaction.
 */
export function settleDisputes(db: Database, household: string, at: number): void {
  for (const [dispute, claims] of readDisputes(db, household)) {
    if (disagree(claims)) continue;
    db.run(
      "UPDATE facts SET dispute = NULL WHERE dispute = @dispute AND household = @household AND status = 'valid'",
      { dispute, household },
    );
    const state = claims.length > 0 ? "answered" : "cancelled";
    if (settleQuestion(db, { id: dispute, state, reason: "resolved", at })) {
      touchCardsOf(db, dispute, at);
    }
  }
}

/** The valid facts of each dispute; open disputes may have none left. */
function readDisputes(db: Database, household: string): ReadonlyMap<string, readonly Fact[]> {
  const open = db.all<{ id: string }>(
    `SELECT id FROM questions
     WHERE household = @household AND state = 'open' AND adjudicates IS NOT NULL`,
    { household },
  );
  const facts = factTable.all(
    db,
    // the plus makes SQLite use the index of facts in dispute, and not read all facts in order
    `WHERE household = @household AND status = 'valid' AND dispute IS NOT NULL
     ORDER BY +facts.number`,
    { household },
  );
  const disputes = new Set(open.map(({ id }) => id));
  for (const { dispute } of facts) if (dispute !== null) disputes.add(dispute);
  return new Map(
    [...disputes].map((id) => [id, facts.filter(({ dispute }) => dispute === id)] as const),
  );
}
