/** Opens and ends disputes between facts of several people. */
import type { Fact } from "../../../src/core/memory/fact.js";
import { disagree } from "../../../src/core/memory/notebook.js";
import type { DisputeWrite } from "../../../src/core/memory/stores.js";
import { column, run, type Work } from "../../work.js";
import { factTable } from "./fact-rows.js";
import { poseQuestion, settleQuestion } from "./question-rows.js";

/** Excludes the facts from use until the dispute is settled. */
export function* openDispute(household: string, dispute: DisputeWrite): Work<void> {
  const { question, adjudication, timers, facts } = dispute;
  if (adjudication) yield* poseQuestion(adjudication, timers);
  const params = { household, question, facts: JSON.stringify(facts) };
  yield* run(
    `UPDATE facts SET dispute = @question
     WHERE household = @household AND status = 'valid' AND dispute IN (
       SELECT dispute FROM facts WHERE id IN (SELECT value FROM json_each(@facts)))`,
    params,
  );
  yield* run(
    `UPDATE facts SET dispute = @question
     WHERE household = @household AND status = 'valid'
       AND id IN (SELECT value FROM json_each(@facts))`,
    params,
  );
}

/** Ends disputes whose remaining facts agree: these count again, and the question is settled. */
export function* settleDisputes(household: string, at: number): Work<void> {
  for (const [dispute, claims] of yield* readDisputes(household)) {
    if (disagree(claims)) continue;
    yield* run(
      "UPDATE facts SET dispute = NULL WHERE dispute = @dispute AND household = @household AND status = 'valid'",
      { dispute, household },
    );
    const state = claims.length > 0 ? "answered" : "cancelled";
    yield* settleQuestion(dispute, { state, reason: "resolved" }, at);
  }
}

function* readDisputes(household: string): Work<ReadonlyMap<string, readonly Fact[]>> {
  const open = yield* column<string>(
    `SELECT id FROM questions
     WHERE household = @household AND state = 'open' AND adjudicates IS NOT NULL`,
    { household },
  );
  const facts = yield* factTable.all(
    `WHERE household = @household AND status = 'valid' AND dispute IS NOT NULL
     ORDER BY +facts.number`,
    { household },
  );
  const disputes = new Set(open);
  for (const { dispute } of facts) if (dispute !== null) disputes.add(dispute);
  return new Map(
    [...disputes].map((id) => [id, facts.filter(({ dispute }) => dispute === id)] as const),
  );
}
