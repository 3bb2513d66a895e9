import type { Schedule, ScheduleStore } from "../src/core/stores.js";
import type { Database } from "./sqlite/database.js";

interface ScheduleRow {
  readonly household: string;
  readonly bot: Schedule["bot"];
  readonly channel: string;
  readonly minute: number;
  readonly time_zone: string;
  readonly last_day: string | null;
  readonly created_at: number;
}

export function createScheduleStore(db: Database): ScheduleStore {
  return {
    async set(schedule) {
      db.write(() => writeSchedule(db, schedule));
    },
    async remove(household) {
      return db.write(
        () => db.run("DELETE FROM schedules WHERE household = @household", { household }) > 0,
      );
    },
    async list() {
      return db.all<ScheduleRow>("SELECT * FROM schedules ORDER BY number").map(toSchedule);
    },
    async markDay(household, day) {
      db.write(() =>
        db.run("UPDATE schedules SET last_day = @day WHERE household = @household", {
          household,
          day,
        }),
      );
    },
  };
}

function writeSchedule(db: Database, schedule: Schedule): void {
  const { household, bot, channel, minute, timeZone, lastDay, createdAt } = schedule;
  db.run(
    `INSERT INTO schedules (household, bot, channel, minute, time_zone, last_day, created_at)
     VALUES (@household, @bot, @channel, @minute, @timeZone, @lastDay, @createdAt)
     ON CONFLICT (household) DO UPDATE SET bot = excluded.bot, channel = excluded.channel,
       minute = excluded.minute, time_zone = excluded.time_zone, last_day = excluded.last_day,
       created_at = excluded.created_at`,
    { household, bot, channel, minute, timeZone, lastDay, createdAt },
  );
}

function toSchedule(row: ScheduleRow): Schedule {
  return {
    household: row.household,
    bot: row.bot,
    channel: row.channel,
    minute: row.minute,
    timeZone: row.time_zone,
    lastDay: row.last_day,
    createdAt: row.created_at,
  };
}
