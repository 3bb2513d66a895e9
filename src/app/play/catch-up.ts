/** Reads what people wrote, edited and deleted while no process listened. */
import type { Memory } from "../../../memory/stores.js";
import type { Bot } from "../../core/bot.js";
import type { Episode } from "../../core/episode/episode.js";
import { DeliveryError } from "../../core/errors.js";
import type { AppContext } from "../serve/app-context.js";

const mostCatchUps = 50;
/** For this long, people may still reply to an ended task's message. */
const repliesComeForMs = 24 * 60 * 60_000;
const firstRetryMs = 1000;
const longestRetryMs = 5 * 60_000;

type Parts = Pick<AppContext, "memory" | "clock" | "log">;

/** @returns bots whose platform could not be read, to try again */
export async function catchUp(
  { memory, clock, log }: Parts,
  bots: readonly Bot[],
): Promise<readonly Bot[]> {
  const failed: Bot[] = [];
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
      if (!isRefused) failed.push(bot);
    });
  }
  return failed;
}

export async function keepCatchingUp(
  parts: Parts,
  bots: readonly Bot[],
  signal: AbortSignal,
): Promise<void> {
  let failed = bots;
  for (let pause = firstRetryMs; failed.length > 0; pause = Math.min(longestRetryMs, pause * 2)) {
    await parts.clock.sleep(pause, signal).catch(() => undefined);
    if (signal.aborted) return;
    failed = await catchUp(parts, failed);
  }
}

/** Returns open episodes, each household's last two, and those started later than `since`. */
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
