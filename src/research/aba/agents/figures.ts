/** How episodes ended, and what the models took, per episode. */
import type { PlayedGame } from "../alfworld/play-all.js";

/** Numbers by name, sorted by name. */
export type Counts = Readonly<Record<string, number>>;

/** Means per episode; cost is in US dollars. */
export interface UsageFigures {
  readonly requestsPerEpisode: number;
  /** Calls that the cache answered. */
  readonly cachedPerEpisode: number;
  readonly promptTokensPerEpisode: number;
  readonly completionTokensPerEpisode: number;
  readonly costPerEpisode: number;
  /** Requests that were sent in all. */
  readonly requests: number;
}

/** Episodes by how they ended: "done", or what cut them short. */
export function countEndings(played: readonly PlayedGame[]): Counts {
  return count(played.flatMap(({ rounds }) => rounds.map(({ end }) => end ?? "done")));
}

/** Calls of models that failed for good, by kind. */
export function countFailures(played: readonly PlayedGame[]): Counts {
  return count(played.flatMap(({ modelFailures = [] }) => modelFailures));
}

function count(names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function measureUsage(played: readonly PlayedGame[]): UsageFigures {
  const episodes = played.reduce((sum, { rounds }) => sum + rounds.length, 0);
  const total = (read: (usage: NonNullable<PlayedGame["usage"]>) => number): number =>
    played.reduce((sum, { usage }) => sum + (usage ? read(usage) : 0), 0);
  const perEpisode = (sum: number): number => (episodes === 0 ? 0 : sum / episodes);
  return {
    requestsPerEpisode: perEpisode(total(({ requests }) => requests)),
    cachedPerEpisode: perEpisode(total(({ cached }) => cached)),
    promptTokensPerEpisode: perEpisode(total(({ promptTokens }) => promptTokens)),
    completionTokensPerEpisode: perEpisode(total(({ completionTokens }) => completionTokens)),
    costPerEpisode: perEpisode(total(({ cost }) => cost)),
    requests: total(({ requests }) => requests),
  };
}
