import type { Schedule, ScheduleStore } from "../src/core/stores.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

const scheduleTable = new Table<Schedule>("schedules", {
  household: "plain",
  bot: "plain",
  channel: "plain",
  minute: "plain",
  timeZone: "plain",
  lastDay: "plain",
  createdAt: "plain",
});

export function createScheduleStore(db: Database): ScheduleStore {
  return {
    async set(schedule) {
      db.write(() => scheduleTable.upsert(db, schedule, "household"));
    },
    async remove(household) {
      return db.write(
        () => db.run("DELETE FROM schedules WHERE household = @household", { household }) > 0,
      );
    },
    async list() {
      return scheduleTable.all(db, "ORDER BY number");
    },
    async markDay(household, day) {
      db.write(() =>
        scheduleTable.update(db, { lastDay: day }, "household = @household", { household }),
      );
    },
  };
}
