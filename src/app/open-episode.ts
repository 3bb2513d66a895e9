import type { Episode } from "../core/episode.js";
import type { Memory } from "../core/stores.js";

export async function findOpenEpisode(memory: Memory, household: string): Promise<Episode | null> {
  const open = await memory.episodes.unfinished();
  return open.find((episode) => episode.household === household) ?? null;
}

export async function isPaused(memory: Memory, household: string): Promise<boolean> {
  return (await memory.runs.get(household))?.pausedAt != null;
}
