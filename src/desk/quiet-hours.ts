/** When people may be disturbed: local time of day in their time zone, daylight saving included. */

/** Minutes after local midnight: from the first up to, not including, the second; over midnight too. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Times are milliseconds since 1970. */
export interface WakingHours {
  isQuiet(at: number): boolean;
  /** `at` itself while people are awake, else the moment at which the quiet hours end. */
  nextAwake(at: number): number;
  /** The moment by which people have been awake for `ms` since `at`. */
  addAwake(at: number, ms: number): number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * @param quiet null: there are none
 * @param timeZone an IANA name ("Europe/Berlin")
 */
export function createWakingHours(quiet: QuietHours | null, timeZone: string): WakingHours {
  if (!quiet || quiet.from === quiet.to) {
    return { isQuiet: () => false, nextAwake: (at) => at, addAwake: (at, ms) => at + ms };
  }
  const isQuiet = (at: number): boolean => isWithin(quiet, timeOfDay(at, timeZone) / minuteMs);
  const nextChange = (at: number): number =>
    Math.min(...[quiet.from, quiet.to].map((minute) => untilMinute(at, minute, timeZone)));
  return {
    isQuiet,
    nextAwake(at) {
      let moment = at;
      while (isQuiet(moment)) moment = nextChange(moment);
      return moment;
    },
    addAwake(at, ms) {
      let moment = at;
      let left = ms;
      for (;;) {
        const next = nextChange(moment);
        if (!isQuiet(moment)) {
          if (left <= next - moment) return moment + left;
          left -= next - moment;
        }
        moment = next;
      }
    },
  };
}

/** The first moment of the local day in which `at` lies. */
export function startOfDay(at: number, timeZone: string): number {
  const guess = at - timeOfDay(at, timeZone);
  const shift = offsetAt(at, timeZone) - offsetAt(guess, timeZone);
  return shift === 0 ? guess : Math.min(guess + shift, at);
}

/** "15:00"; with the day of the week when it is another day than `now`. */
export function tellTime(at: number, now: number, timeZone: string): string {
  const isToday = startOfDay(at, timeZone) === startOfDay(now, timeZone);
  return new Intl.DateTimeFormat("en-GB", {
    ...(!isToday && { weekday: "long" }),
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone },
  }).format(at);
}

/** Whether `Intl` knows it. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isWithin({ from, to }: QuietHours, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The next time that a clock on the wall shows this minute or, before that, is put forward or back. */
function untilMinute(at: number, minute: number, timeZone: string): number {
  const wait = (minute * minuteMs - timeOfDay(at, timeZone) + dayMs) % dayMs || dayMs;
  return Math.min(at + wait, nextShift(at, at + wait, timeZone));
}

/** When the clocks are put forward or back between two moments at most a day apart; else the later one. */
function nextShift(from: number, to: number, timeZone: string): number {
  const offset = offsetAt(from, timeZone);
  if (offsetAt(to, timeZone) === offset) return to;
  let before = from;
  let after = to;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** Milliseconds since local midnight by the clock on the wall. */
function timeOfDay(at: number, timeZone: string): number {
  return (((at + offsetAt(at, timeZone)) % dayMs) + dayMs) % dayMs;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time minus UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: rest = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, rest) - second;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    ...{ hourCycle: "h23", timeZone },
  });
  formats.set(timeZone, format);
  return format;
}
