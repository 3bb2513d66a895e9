import type { OrderedTask, Run, RunStore } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { run } from "../work.js";
import { tableOf } from "./table.js";

interface RunRow extends Omit<Run, "plan" | "pausedFor" | "askedBy" | "orders"> {
  readonly request: Run["plan"];
  readonly pausedFor: string | null;
  readonly askedBy: string | null;
  readonly orders: readonly OrderedTask[];
}

const runTable = tableOf<RunRow>()(
  "runs",
  "household firstRound rounds request:json pausedAt pausedFor askedBy orders:json",
);

export function createRunStore(db: Database): RunStore {
  return {
    async begin({ plan, pausedFor = null, askedBy = null, orders = [], ...run }) {
      const row = { ...run, pausedFor, askedBy, orders, request: plan };
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
    async changeOrders(household, change) {
      return db.write(function* () {
        const row = yield* runTable.get("WHERE household = @household", { household });
        if (!row) return null;
        const orders = change(row.orders);
        const more = orders.length - row.orders.length;
        const rounds = Math.min(Math.max(1, row.rounds + more), Number.MAX_SAFE_INTEGER);
        yield* runTable.update({ orders, rounds }, "household = @household", { household });
        return orders;
      });
    },
    async finish(household, orders) {
      return db.write(function* () {
        const row = yield* runTable.get("WHERE household = @household", { household });
        if (row && orders !== undefined && row.orders.length !== orders) return false;
        yield* run("DELETE FROM runs WHERE household = @household", { household });
        return true;
      });
    },
  };
}

function toRun({ request: plan, pausedFor, askedBy, orders, ...run }: RunRow): Run {
  return {
    ...run,
    plan,
    ...(pausedFor !== null && { pausedFor }),
    ...(askedBy !== null && { askedBy }),
    ...(orders.length > 0 && { orders }),
  };
}
