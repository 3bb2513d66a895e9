import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatTime, isTimeZone, startOfDay } from "../../src/core/local-time.js";
import { type DeskRules, plainRules, wakingHoursOf } from "../../src/desk/rules.js";

const createWakingHours = (quietHours: DeskRules["quietHours"], timeZone: string) =>
  wakingHoursOf({ ...plainRules, quietHours, timeZone }, "slack");

const hour = 3_600_000;
const minute = 60_000;
const night = { from: 22 * 60, to: 7 * 60 };
const zones =
  "UTC Europe/Berlin America/New_York Australia/Lord_Howe Asia/Kathmandu America/Santiago Africa/Casablanca Pacific/Apia".split(
    " ",
  );
const at = (text: string): number => Date.parse(text);

describe("quiet hours", () => {
  it.each([
    ["2026-01-05T21:59:59+01:00", false],
    ["2026-01-05T22:00:00+01:00", true],
    ["2026-01-06T03:00:00+01:00", true],
    ["2026-01-06T06:59:59+01:00", true],
    ["2026-01-06T07:00:00+01:00", false],
    ["2026-07-06T21:59:59+02:00", false],
    ["2026-07-06T22:00:00+02:00", true],
  ])("in Berlin at %s: %s", (text, quiet) => {
    expect(createWakingHours(night, "Europe/Berlin").isQuiet(at(text))).toBe(quiet);
  });

  it("may lie within a day", () => {
    const siesta = createWakingHours({ from: 13 * 60, to: 15 * 60 + 30 }, "UTC");
    expect(siesta.nextAwake(at("2026-01-05T14:00Z"))).toBe(at("2026-01-05T15:30Z"));
    expect(siesta.nextAwake(at("2026-01-05T12:00Z"))).toBe(at("2026-01-05T12:00Z"));
    expect(siesta.addAwake(at("2026-01-05T12:30Z"), hour)).toBe(at("2026-01-05T16:00Z"));
  });

  it.each([
    ["is put forward", "2026-03-28T22:30:00+01:00", "2026-03-29T07:00:00+02:00"],
    ["is put back", "2026-10-24T22:30:00+02:00", "2026-10-25T07:00:00+01:00"],
  ])("end at seven in the night in which the clock %s", (_name, from, to) => {
    expect(createWakingHours(night, "Europe/Berlin").nextAwake(at(from))).toBe(at(to));
  });

  it("that begin in the hour that is skipped begin when the clock has been put forward", () => {
    const hours = createWakingHours({ from: 2 * 60 + 30, to: 4 * 60 }, "Europe/Berlin");
    expect(hours.isQuiet(at("2026-03-29T01:59:59+01:00"))).toBe(false);
    expect(hours.isQuiet(at("2026-03-29T03:00:00+02:00"))).toBe(true);
    expect(hours.addAwake(at("2026-03-29T01:00:00+01:00"), 2 * hour)).toBe(
      at("2026-03-29T05:00:00+02:00"),
    );
  });

  it("can be switched off", () => {
    const hours = createWakingHours(null, "UTC");
    expect(hours.isQuiet(at("2026-01-05T03:00Z"))).toBe(false);
    expect(hours.addAwake(5, 7)).toBe(12);
    expect(createWakingHours({ from: 60, to: 60 }, "UTC").isQuiet(90 * minute)).toBe(false);
  });
});

const moments = fc.integer({ min: at("2025-01-01T00:00Z"), max: at("2027-12-31T00:00Z") });
const minutes = fc.integer({ min: 0, max: 1439 });
const settings = fc.record({
  quiet: fc.record({ from: minutes, to: minutes }),
  zone: fc.constantFrom(...zones),
});

describe("any quiet hours, in any zone", () => {
  it("end, and not before people are awake", () => {
    fc.assert(
      fc.property(settings, moments, ({ quiet, zone }, moment) => {
        const awakeMinutes = (quiet.from - quiet.to + 1440) % 1440 || 1440;
        // A short waking time may fall into the hour skipped in spring, so a day may have none.
        const longest = awakeMinutes > 60 ? 26 : 50;
        const hours = createWakingHours(quiet, zone);
        const awake = hours.nextAwake(moment);
        expect(hours.isQuiet(awake)).toBe(false);
        expect(awake - moment).toBeLessThan(longest * hour);
        expect(awake === moment).toBe(!hours.isQuiet(moment));
        if (awake > moment) expect(hours.isQuiet(awake - 1)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("let pass exactly the waking minutes", () => {
    fc.assert(
      fc.property(settings, moments, fc.integer({ min: 1, max: 60 }), (given, moment, awake) => {
        const hours = createWakingHours(given.quiet, given.zone);
        const start = Math.ceil(moment / minute) * minute;
        const end = hours.addAwake(start, awake * minute);
        let counted = 0;
        for (let now = start; now < end; now += minute) if (!hours.isQuiet(now)) counted += 1;
        expect(counted).toBe(awake);
      }),
      { numRuns: 10 },
    );
  });
});

describe("a day", () => {
  it.each([
    ["2026-01-05T23:30:00+01:00", "2026-01-05T00:00:00+01:00", "Europe/Berlin"],
    ["2026-03-29T12:00:00+02:00", "2026-03-29T00:00:00+01:00", "Europe/Berlin"],
    ["2026-10-25T12:00:00+01:00", "2026-10-25T00:00:00+02:00", "Europe/Berlin"],
    ["2026-09-06T12:00:00-03:00", "2026-09-06T01:00:00-03:00", "America/Santiago"],
  ])("that holds %s begins at %s", (moment, start, zone) => {
    expect(startOfDay(at(moment), zone)).toBe(at(start));
  });

  it("of the week is named when it is not today", () => {
    const now = at("2026-01-05T14:00Z");
    expect(formatTime(at("2026-01-05T15:00Z"), now, "UTC")).toBe("15:00");
    expect(formatTime(at("2026-01-06T07:05Z"), now, "Europe/Berlin")).toBe("Tuesday 08:05");
  });

  it("is had in zones that exist", () => {
    expect(isTimeZone("Europe/Berlin")).toBe(true);
    expect(isTimeZone("Middle/Earth")).toBe(false);
  });
});
