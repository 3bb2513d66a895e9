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

export function createHouseholdStore(db: Database): HouseholdStore {
  const find = (id: string) => householdTable.get(db, "WHERE id = @id", { id });
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
