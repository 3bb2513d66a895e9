/** Counts how often stored facts and remembered decisions (tuples) were used again, and whether they helped. */
import type { Misleading, ReuseHistory } from "../../src/core/memory/reuse.js";
import { all, type Database, get, type Work } from "../work.js";
import { roundOfFact } from "./rows/reuse-writes.js";

export type ReuseSummary = Awaited<ReturnType<ReturnType<typeof createReuseStore>["summary"]>>;

export function createReuseStore(db: Database) {
  return {
    summary: (household?: string) => db.readTogether(summarise(household ?? null)),
    async experience(household: string, facts: readonly string[]) {
      const rounds = await db.read(readRounds(facts));
      const since = rounds.size > 0 ? Math.min(...rounds.values()) : 0;
      return {
        misled: await db.read(readMisled(household, since)),
        moved: await db.read(readMoved(household)),
        rounds,
      };
    },
  };
}

/**
 * Returns each id's (helped + 1) / (used + 2) (Laplace); 0.5 is unknown. Counts ended episodes only; omits unused ids.
 */
export function* readUsefulness(ids: readonly string[]): Work<ReadonlyMap<string, number>> {
  const rows = yield* all<{ id: string; used: number; helped: number }>(
    `SELECT wanted.value AS id, count(*) AS used,
       count(*) FILTER (WHERE ${reached} AND finding IS NOT 'untrue') AS helped
     FROM json_each(@ids) AS wanted
     JOIN reuses ON reuses.fact = wanted.value OR reuses.tuple = wanted.value
     JOIN episodes ON episodes.id = reuses.episode AND ended_at IS NOT NULL
     GROUP BY wanted.value`,
    { ids: JSON.stringify(ids) },
  );
  return new Map(rows.map(({ id, used, helped }) => [id, (helped + 1) / (used + 2)]));
}

const reached = "(end_json ->> '$.kind' IS 'terminated')";

function* summarise(household: string | null) {
  const needs = yield* readNeeds(household);
  const homes = [...new Set(needs.map((need) => need.household))].sort();
  const bySource = yield* readGroups(household, "facts.source");
  const byAge = yield* readGroups(household, "reuses.age");
  const [tuples] = yield* all<{ used: number; succeeded: number; untrue: number }>(
    `SELECT count(*) AS used, count(*) FILTER (WHERE ${reached}) AS succeeded,
       count(*) FILTER (WHERE finding = 'untrue') AS untrue
     FROM reuses JOIN episodes ON episodes.id = reuses.episode
     WHERE tuple IS NOT NULL AND (@household IS NULL OR household = @household)`,
    { household },
  );
  return {
    ...measure(needs),
    byHousehold: Object.fromEntries(
      homes.map((home) => [home, measure(needs.filter((need) => need.household === home))]),
    ),
    bySource: Object.fromEntries(bySource.map(({ key, ...group }) => [key, group])),
    /** By the number of tasks (rounds) in the home since the fact was last said or seen. */
    byAge: byAge.map(({ key, ...group }) => ({ age: Number(key), ...group })),
    tuples: tuples ?? { used: 0, succeeded: 0, untrue: 0 },
  };
}

type NeedRow = Readonly<
  Record<"household" | "handling", string> &
    Record<"again" | "ended" | "succeeded" | "untrue", number>
>;

function* readNeeds(household: string | null): Work<readonly NeedRow[]> {
  return yield* all<NeedRow>(
    `SELECT household, step_json ->> '$.handling' AS handling,
       step_json ->> '$.reason' IS NOT NULL AS again,
       ended_at IS NOT NULL AS ended, ${reached} AS succeeded,
       EXISTS (SELECT 1 FROM reuses WHERE reuses.episode = steps.episode
         AND reuses.seq = steps.seq AND finding = 'untrue') AS untrue
     FROM steps JOIN episodes ON episodes.id = steps.episode
     WHERE step_json ->> '$.kind' = 'ask' AND (@household IS NULL OR household = @household)`,
    { household },
  );
}

function measure(needs: readonly NeedRow[]) {
  const saved = needs.filter(({ handling }) => handling === "notebook" || handling === "reused");
  const asked = needs.filter(({ handling }) => handling === "posted" || handling === "joined");
  const wrong = saved.filter(({ untrue }) => untrue);
  const ended = saved.filter(({ ended }) => ended);
  return {
    questionsSaved: saved.length,
    questionsAsked: asked.length,
    /** Questions asked although a stored fact answered them, as that fact was doubtful. */
    askedAgain: asked.filter(({ again }) => again).length,
    reuseRate: share(saved.length, saved.length + asked.length),
    wrongReuses: wrong.length,
    wrongReuseRate: share(wrong.length, saved.length),
    successRate: share(ended.filter(({ succeeded }) => succeeded).length, ended.length),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function* readGroups(household: string | null, key: "facts.source" | "reuses.age") {
  return yield* all<{ key: string | number; reuses: number; lookedAt: number; untrue: number }>(
    `SELECT ${key} AS key, count(*) AS reuses, count(finding) AS lookedAt,
       count(*) FILTER (WHERE finding = 'untrue') AS untrue
     FROM reuses JOIN facts ON facts.id = reuses.fact
     WHERE @household IS NULL OR facts.household = @household
     GROUP BY ${key} ORDER BY ${key}`,
    { household },
  );
}

function* readMisled(household: string, since: number): Work<readonly Misleading[]> {
  return yield* all<Misleading>(
    `SELECT asked.step_json ->> '$.need.noun' AS noun, facts.person, episodes.round
     FROM reuses CROSS JOIN episodes ON episodes.id = reuses.episode
     CROSS JOIN facts ON facts.id = reuses.fact
     JOIN steps AS asked ON asked.episode = reuses.episode AND asked.seq = reuses.seq
     WHERE finding = 'untrue' AND reuses.fact IS NOT NULL
       AND facts.household = @household AND episodes.round >= @since
     UNION
     SELECT questions.noun, facts.person,
       (SELECT round FROM episodes WHERE household = facts.household
          AND started_at <= facts.invalid_at ORDER BY started_at DESC, number DESC LIMIT 1)
     FROM facts JOIN questions ON questions.id = facts.question
     WHERE facts.household = @household AND status = 'contradicted' AND +source = 'answer'
       AND invalid_at >= coalesce(
         (SELECT started_at FROM episodes WHERE household = @household AND round >= @since
          ORDER BY round LIMIT 1), 0)`,
    { household, since },
  );
}

function* readMoved(household: string): Work<ReuseHistory["moved"]> {
  const row = yield* get<{ times: number; rounds: number }>(
    "SELECT times, rounds FROM moved_things WHERE household = @household",
    { household },
  );
  return row ?? { times: 0, rounds: 0 };
}

function* readRounds(ids: readonly string[]): Work<ReadonlyMap<string, number>> {
  const rows = yield* all<{ id: string; round: number }>(
    `SELECT facts.id, ${roundOfFact} AS round
     FROM json_each(@ids) AS wanted JOIN facts ON facts.id = wanted.value`,
    { ids: JSON.stringify(ids) },
  );
  return new Map(rows.map(({ id, round }) => [id, round]));
}
