import type { StepRecord } from "../../src/core/episode.js";
import type { FactInvalidation, FactWrite } from "../../src/core/stores.js";
import type { Database } from "../sqlite/database.js";
import { insertReuses, judgeReuses } from "./reuse-writes.js";
import { readSteps } from "./steps.js";

/** Works the ledger out again from all steps, in order. Inside a transaction. */
export function rebuildReuses(db: Database): void {
  db.run("DELETE FROM reuses");
  for (const { id } of db.all<{ id: string }>("SELECT id FROM episodes ORDER BY number")) {
    const records = readSteps(db, id);
    records.forEach((record, index) => {
      insertReuses(db, record);
      const until = records[index + 1]?.factWatermark ?? null;
      judgeReuses(db, { record, ...shownBy(db, record, until) });
    });
  }
  db.run("UPDATE reuse_state SET built = 1");
}

/**
 * What a step wrote: the sightings that came in between its decision and the next, and what was closed
 * then, by nobody's words.
 */
function shownBy(
  db: Database,
  { episode, factWatermark }: StepRecord,
  until: number | null,
): { readonly facts: readonly FactWrite[]; readonly invalidations: readonly FactInvalidation[] } {
  const params = { episode, from: factWatermark, until };
  const seen = db.all<{ id: string; subject: string; objects_json: string }>(
    `SELECT id, subject, objects_json FROM facts
     WHERE episode = @episode AND relation = 'holds' AND source = 'observation'
       AND number > @from AND (@until IS NULL OR number <= @until) ORDER BY number`,
    params,
  );
  const closed = db.all<{ id: string; status: "contradicted" | "superseded" }>(
    `SELECT facts.id, facts.status FROM facts JOIN episodes ON episodes.id = @episode
     LEFT JOIN facts AS closer ON closer.id = facts.superseded_by
     WHERE facts.household = episodes.household AND facts.status IN ('contradicted', 'superseded')
       AND facts.closed_watermark >= @from + (@until IS NOT NULL)
       AND (@until IS NULL OR facts.closed_watermark <= @until) AND closer.ballot IS NULL`,
    params,
  );
  return { facts: seen.map(toSightingWrite(episode)), invalidations: closed };
}

function toSightingWrite(episode: string) {
  return (row: { id: string; subject: string; objects_json: string }): FactWrite => ({
    id: row.id,
    fact: {
      subject: row.subject,
      relation: "holds",
      polarity: true,
      objects: JSON.parse(row.objects_json) as string[],
      certainty: "sure",
      source: "observation",
    },
    person: null,
    question: null,
    ballot: null,
    episode,
    supersedes: [],
  });
}
