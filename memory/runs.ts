import type { Run, RunPlan, RunStore } from "../src/core/stores.js";
import type { Database } from "./sqlite/database.js";

interface RunRow {
  readonly household: string;
  readonly first_round: number;
  readonly rounds: number;
  readonly request_json: string;
  readonly paused_at: number | null;
}

export function createRunStore(db: Database): RunStore {
  return {
    async begin(run) {
      db.write(() => insertRun(db, run));
    },
    async get(household) {
      const row = db.get<RunRow>("SELECT * FROM runs WHERE household = @household", { household });
      return row ? toRun(row) : null;
    },
    async list() {
      return db.all<RunRow>("SELECT * FROM runs ORDER BY household").map(toRun);
    },
    async setPaused(household, at) {
      return db.write(
        () =>
          db.run("UPDATE runs SET paused_at = @at WHERE household = @household", {
            household,
            at,
          }) > 0,
      );
    },
    async finish(household) {
      db.write(() => db.run("DELETE FROM runs WHERE household = @household", { household }));
    },
  };
}

function insertRun(db: Database, { household, firstRound, rounds, plan, pausedAt }: Run): void {
  db.run(
    `INSERT OR REPLACE INTO runs (household, first_round, rounds, request_json, paused_at)
     VALUES (@household, @firstRound, @rounds, @plan, @pausedAt)`,
    { household, firstRound, rounds, plan: JSON.stringify(plan), pausedAt },
  );
}

function toRun(row: RunRow): Run {
  return {
    household: row.household,
    firstRound: row.first_round,
    rounds: row.rounds,
    plan: JSON.parse(row.request_json) as RunPlan,
    pausedAt: row.paused_at,
  };
}
