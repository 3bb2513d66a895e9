import { describe, expect, it } from "vitest";
import { localTimeOf, phraseMinute, startOfDay } from "../../src/core/local-time.js";

const hour = 3_600_000;
const at = (iso: string) => Date.parse(iso);

describe("local time", () => {
  it("is what the clock on the wall says", () => {
    const noon = at("2026-01-05T12:30:59Z");
    expect(localTimeOf(noon, "UTC")).toEqual({ day: "2026-01-05", minute: 750 });
    expect(localTimeOf(noon, "Asia/Kolkata")).toEqual({ day: "2026-01-05", minute: 1080 });
    expect(localTimeOf(at("2026-01-05T23:30:00Z"), "Europe/Berlin")).toEqual({
      day: "2026-01-06",
      minute: 30,
    });
    expect(() => localTimeOf(noon, "Mars/Base")).toThrow(RangeError);
  });

  it.each([
    ["on a usual day", "2026-01-05T12:00:00Z", "2026-01-04T23:00:00Z"],
    ["in its first minute", "2026-01-04T23:00:30Z", "2026-01-04T23:00:00Z"],
    ["after clocks went forward", "2026-03-29T12:00:00Z", "2026-03-28T23:00:00Z"],
    ["after clocks went back", "2026-10-25T12:00:00Z", "2026-10-24T22:00:00Z"],
  ])("knows when the day began: %s", (_, now, began) => {
    expect(new Date(startOfDay(at(now), "Europe/Berlin")).toISOString()).toBe(
      new Date(began).toISOString(),
    );
  });

  it("is right about every day of a year", () => {
    for (let now = at("2026-01-01T00:00:00Z"); now < at("2027-01-01T00:00:00Z"); now += 7 * hour) {
      const began = startOfDay(now, "America/New_York");
      const here = localTimeOf(now, "America/New_York");
      expect(localTimeOf(began, "America/New_York")).toEqual({ day: here.day, minute: 0 });
      expect(localTimeOf(began - 1, "America/New_York").day).not.toBe(here.day);
    }
  });

  it("is written with two digits each", () => {
    expect([0, 65, 1439].map(phraseMinute)).toEqual(["00:00", "01:05", "23:59"]);
  });
});
