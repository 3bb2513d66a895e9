/** Refinement in the product: tasks that failed in a household are explored in its simulator. */
import { type Exploration, playGreedily } from "../../agent/explore.js";
import { toTuples } from "../../agent/form-tuples.js";
import { type Refinement, refine } from "../../agent/refine.js";
import { type RefinementCount, refineGuarded } from "../../agent/refine-guarded.js";
import { replayWorldline } from "../../agent/worldline.js";
import type { Clock } from "../../core/clock.js";
import type { Episode } from "../../core/episode.js";
import type { Simulator } from "../../core/scene.js";
import type { Household, Memory } from "../../core/stores.js";
import type { TupleFormer } from "../../core/tuple.js";
import { createProposer, TupleMemory } from "../../policies/tuples/index.js";
import { simulate } from "../households.js";
import { createTupleFormer } from "./tuple-policies.js";

/** The newest episodes are watched: refinement must not make them worse. */
const mostWatched = 50;

/** A task of the household, and the home as it was when that task began. */
interface Begun {
  readonly episode: Episode;
  readonly start: Simulator;
}

/**
 * Explores each failed episode from its beginning. New tuples belong to that episode, and are kept only when no watched
 * task goes worse than before.
 */
export async function refineHousehold(
  memory: Memory,
  household: Household,
  clock: Clock,
): Promise<RefinementCount> {
  const ended = (await memory.episodes.list(household.id)).filter(({ end }) => end !== null);
  const failed = ended.filter(({ end }) => end?.kind === "truncated");
  const begin = async (episode: Episode): Promise<Begun> => {
    const start = simulate(household);
    await replayWorldline(start, household.id, memory.episodes, episode.id);
    return { episode, start };
  };
  const tuples = new TupleMemory(await memory.tuples.list());
  const watched = await inTurn(ended.slice(-mostWatched), begin);
  return refineGuarded({
    tasks: failed,
    explore: async (episode) => explore(tuples, await begin(episode)),
    memory: tuples,
    rewards: () => inTurn(watched, (begun) => rewardOf(tuples, begun)),
    onKept: (episode, explored) => memory.tuples.keep(toTuples(explored, episode, clock.now())),
  });
}

function explore(tuples: TupleMemory, begun: Begun): Promise<Refinement> {
  const former = createTupleFormer();
  return refine(explorationOf(tuples, begun, former), former);
}

/** How far memory alone gets. */
async function rewardOf(tuples: TupleMemory, begun: Begun): Promise<number> {
  const former = createTupleFormer();
  const { summariser } = former;
  const { reward } = await playGreedily({ ...explorationOf(tuples, begun, former), summariser });
  return reward;
}

function explorationOf(
  tuples: TupleMemory,
  { episode, start }: Begun,
  former: TupleFormer,
): Omit<Exploration, "summariser"> {
  return {
    proposer: createProposer(tuples, former),
    explorer: createProposer(tuples, former, { curious: true }),
    start,
    task: episode.task,
    maxSteps: episode.maxSteps,
  };
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
