/** Records which facts and remembered decisions (tuples) a step used, and whether they proved true. */
import type { StepRecord, TrajectoryStep } from "../../../src/core/episode/episode.js";
import type { NewFact, Sighting } from "../../../src/core/memory/fact.js";
import { judgeReuse, type StepEvidence, wantedNames } from "../../../src/core/memory/reuse.js";
import type { StepWrite } from "../../../src/core/memory/stores.js";
import { get, run, type Work } from "../../work.js";
import { factTable } from "./fact-rows.js";

/** SQL: the round of a fact; without an episode, the one played at that time. */
export const roundOfFact = `coalesce(
  (SELECT round FROM episodes WHERE id = facts.episode),
  (SELECT round FROM episodes WHERE household = facts.household AND started_at <= facts.valid_from
   ORDER BY started_at DESC, number DESC LIMIT 1), 0)`;

/** Records reused facts that met a step's need, or tuples behind its action. */
export function* insertReuses({ episode, seq, step, because }: StepRecord): Work<void> {
  if (because.length === 0 || step.kind === "begin") return;
  const params = { episode, seq, because: JSON.stringify(because) };
  if (isSpared(step)) {
    yield* run(
      `INSERT INTO reuses (episode, seq, fact, age)
       SELECT @episode, @seq, facts.id, max(0, episodes.round - ${roundOfFact})
       FROM json_each(@because) AS because
       JOIN episodes ON episodes.id = @episode
       JOIN facts ON facts.id = because.value AND +facts.household = episodes.household
       ORDER BY because.key`,
      params,
    );
  }
  if (step.kind !== "act") return;
  yield* run(
    `INSERT INTO reuses (episode, seq, tuple, age)
     SELECT @episode, @seq, tuples.id, CASE WHEN tuples.household = episodes.household
       THEN max(0, episodes.round - formed.round) ELSE 0 END
     FROM json_each(@because) AS because
     JOIN episodes ON episodes.id = @episode
     JOIN tuples ON tuples.id = because.value JOIN episodes AS formed ON formed.id = tuples.episode
     ORDER BY because.key`,
    params,
  );
}

function isSpared(step: TrajectoryStep): boolean {
  return step.kind === "ask" && (step.handling === "notebook" || step.handling === "reused");
}

export function* judgeReuses(write: Omit<StepWrite, "notes">): Work<void> {
  const { record, facts, invalidations } = write;
  const { step, episode, seq } = record;
  if (step.kind !== "act") return;
  const pending = yield* readPending(episode, seq);
  if (pending.length === 0) return;
  const shown: StepEvidence = {
    command: step.observation === "Nothing happens." ? null : step.command,
    done: step.reward > 0,
    sightings: facts.flatMap(toSighting),
    disproved: new Set(invalidations.map(({ id }) => id)),
  };
  for (const fact of pending) {
    const { reuse } = fact;
    const names = yield* namesOf(episode, fact.asked);
    const finding = judgeReuse(fact, names, shown);
    if (!finding) continue;
    yield* run("UPDATE reuses SET finding = @finding, found_seq = @seq WHERE number = @reuse", {
      reuse,
      finding,
      seq,
    });
  }
}

function toSighting({ relation, source, subject, objects }: NewFact): readonly Sighting[] {
  return relation === "holds" && source === "observation"
    ? [{ place: subject, things: objects }]
    : [];
}

function readPending(episode: string, before: number) {
  return factTable.select<{ readonly reuse: number; readonly asked: number }>(
    `SELECT ${factTable.columns}, reuses.number AS reuse, seq AS asked
       FROM reuses JOIN facts ON facts.id = reuses.fact
         LEFT JOIN people ON people.id = facts.person
       WHERE reuses.episode = @episode AND seq < @before AND finding IS NULL ORDER BY reuses.number`,
    { episode, before },
  );
}

function* namesOf(episode: string, seq: number): Work<readonly string[]> {
  const asked = yield* get<{ step_json: string }>(
    "SELECT step_json FROM steps WHERE episode = @episode AND seq = @seq",
    { episode, seq },
  );
  const step = asked && (JSON.parse(asked.step_json) as TrajectoryStep);
  if (step?.kind !== "ask") return [];
  const together = yield* factTable.all(
    "JOIN reuses ON reuses.fact = facts.id WHERE reuses.episode = @episode AND seq = @seq",
    { episode, seq },
  );
  return wantedNames(step.need, together);
}
