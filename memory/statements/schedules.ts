/** Stores at which minute of the day a household plays each day. */
import type { Schedule } from "../../src/core/memory/stores.js";
import { type Database, run } from "../work.js";
import { tableOf } from "./table.js";

const scheduleTable = tableOf<Schedule>()(
  "schedules",
  "household bot channel minute timeZone lastDay createdAt",
);

export function createScheduleStore(db: Database) {
  return {
    set: (schedule: Schedule) => db.write(() => scheduleTable.upsert(schedule, "household")),
    remove: async (household: string) =>
      (await db.write(() =>
        run("DELETE FROM schedules WHERE household = @household", { household }),
      )) > 0,
    list: () => db.read(scheduleTable.all("ORDER BY number")),
    async markDay(household: string, day: string) {
      await db.write(() =>
        scheduleTable.update({ lastDay: day }, "household = @household", { household }),
      );
    },
  };
}
