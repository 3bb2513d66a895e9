/** What the clock on the wall says in a time zone. */

export interface LocalTime {
  /** "2026-01-31". */
  readonly day: string;
  /** Minutes after midnight, as the clock shows them. */
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * @param at milliseconds since 1970
 * @param timeZone IANA name; RangeError for one that is not known
 */
export function localTimeOf(at: number, timeZone: string): LocalTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    day: `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`,
    minute: number("hour") * 60 + number("minute"),
  };
}

/** "09:05". */
export function phraseMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit" },
  });
  formats.set(timeZone, format);
  return format;
}
