/** Stores households: homes, games and rows that were put to people. */
import type { Household } from "../../src/core/memory/stores.js";
import { keepNewest } from "../../src/core/newest.js";
import { isAskedHome } from "../../src/core/question/asking.js";
import { type Database, run } from "../work.js";
import { tableOf } from "./table.js";

export const householdTable = tableOf<Household>()(
  "households",
  "id title content:json tasks:json createdAt",
);

/** Most households kept in memory, as their content is long and few are used at a time. */
const mostKnown = 4;

const untouched =
  "id = @id AND NOT EXISTS (SELECT 1 FROM episodes WHERE household = @id AND round = 1) AND NOT EXISTS (SELECT 1 FROM moves WHERE household = @id)";

const unused = ["runs", "schedules", "world_rules"]
  .map((table) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE household = @id)`)
  .join(" AND ");

export function createHouseholdStore(db: Database) {
  const known = new Map<string, Household>();
  const find = async (id: string): Promise<Household | null> => {
    const household =
      known.get(id) ?? (await db.read(householdTable.get("WHERE id = @id", { id })));
    if (!household) return null;
    keepNewest(known, id, household, mostKnown);
    return household;
  };
  return {
    /** Keeps the first content if the household exists. */
    async create(household: Household) {
      await db.write(() =>
        householdTable.insert(household, { conflict: "ON CONFLICT (id) DO NOTHING" }),
      );
      return (await find(household.id)) ?? household;
    },
    /** Returns false when unknown, or when something was played or moved in it, because replays need the content. */
    async change({ id, ...changes }: Omit<Household, "createdAt">) {
      const isChanged = await db.write(() => householdTable.update(changes, untouched, { id }));
      if (isChanged) known.delete(id);
      return isChanged > 0;
    },
    /** Replaces the title, in the content too. Allowed after play. */
    async retitle({ id, ...changes }: Pick<Household, "id" | "title" | "content">) {
      await db.write(() => householdTable.update(changes, "id = @id", { id }));
      known.delete(id);
    },
    /** Returns false when unknown or in use. */
    async remove(id: string) {
      const sql = `DELETE FROM households WHERE ${untouched} AND ${unused}`;
      known.delete(id);
      return (await db.write(() => run(sql, { id }))) > 0;
    },
    get: async (id: string) => (isAskedHome(id) ? null : find(id)),
    list: () => db.read(householdTable.all("WHERE id NOT LIKE 'asked:%' ORDER BY number")),
    last: () =>
      db.read(householdTable.get("WHERE id NOT LIKE 'asked:%' ORDER BY number DESC LIMIT 1")),
  };
}
