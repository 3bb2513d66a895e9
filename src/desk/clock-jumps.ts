/** What waits for an answer waits as long as it was to, also when the time of day jumps. */
import { elapsedOn } from "../core/clock.js";
import { type DeskParts, partsFor } from "./parts.js";
import { wakingHoursOf } from "./rules.js";

/** Less is a clock that is set right little by little. */
const leastJumpMs = 5000;

/**
 * Gives a function that finds out whether somebody has set the clock, or the computer has slept, since it was last
 * called. Then it moves deadlines, reminders and deliveries by as much. Rows have the time of day, so that they hold
 * after a restart too.
 */
export function followClock({ memory, clock, log }: DeskParts): () => Promise<void> {
  const aheadBy = (): number => clock.now() - elapsedOn(clock);
  let known = aheadBy();
  let following: Promise<void> = Promise.resolve();

  async function follow(): Promise<void> {
    const by = aheadBy() - known;
    if (Math.abs(by) < leastJumpMs) return;
    await memory.questions.moveWaits({ by }, clock.now());
    known += by;
    log.warn({ event: "clock-jumped", seconds: Math.round(by / 1000) }, "the clock was set");
  }

  return () => {
    // Also after one that failed: it moves by the same again.
    following = following.then(follow, follow);
    return following;
  };
}

/**
 * While nothing ran the clock may have been set back, and then open questions were asked in the future. They wait as
 * long as if they were asked now, at most.
 */
export async function boundWaits(given: DeskParts): Promise<void> {
  const { memory, clock } = given;
  const now = clock.now();
  for (const question of await memory.questions.askedAfter(now)) {
    const { id, deadline, episode } = question;
    const { rules, answerTimeoutMs } = await partsFor(given, question);
    const bot = (await memory.episodes.get(episode))?.bot;
    if (!bot) continue;
    const by = wakingHoursOf(rules, bot).addAwake(now, answerTimeoutMs) - deadline;
    if (by < 0) await memory.questions.moveWaits({ by, question: id }, now);
  }
}
