/** Starts each home's daily task (`/sous schedule`), at most once a day, also over restarts. */
import { SousError } from "../core/errors.js";
import { dayMs, localTimeOf } from "../core/local-time.js";
import { StorageError } from "../core/memory/storage.js";
import type { Schedule } from "../core/memory/stores.js";
import { letsIn } from "../core/people/installation.js";
import { wakingHoursOf } from "../desk/rules.js";
import { type Repeated, repeat } from "./operating/repeat.js";
import { findOpenEpisode, isPaused } from "./play/open-episode.js";
import { taskDefaults } from "./play/run-rounds.js";
import type { AppContext } from "./serve/app-context.js";

export type SchedulerContext = Omit<AppContext, "runner"> & {
  readonly runner: Pick<AppContext["runner"], "start">;
};

const checkMs = 15_000;

export function createScheduler(context: SchedulerContext): Repeated {
  const { memory, clock, log } = context;
  const beginDue = async (signal: AbortSignal): Promise<void> => {
    for (const schedule of await memory.schedules.list())
      if (!signal.aborted) await beginIfDue(context, schedule);
  };
  return repeat(clock, checkMs, beginDue, (error) =>
    log.error({ event: "daily-task-failed", error }, "a daily task was not begun"),
  );
}

/** Whether the day's task has begun. A last day up to 3 days ahead counts too, as clocks may be set back. */
function isDone({ lastDay, timeZone }: Schedule, now: number, day: string): boolean {
  return (
    lastDay !== null && lastDay >= day && lastDay <= localTimeOf(now + 3 * dayMs, timeZone).day
  );
}

/** Starts the day's task, also late if Sous was stopped or hours were quiet. An open task counts as the day's task. */
async function beginIfDue(context: SchedulerContext, schedule: Schedule): Promise<void> {
  const { memory, runner, clock, log, platforms, mode, rules, ask: askPolicy } = context;
  const { bot, channel } = schedule;
  const { day, minute } = localTimeOf(clock.now(), schedule.timeZone);
  const isDue = !isDone(schedule, clock.now(), day) && minute >= schedule.minute;
  const isQuiet = wakingHoursOf(rules, bot).isQuiet(clock.now());
  if (!isDue || isQuiet || !platforms.has(bot)) return;
  if (!(await letsIn(memory.installations, channel))) return;
  const household = await memory.households.get(schedule.household);
  const isBusy =
    (await isPaused(memory, schedule.household)) ||
    (await findOpenEpisode(memory, schedule.household)) !== null;
  try {
    if (household && !isBusy)
      await runner.start({
        ...taskDefaults,
        household,
        bot,
        channel,
        mode,
        askPolicy,
        rounds: 1,
        origin: "scheduled",
      });
  } catch (error) {
    if (!(error instanceof SousError) || error instanceof StorageError) throw error;
    log.warn(
      { event: "daily-task-failed", error, household: schedule.household },
      "the daily task did not begin",
    );
  }
  // Stored after the start: if Sous is killed in between, the open task counts as the day's task.
  await memory.schedules.markDay(schedule.household, day);
}
