/** Defines the rules of asking people, and computes quiet hours. */
import type { Platform } from "../core/bot.js";
import { dayMs, minuteMs, offsetAt, timeOfDay } from "../core/local-time.js";
import type { Fallback } from "../core/question/question.js";

export interface DeskRules {
  readonly timeZone: string;
  readonly quietHours: QuietHours | null;
  /** When to remind people, in milliseconds after the question. Quiet hours don't count. */
  readonly remindAfterMs: readonly number[];
  /** Milliseconds outside quiet hours until the question is also posted in `escalateTo`; null for never. */
  readonly escalateAfterMs: number | null;
  /** A channel's id, or a person's for a direct message. */
  readonly escalateTo: Readonly<Partial<Record<Platform, string>>>;
  /** How many people must answer before a question is settled. */
  readonly quorum: number;
  /** What the task does if nobody answers. */
  readonly fallback: Fallback;
  readonly dailyQuestions: number;
  /** Shows earlier answers to similar questions as buttons. By default outside campaigns only. */
  readonly offers?: boolean;
}

export const plainRules: DeskRules = {
  timeZone: "UTC",
  quietHours: null,
  remindAfterMs: [],
  escalateAfterMs: null,
  escalateTo: {},
  quorum: 1,
  fallback: "explore",
  dailyQuestions: 3,
};

/** Minutes after local midnight, `to` excluded. May span midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const reachesPeople = new Set(["slack", "discord"]);

/**
 * Computes times outside quiet hours, in milliseconds since 1970. Quiet hours apply only where messages reach phones,
 * not to pages or terminals.
 */
export function wakingHoursOf({ quietHours: quiet, timeZone }: DeskRules, bot: string) {
  const hasNone = !quiet || quiet.from === quiet.to || !reachesPeople.has(bot);
  const isQuiet = (at: number): boolean =>
    !hasNone && isWithin(quiet, timeOfDay(at, timeZone) / minuteMs);
  const nextChange = (at: number): number =>
    hasNone
      ? Number.POSITIVE_INFINITY
      : Math.min(...[quiet.from, quiet.to].map((minute) => untilMinute(at, minute, timeZone)));
  return {
    isQuiet,
    /** Returns `at` itself outside quiet hours, otherwise their end. */
    nextAwake(at: number): number {
      let time = at;
      while (isQuiet(time)) time = nextChange(time);
      return time;
    },
    /** Returns the time when `ms` outside quiet hours have passed since `at`. */
    addAwake(at: number, ms: number): number {
      let time = at;
      let left = ms;
      for (;;) {
        const next = nextChange(time);
        if (!isQuiet(time)) {
          if (left <= next - time) return time + left;
          left -= next - time;
        }
        time = next;
      }
    },
  };
}

function isWithin({ from, to }: QuietHours, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** Returns when it is next `minute` minutes after midnight, or the change to or from summer time if earlier. */
function untilMinute(at: number, minute: number, timeZone: string): number {
  const wait = (minute * minuteMs - timeOfDay(at, timeZone) + dayMs) % dayMs || dayMs;
  return Math.min(at + wait, nextShift(at, at + wait, timeZone));
}

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
