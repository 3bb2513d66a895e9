/** Daily tasks: begun by the clock, at most one a day and home, over restarts too. */
import type { Logger } from "pino";
import type { Clock } from "../core/clock.js";
import type { AskPolicyName } from "../core/episode.js";
import { SousError } from "../core/errors.js";
import { localTimeOf } from "../core/local-time.js";
import type { KnowledgeMode } from "../core/question.js";
import type { Memory, Schedule } from "../core/stores.js";
import { type DeskRules, wakingHoursOf } from "../desk/rules.js";
import { taskRequest } from "./control/task-request.js";
import type { Runner } from "./runner.js";

export interface SchedulerOptions {
  readonly memory: Memory;
  readonly runner: Pick<Runner, "start">;
  readonly clock: Clock;
  readonly log: Logger;
  /** The bots of this process: what another one carries is not begun here. */
  readonly bots: ReadonlySet<string>;
  readonly mode: KnowledgeMode;
  /** When daily tasks ask people; "missing" when absent. */
  readonly ask?: AskPolicyName | undefined;
  /** When nobody is to be asked. */
  readonly rules: DeskRules;
}

export interface Scheduler {
  /** Begins what is due now and was not begun yet today; then watches the clock until stopped. */
  start(): void;
  stop(): Promise<void>;
}

const checkMs = 15_000;

export function createScheduler(options: SchedulerOptions): Scheduler {
  const { memory, clock, log } = options;
  const stopping = new AbortController();
  let watching: Promise<void> = Promise.resolve();

  async function beginDue(): Promise<void> {
    for (const schedule of await memory.schedules.list()) {
      if (stopping.signal.aborted) return;
      await beginIfDue(options, schedule);
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await beginDue().catch((error) => log.error({ error }, "a daily task was not begun"));
      await clock.sleep(checkMs, stopping.signal).catch(() => undefined);
    }
  }

  return {
    start() {
      watching = watch();
    },
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

/**
 * A time that passed while nothing ran, or in quiet hours, is made up for on the same day. A task that
 * is going on already, or that somebody paused, is the day's task.
 */
async function beginIfDue(options: SchedulerOptions, schedule: Schedule): Promise<void> {
  const { memory, runner, clock, log, bots, mode, rules, ask = "missing" } = options;
  const { day, minute } = localTimeOf(clock.now(), schedule.timeZone);
  const isDue = schedule.lastDay !== day && minute >= schedule.minute;
  const isQuiet = wakingHoursOf(rules, schedule.bot).isQuiet(clock.now());
  if (!isDue || isQuiet || !bots.has(schedule.bot)) return;
  const household = await memory.households.get(schedule.household);
  const isPaused = (await memory.runs.get(schedule.household))?.pausedAt != null;
  const isBusy = (await memory.episodes.unfinished()).some(
    (episode) => episode.household === schedule.household,
  );
  const { bot, channel } = schedule;
  try {
    if (household && !isBusy && !isPaused)
      await runner.start(
        taskRequest({
          household,
          bot,
          channel,
          mode,
          askPolicy: ask,
          rounds: 1,
          origin: "scheduled",
        }),
      );
  } catch (error) {
    if (!(error instanceof SousError)) throw error;
    log.warn({ error, household: schedule.household }, "the daily task did not begin");
  }
  // Marked after it began: a kill in between finds the open task, and begins no second one.
  await memory.schedules.markDay(schedule.household, day);
}
