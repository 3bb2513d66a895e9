import type { Run, RunStore } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { run } from "../work.js";
import { tableOf } from "./table.js";

interface RunRow extends Omit<Run, "plan" | "pausedFor" | "askedBy"> {
  readonly request: Run["plan"];
  readonly pausedFor: string | null;
  readonly askedBy: string | null;
}

const runTable = tableOf<RunRow>()(
  "runs",
  "household firstRound rounds request:json pausedAt pausedFor askedBy",
);

export function createRunStore(db: Database): RunStore {
  return {
    async begin({ plan, pausedFor = null, askedBy = null, ...run }) {
      const row = { ...run, pausedFor, askedBy, request: plan };
      await db.write(() => runTable.upsert(row, "household"));
    },
    async get(household) {
      const row = await db.read(runTable.get("WHERE household = @household", { household }));
      return row && toRun(row);
    },
    list: async () => (await db.read(runTable.all("ORDER BY household"))).map(toRun),
    async setPaused(household, at, why) {
      const paused = { pausedAt: at, pausedFor: why ?? null };
      return db.write(function* () {
        return (yield* runTable.update(paused, "household = @household", { household })) > 0;
      });
    },
    async finish(household) {
      await db.write(() => run("DELETE FROM runs WHERE household = @household", { household }));
    },
  };
}

function toRun({ request: plan, pausedFor, askedBy, ...run }: RunRow): Run {
  return {
    ...run,
    plan,
    ...(pausedFor !== null && { pausedFor }),
    ...(askedBy !== null && { askedBy }),
  };
}
