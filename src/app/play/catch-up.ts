/** Reads what people wrote, edited and deleted while no process listened. */
import type { Logger } from "pino";
import type { Memory } from "../../../memory/stores.js";
import type { Bot } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import type { Episode } from "../../core/episode/episode.js";
import { DeliveryError } from "../../core/errors.js";

const mostCatchUps = 50;
/** People may still reply to the message of an ended task. */
const repliesComeForMs = 24 * 60 * 60_000;
const firstRetryMs = 1000;
const longestRetryMs = 5 * 60_000;

export interface CatchUpOptions {
  readonly clock: Clock;
  readonly log: Logger;
}

/** @returns bots whose platform could not be read, to try again */
export async function catchUp(
  memory: Memory,
  bots: readonly Bot[],
  { clock, log }: CatchUpOptions,
): Promise<readonly Bot[]> {
  const missed: Bot[] = [];
  const episodes = await recentEpisodes(memory, clock.now() - repliesComeForMs);
  for (const bot of bots) {
    const cards = [];
    for (const { id, end } of episodes.filter((one) => one.bot === bot.platform))
      for (const { kind, ref } of await memory.outbox.list({ episode: id }))
        if (ref && (kind === "card" || kind === "call"))
          cards.push({ episode: id, ref, isOver: end !== null });
    if (cards.length === 0) continue;
    await bot.catchUp(cards).catch((error: unknown) => {
      const isRefused = error instanceof DeliveryError && !error.retryable;
      const then = isRefused ? "going on without" : "trying again";
      log.warn(
        { event: "catch-up-failed", error, bot: bot.platform },
        `could not catch up, ${then}`,
      );
      if (!isRefused) missed.push(bot);
    });
  }
  return missed;
}

export async function keepCatchingUp(
  bots: readonly Bot[],
  memory: Memory,
  { clock, log, signal }: CatchUpOptions & { readonly signal: AbortSignal },
): Promise<void> {
  let missed = bots;
  for (let pause = firstRetryMs; missed.length > 0; pause = Math.min(longestRetryMs, pause * 2)) {
    await clock.sleep(pause, signal).catch(() => undefined);
    if (signal.aborted) return;
    missed = await catchUp(memory, missed, { clock, log });
  }
}

/** Returns open episodes, each household's last two, and those started since then. */
async function recentEpisodes(memory: Memory, since: number): Promise<readonly Episode[]> {
  const found = [
    ...(await memory.episodes.unfinished()),
    ...(await memory.episodes.startedSince(since)),
  ];
  for (const { id } of await memory.households.list()) {
    const last = await memory.episodes.last(id);
    if (last) found.push(...(await memory.episodes.list(id, last.round - 1)));
  }
  return [...new Map(found.map((episode) => [episode.id, episode])).values()]
    .sort((a, b) => Number(b.end === null) - Number(a.end === null) || b.startedAt - a.startedAt)
    .slice(0, mostCatchUps);
}
