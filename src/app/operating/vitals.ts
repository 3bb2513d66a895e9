import type { Memory } from "../../../memory/stores.js";
import type { Bot } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import type { StorageTrouble } from "../../core/memory/storage.js";
import type { ModelUsage } from "../../core/model/model.js";
import type { Runner } from "../runner.js";

type StoredVitals = Awaited<ReturnType<Memory["vitals"]["read"]>>;

export interface Vitals extends StoredVitals {
  readonly at: number;
  /** Includes tasks that wait for people. */
  readonly playing: number;
  readonly paused: number;
  /** Homes whose task should run and does not. */
  readonly stopped: readonly string[];
  readonly storage: StorageTrouble | null;
  /** `trouble` is null while connected. */
  readonly platforms: readonly { readonly platform: string; readonly trouble: string | null }[];
  readonly usage: ModelUsage;
}

export interface VitalsParts {
  readonly memory: Memory;
  readonly bots: readonly Bot[];
  readonly played: ReadonlySet<string>;
  readonly runner: Pick<Runner, "isRunning">;
  readonly clock: Clock;
}

/** @returns a function that measures; rejects when the database is unreadable */
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
