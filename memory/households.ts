import type { HouseholdContent, Task } from "../src/core/scene.js";
import type { Household, HouseholdStore } from "../src/core/stores.js";
import type { Database } from "./sqlite/database.js";

interface HouseholdRow {
  readonly id: string;
  readonly title: string;
  readonly content_json: string;
  readonly tasks_json: string;
  readonly created_at: number;
}

export function createHouseholdStore(db: Database): HouseholdStore {
  const find = (id: string): Household | null => {
    const row = db.get<HouseholdRow>("SELECT * FROM households WHERE id = @id", { id });
    return row ? toHousehold(row) : null;
  };
  return {
    async create(household) {
      db.write(() => insertHousehold(db, household));
      return find(household.id) ?? household;
    },
    async get(id) {
      return find(id);
    },
    async list() {
      return db.all<HouseholdRow>("SELECT * FROM households ORDER BY number").map(toHousehold);
    },
  };
}

function insertHousehold(db: Database, household: Household): void {
  db.run(
    `INSERT INTO households (id, title, content_json, tasks_json, created_at)
     VALUES (@id, @title, @content, @tasks, @createdAt) ON CONFLICT (id) DO NOTHING`,
    {
      id: household.id,
      title: household.title,
      content: JSON.stringify(household.content),
      tasks: JSON.stringify(household.tasks),
      createdAt: household.createdAt,
    },
  );
}

function toHousehold(row: HouseholdRow): Household {
  return {
    id: row.id,
    title: row.title,
    content: JSON.parse(row.content_json) as HouseholdContent,
    tasks: JSON.parse(row.tasks_json) as Task[],
    createdAt: row.created_at,
  };
}
