/** Whether an audience can be asked one more question now. */
import type { Audience, NewAsk } from "../../core/asking.js";
import { dayMs, startOfDay } from "../../core/local-time.js";
import { mayBeAsked } from "../assign.js";
import type { AskParts } from "./ask-parts.js";

/** The bot may be off. People who were named share their day's questions with everything else that asks them. */
export async function findHindrance(
  parts: AskParts,
  { bot, answerers }: Audience,
): Promise<NewAsk["hindrance"]> {
  const { memory, platforms, clock, rules } = parts;
  const nobody = (message: string) => ({ kind: "nobody-to-ask", message }) as const;
  if (!platforms.has(bot)) return nobody(`Sous is not in ${bot} now. Tell the operator.`);
  if (answerers.length === 0) return null;
  const known = await Promise.all(
    answerers.map(async (id) => (await memory.people.named(bot, id)) ?? null),
  );
  const here = known.filter((person) => person?.optedOutAt == null);
  if (here.length === 0) return nobody("Everybody in this audience has opted out.");
  for (const person of here) if (!person || (await mayBeAsked(parts, person))) return null;
  const now = clock.now();
  // Days may have 25 hours.
  const tomorrow = startOfDay(startOfDay(now, rules.timeZone) + 1.1 * dayMs, rules.timeZone);
  return {
    kind: "budget-spent",
    of: "what its people take in a day",
    retryAfterMs: tomorrow - now,
  };
}
