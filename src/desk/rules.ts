import type { Platform } from "../core/bot.js";
import type { Fallback } from "../core/question.js";
import { createWakingHours, type QuietHours, type WakingHours } from "./quiet-hours.js";

export interface DeskRules {
  readonly timeZone: string;
  readonly quietHours: QuietHours | null;
  /** Milliseconds of waking time after the question. */
  readonly remindAfterMs: readonly number[];
  /** Null: never. */
  readonly escalateAfterMs: number | null;
  /** A channel's id, or a person's for a direct message. */
  readonly escalateTo: Readonly<Partial<Record<Platform, string>>>;
  readonly quorum: number;
  readonly fallback: Fallback;
  readonly dailyQuestions: number;
  /** Absent: outside campaigns only. */
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

const reachesPeople = new Set(["slack", "discord"]);

/** Quiet hours apply only where messages reach phones, not to pages or terminals. */
export function wakingHoursOf(rules: DeskRules, bot: string): WakingHours {
  return createWakingHours(reachesPeople.has(bot) ? rules.quietHours : null, rules.timeZone);
}
