import { keepNewest } from "../src/core/newest.js";
import type { Household, HouseholdStore } from "../src/core/stores.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

export const householdTable = new Table<Household>("households", {
  id: "plain",
  title: "plain",
  content: "json",
  tasks: "json",
  createdAt: "plain",
});

/** Cards and rounds look the same few households up again and again, and their content is long. */
const mostKnown = 4;

export function createHouseholdStore(db: Database): HouseholdStore {
  /** A household never changes. The one used last stands last. */
  const known = new Map<string, Household>();
  const find = (id: string): Household | null => {
    const household = known.get(id) ?? householdTable.get(db, "WHERE id = @id", { id });
    if (!household) return null;
    keepNewest(known, id, household, mostKnown);
    return household;
  };
  return {
    async create(household) {
      db.write(() =>
        householdTable.insert(db, household, { conflict: "ON CONFLICT (id) DO NOTHING" }),
      );
      return find(household.id) ?? household;
    },
    async get(id) {
      return find(id);
    },
    async list() {
      return householdTable.all(db, "ORDER BY number");
    },
    async last() {
      return householdTable.get(db, "ORDER BY number DESC LIMIT 1");
    },
  };
}
