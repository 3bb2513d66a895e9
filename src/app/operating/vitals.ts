import type { Bot } from "../../core/bot.js";
import type { AppContext } from "../serve/app-context.js";

export type Vitals = Awaited<ReturnType<ReturnType<typeof createVitals>>>;

/** Measures the numbers of metrics and alerts. @returns a function that rejects when the database is unreadable */
export function createVitals(
  {
    memory,
    platforms,
    runner,
    clock,
  }: Pick<AppContext, "memory" | "platforms" | "runner" | "clock">,
  bots: readonly Bot[],
) {
  const startedAt = clock.now();
  return async () => {
    const paused = new Set(
      (await memory.runs.list()).flatMap((run) => (run.pausedAt === null ? [] : [run.household])),
    );
    const open = (await memory.episodes.unfinished()).filter(({ bot }) => platforms.has(bot));
    const isPlaying = open.map(({ household }) => runner.isRunning(household));
    const idle = open.filter((_, place) => !isPlaying[place]).map(({ household }) => household);
    return {
      ...(await memory.vitals.read()),
      at: clock.now(),
      /** Includes tasks that wait for people. */
      playing: isPlaying.filter(Boolean).length,
      paused: idle.filter((household) => paused.has(household)).length,
      /** Homes whose task should run and does not. */
      stopped: idle.filter((household) => !paused.has(household)),
      storage: memory.storage.trouble(),
      /** `trouble` is null while connected. */
      platforms: bots.map((bot) => ({ platform: bot.platform, trouble: bot.trouble?.() ?? null })),
      usage: await memory.models.sumUsage({ since: startedAt }),
    };
  };
}
