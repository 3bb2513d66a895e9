/** Measures a running Sous: its rows, its tasks and its connections. */
import type { Bot } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import type { ModelUsage } from "../../core/model.js";
import type { StorageTrouble } from "../../core/storage.js";
import type { Memory } from "../../core/stores.js";
import type { StoredVitals } from "../../core/vitals.js";
import type { Runner } from "../runner.js";

export interface Vitals extends StoredVitals {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Tasks that are being played, or wait for people. */
  readonly playing: number;
  /** Tasks that people paused. */
  readonly paused: number;
  /** Homes whose task should go on and does not. */
  readonly stopped: readonly string[];
  /** Why nothing can be written; null while it can. */
  readonly storage: StorageTrouble | null;
  /** What is wrong with each platform; null while it is connected. */
  readonly platforms: readonly { readonly platform: string; readonly trouble: string | null }[];
  /** Calls of language models since this process started. */
  readonly usage: ModelUsage;
}

export interface VitalsParts {
  readonly memory: Memory;
  readonly bots: readonly Bot[];
  /** On which tasks are played here. */
  readonly played: ReadonlySet<string>;
  readonly runner: Pick<Runner, "isRunning">;
  readonly clock: Clock;
}

/** @returns measures now; rejects when the database cannot be read */
export function createVitals({
  memory,
  bots,
  played,
  runner,
  clock,
}: VitalsParts): () => Promise<Vitals> {
  const startedAt = clock.now();
  return async () => {
    const paused = new Set(
      (await memory.runs.list()).flatMap((run) => (run.pausedAt === null ? [] : [run.household])),
    );
    const open = (await memory.episodes.unfinished()).filter(({ bot }) => played.has(bot));
    const isPlaying = open.map(({ household }) => runner.isRunning(household));
    const idle = open.filter((_, place) => !isPlaying[place]).map(({ household }) => household);
    return {
      ...(await memory.vitals.read()),
      at: clock.now(),
      playing: isPlaying.filter(Boolean).length,
      paused: idle.filter((household) => paused.has(household)).length,
      stopped: idle.filter((household) => !paused.has(household)),
      storage: memory.storage.trouble(),
      platforms: bots.map((bot) => ({ platform: bot.platform, trouble: bot.trouble?.() ?? null })),
      usage: await memory.models.sumUsage({ since: startedAt }),
    };
  };
}
