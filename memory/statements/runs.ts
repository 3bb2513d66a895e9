/** Stores runs: plans of several tasks in a row in one home, with the tasks that people ordered. */
import type { OrderedTask, Run } from "../../src/core/memory/stores.js";
import { type Database, run } from "../work.js";
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

const isOne = "household = @household";

export function createRunStore(db: Database) {
  const find = (household: string) => runTable.get(`WHERE ${isOne}`, { household });
  return {
    async begin({ plan, pausedFor, askedBy, orders = [], ...run }: Run) {
      const asked = { pausedFor: pausedFor ?? null, askedBy: askedBy ?? null };
      const row = { ...run, ...asked, orders, request: plan };
      await db.write(() => runTable.upsert(row, "household"));
    },
    async get(household: string) {
      const row = await db.read(find(household));
      return row && toRun(row);
    },
    list: async () => (await db.read(runTable.all("ORDER BY household"))).map(toRun),
    /** Pauses, or resumes with null. Returns false without a run. */
    async setPaused(household: string, at: number | null, why?: string) {
      const paused = { pausedAt: at, pausedFor: why ?? null };
      return (await db.write(() => runTable.update(paused, isOne, { household }))) > 0;
    },
    /** Changes waiting orders, and the number of rounds with them. @returns the orders now; null without a run */
    async changeOrders(
      household: string,
      change: (orders: readonly OrderedTask[]) => readonly OrderedTask[],
    ) {
      return db.write(function* () {
        const row = yield* find(household);
        if (!row) return null;
        const orders = change(row.orders);
        const more = orders.length - row.orders.length;
        const rounds = Math.min(Math.max(1, row.rounds + more), Number.MAX_SAFE_INTEGER);
        yield* runTable.update({ orders, rounds }, isOne, { household });
        return orders;
      });
    },
    /** Deletes the run. @param orders keeps the run, and returns false, if it has another number of orders */
    async finish(household: string, orders?: number) {
      return db.write(function* () {
        const row = yield* find(household);
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
