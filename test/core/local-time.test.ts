import { describe, expect, it } from "vitest";
import { localTimeOf, phraseMinute } from "../../src/core/local-time.js";

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

  it("is written with two digits each", () => {
    expect([0, 65, 1439].map(phraseMinute)).toEqual(["00:00", "01:05", "23:59"]);
  });
});
