/** Looks up what a home is doing: its open episode, waiting orders and pause. */
import type { Memory } from "../../../memory/stores.js";
import type { Episode } from "../../core/episode/episode.js";
import type { OrderedTask } from "../../core/memory/stores.js";

export async function findOpenEpisode(memory: Memory, household: string): Promise<Episode | null> {
  const open = await memory.episodes.unfinished();
  return open.find((episode) => episode.household === household) ?? null;
}

/** Returns the orders that no episode has taken up, the next first. */
export async function waitingOrders(
  { runs, episodes }: Memory,
  household: string,
): Promise<readonly OrderedTask[]> {
  const { orders = [] } = (await runs.get(household)) ?? {};
  const begun = await Promise.all(orders.map(({ id }) => episodes.get(id)));
  return orders.filter((_, at) => begun[at] === null);
}

export async function isPaused(memory: Memory, household: string): Promise<boolean> {
  return (await memory.runs.get(household))?.pausedAt != null;
}
