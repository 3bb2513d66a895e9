import { isAskedHome } from "../../src/core/asking.js";
import { keepNewest } from "../../src/core/newest.js";
import type { Household, HouseholdStore } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { run } from "../work.js";
import { tableOf } from "./table.js";

export const householdTable = tableOf<Household>()(
  "households",
  "id title content:json tasks:json createdAt",
);

/** Content is long, and few households are used at a time. */
const mostKnown = 4;

const untouched =
  "id = @id AND NOT EXISTS (SELECT 1 FROM episodes WHERE household = @id AND round = 1) AND NOT EXISTS (SELECT 1 FROM moves WHERE household = @id)";

const unused = ["runs", "schedules", "world_rules"]
  .map((table) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE household = @id)`)
  .join(" AND ");

export function createHouseholdStore(db: Database): HouseholdStore {
  const known = new Map<string, Household>();
  const find = async (id: string): Promise<Household | null> => {
    const household =
      known.get(id) ?? (await db.read(householdTable.get("WHERE id = @id", { id })));
    if (!household) return null;
    keepNewest(known, id, household, mostKnown);
    return household;
  };
  return {
    async create(household) {
      await db.write(() =>
        householdTable.insert(household, { conflict: "ON CONFLICT (id) DO NOTHING" }),
      );
      return (await find(household.id)) ?? household;
    },
    async change({ id, ...changes }) {
      const isChanged = await db.write(() => householdTable.update(changes, untouched, { id }));
      if (isChanged) known.delete(id);
      return isChanged > 0;
    },
    async retitle({ id, ...changes }) {
      await db.write(() => householdTable.update(changes, "id = @id", { id }));
      known.delete(id);
    },
    async remove(id) {
      const sql = `DELETE FROM households WHERE ${untouched} AND ${unused}`;
      known.delete(id);
      return (await db.write(() => run(sql, { id }))) > 0;
    },
    get: async (id) => (isAskedHome(id) ? null : find(id)),
    list: () => db.read(householdTable.all("WHERE id NOT LIKE 'asked:%' ORDER BY number")),
    last: () =>
      db.read(householdTable.get("WHERE id NOT LIKE 'asked:%' ORDER BY number DESC LIMIT 1")),
  };
}
