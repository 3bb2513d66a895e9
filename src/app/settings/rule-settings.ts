/** Parses the settings of when and whom Sous asks. */
import { z } from "zod";
import { minuteMs } from "../../core/local-time.js";
import { fallbacks } from "../../core/question/question.js";
import type { DeskRules, QuietHours } from "../../desk/rules.js";

const longestMinutes = 43_200;
const none = "none";

/** Accepts "22:00-07:00" or "none". */
export const quietHoursShape = z.string().trim().transform(readQuietHours);

export const ruleSettings = {
  SOUS_QUIET_HOURS: quietHoursShape.prefault("22:00-07:00"),
  SOUS_REMIND_MINUTES: z.string().trim().default("5").transform(readMinutes),
  SOUS_ESCALATE: z.string().trim().default(none).transform(readEscalation),
  SOUS_ANSWERS_PER_QUESTION: z.coerce.number().int().min(1).max(20).default(1),
  SOUS_IF_NOBODY_ANSWERS: z.enum(fallbacks).default("explore"),
  SOUS_DAILY_QUESTIONS: z.coerce.number().int().min(0).max(1000).default(3),
};

export function rulesFrom(settings: z.infer<z.ZodObject<typeof ruleSettings>>): DeskRules {
  return Object.freeze({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quietHours: settings.SOUS_QUIET_HOURS,
    remindAfterMs: settings.SOUS_REMIND_MINUTES,
    ...settings.SOUS_ESCALATE,
    quorum: settings.SOUS_ANSWERS_PER_QUESTION,
    fallback: settings.SOUS_IF_NOBODY_ANSWERS,
    dailyQuestions: settings.SOUS_DAILY_QUESTIONS,
  });
}

function readQuietHours(text: string, context: z.RefinementCtx): QuietHours | null {
  if (text === none) return null;
  const times = /^(\d\d?):(\d\d)-(\d\d?):(\d\d)$/.exec(text)?.slice(1).map(Number) ?? [];
  const [fromHour = 24, fromMinute = 0, toHour = 24, toMinute = 0] = times;
  if (fromHour < 24 && toHour < 24 && fromMinute < 60 && toMinute < 60) {
    return { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
  }
  context.addIssue('is not a time span; use one like 22:00-07:00, or "none"');
  return z.NEVER;
}

/** Parses "5, 30" to milliseconds, the shortest first. */
function readMinutes(text: string, context: z.RefinementCtx): readonly number[] {
  if (text === none) return [];
  const minutes = text.split(",").map((part) => Number(part.trim() || Number.NaN));
  if (minutes.every((value) => value > 0 && value <= longestMinutes)) {
    return minutes.sort((a, b) => a - b).map((value) => value * minuteMs);
  }
  context.addIssue('is not a list of minutes; use one like 5,30, or "none"');
  return z.NEVER;
}

/** Parses "30,C0123,123456789012345678": minutes, and a Slack or Discord id, or both. */
function readEscalation(
  text: string,
  context: z.RefinementCtx,
): Pick<DeskRules, "escalateAfterMs" | "escalateTo"> {
  const shape = /^(?:(\d{1,5})[\s,]+)?([A-Z][A-Z\d]+)?[\s,]*(\d{15,21})?$/;
  const [, minutes, slack, discord] = (text === none ? null : shape.exec(text)) ?? [];
  if (text !== none && !slack && !discord)
    context.addIssue('is not minutes and an id; use some like 30,C0123, or "none"');
  return {
    escalateAfterMs: minutes === undefined ? null : Number(minutes) * minuteMs,
    escalateTo: { ...(slack && { slack }), ...(discord && { discord }) },
  };
}
