/** How people are treated: when they may be disturbed, how often, and what happens when nobody answers. */
import type { Platform } from "../core/bot.js";
import type { Fallback } from "../core/question.js";
import { createWakingHours, type QuietHours, type WakingHours } from "./quiet-hours.js";

export interface DeskRules {
  /** IANA name; whose local time quiet hours and days are. */
  readonly timeZone: string;
  readonly quietHours: QuietHours | null;
  /** When people are reminded: milliseconds of waking time after the question. */
  readonly remindAfterMs: readonly number[];
  /** When it is put to somebody else; null: never. */
  readonly escalateAfterMs: number | null;
  /** Whom it is put to: a channel's id, or a person's for a direct message. */
  readonly escalateTo: Readonly<Partial<Record<Platform, string>>>;
  /** How many people have to say something before a question is settled. */
  readonly quorum: number;
  readonly fallback: Fallback;
  /** Most questions a day that are put to one person by name. */
  readonly dailyQuestions: number;
}

/** Where nothing is configured: one answer, no reminders, any hour. */
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

const reachesPeople = new Set(["slack", "discord"]);

/** Quiet hours hold where a message reaches people on their phones; a page or a terminal wakes nobody. */
export function wakingHoursOf(rules: DeskRules, bot: string): WakingHours {
  return createWakingHours(reachesPeople.has(bot) ? rules.quietHours : null, rules.timeZone);
}
