/** How people are treated: when and how often they are disturbed, and what happens without an answer. */
import type { Platform } from "../core/bot.js";
import type { Fallback } from "../core/question.js";
import { createWakingHours, type QuietHours, type WakingHours } from "./quiet-hours.js";

export interface DeskRules {
  /** IANA name of the time zone for quiet hours and days. */
  readonly timeZone: string;
  readonly quietHours: QuietHours | null;
  /** When people are reminded, in milliseconds of waking time after the question. */
  readonly remindAfterMs: readonly number[];
  /** When the question is put to somebody else; null: never. */
  readonly escalateAfterMs: number | null;
  /** Where escalated questions go: a channel's id, or a person's for a direct message. */
  readonly escalateTo: Readonly<Partial<Record<Platform, string>>>;
  /** How many answers settle a question. */
  readonly quorum: number;
  readonly fallback: Fallback;
  /** Most questions a day put to one person by name. */
  readonly dailyQuestions: number;
  /** Whether earlier answers are offered with new questions; absent: outside campaigns alone. */
  readonly offers?: boolean;
}

/** The rules when nothing is configured. */
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

/** Quiet hours hold where messages reach people's phones. A page or a terminal wakes nobody. */
export function wakingHoursOf(rules: DeskRules, bot: string): WakingHours {
  return createWakingHours(reachesPeople.has(bot) ? rules.quietHours : null, rules.timeZone);
}
