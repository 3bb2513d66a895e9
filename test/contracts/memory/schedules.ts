import { describe, expect, it } from "vitest";
import type { Memory, Schedule } from "../../../src/core/stores.js";
import { sampleHousehold } from "../../memory/samples.js";

const schedule: Schedule = {
  household: "kitchen",
  bot: "slack",
  channel: "C1",
  minute: 600,
  timeZone: "Europe/Berlin",
  lastDay: null,
  createdAt: 5,
};

/** What daily tasks promise. */
export function describeSchedules(memory: () => Memory): void {
  describe("schedules", () => {
    it("are one per household: the newer takes the older's place", async () => {
      await memory().households.create(sampleHousehold());
      await memory().households.create(sampleHousehold("flat"));
      const { schedules } = memory();
      await schedules.set(schedule);
      await schedules.set({ ...schedule, household: "flat" });
      const later = { ...schedule, minute: 0, channel: "C2", lastDay: "2026-01-05" };
      await schedules.set(later);
      expect(await schedules.list()).toEqual([later, { ...schedule, household: "flat" }]);
      expect(await schedules.remove("kitchen")).toBe(true);
      expect(await schedules.remove("kitchen")).toBe(false);
      expect(await schedules.list()).toHaveLength(1);
    });

    it("remember the day that needs nothing more", async () => {
      await memory().households.create(sampleHousehold());
      const { schedules } = memory();
      await schedules.set(schedule);
      await schedules.markDay("kitchen", "2026-01-31");
      await schedules.markDay("cellar", "2026-01-31");
      expect(await schedules.list()).toEqual([{ ...schedule, lastDay: "2026-01-31" }]);
    });

    it("are refused for a household that is not kept", async () => {
      await expect(memory().schedules.set(schedule)).rejects.toMatchObject({ code: "conflict" });
    });
  });
}
