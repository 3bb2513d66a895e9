/** Refinement in the product: tasks that failed in a household are explored in its simulator. */
import { toTuples } from "../agent/form-tuples.js";
import { refine } from "../agent/refine.js";
import { replayWorldline } from "../agent/worldline.js";
import type { Clock } from "../core/clock.js";
import type { Episode } from "../core/episode.js";
import type { Household, Memory } from "../core/stores.js";
import type { Tuple } from "../core/tuple.js";
import { simulate } from "./households.js";
import { createStoredProposer, createTupleFormer } from "./tuples.js";

export interface HouseholdRefinement {
  /** Episodes of the household that did not get their task done. */
  readonly failed: number;
  /** Those of which exploring found a better way. */
  readonly bettered: number;
  /** Tuples added. */
  readonly added: number;
}

/** Explores each failed episode from where it began; what is kept belongs to that episode. */
export async function refineHousehold(
  memory: Memory,
  household: Household,
  clock: Clock,
): Promise<HouseholdRefinement> {
  const episodes = await memory.episodes.list(household.id);
  const failed = episodes.filter(({ end }) => end?.kind === "truncated");
  const counts = { failed: failed.length, bettered: 0, added: 0 };
  for (const episode of failed) {
    const tuples = await exploreEpisode(memory, household, episode, clock);
    await memory.tuples.keep(tuples);
    counts.bettered += tuples.length > 0 ? 1 : 0;
    counts.added += tuples.length;
  }
  return counts;
}

async function exploreEpisode(
  memory: Memory,
  household: Household,
  episode: Episode,
  clock: Clock,
): Promise<readonly Tuple[]> {
  const start = simulate(household);
  await replayWorldline(start, household.id, memory.episodes, episode.id);
  const { explored } = await refine(
    {
      proposer: createStoredProposer(memory),
      explorer: createStoredProposer(memory, { curious: true }),
      ...{ start, task: episode.task, maxSteps: episode.maxSteps },
    },
    createTupleFormer(),
  );
  return toTuples(explored, episode, clock.now());
}
