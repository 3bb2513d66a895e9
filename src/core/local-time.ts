/** Computes days and times in a time zone, and puts them into words. */
import { remembering } from "./newest.js";

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** @throws RangeError for an unknown time zone */
export function localTimeOf(at: number, timeZone: string) {
  const shown = new Date(at + offsetAt(at, timeZone));
  return {
    day: shown.toISOString().slice(0, 10),
    /** Minutes after midnight by the clock. */
    minute: Math.floor(timeOfDay(at, timeZone) / minuteMs),
  };
}

/** Formats minutes after midnight as a time: "09:05". */
export function phraseMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

export function startOfDay(at: number, timeZone: string): number {
  const guess = at - timeOfDay(at, timeZone);
  const shift = offsetAt(at, timeZone) - offsetAt(guess, timeZone);
  return shift === 0 ? guess : Math.min(guess + shift, at);
}

/** Returns "15:00", with the weekday unless it is today. */
export function formatTime(at: number, now: number, timeZone: string): string {
  const isToday = startOfDay(at, timeZone) === startOfDay(now, timeZone);
  return new Intl.DateTimeFormat("en-GB", {
    ...(!isToday && { weekday: "long" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(at);
}

/** Returns "Tue", or "3 Nov" when it is six days ago or more. */
export function formatDay(at: number, now: number, timeZone: string): string {
  return nameDay(at, now, timeZone, "short");
}

/** Returns "earlier" on the same day, "on Tuesday", or "on 3 November" from six days on. */
export function phraseDay(at: number, now: number, timeZone: string): string {
  const isToday = startOfDay(now, timeZone) <= startOfDay(at, timeZone);
  return isToday ? "earlier" : `on ${nameDay(at, now, timeZone, "long")}`;
}

function nameDay(at: number, now: number, timeZone: string, length: "short" | "long"): string {
  const isLately = startOfDay(now, timeZone) - startOfDay(at, timeZone) < 6 * dayMs;
  return new Intl.DateTimeFormat("en-GB", {
    ...(isLately ? { weekday: length } : { day: "numeric", month: length }),
    timeZone,
  }).format(at);
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds since local midnight by the clock. */
export function timeOfDay(at: number, timeZone: string): number {
  return (((at + offsetAt(at, timeZone)) % dayMs) + dayMs) % dayMs;
}

/** Milliseconds of local time minus UTC. @throws RangeError for an unknown time zone */
export function offsetAt(at: number, timeZone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: rest = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, rest) - second;
}

const formatFor = remembering(
  (timeZone) =>
    new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
      hourCycle: "h23",
      timeZone,
    }),
);
