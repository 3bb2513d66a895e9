/**
 * Plays a home's failed tasks again in simulation, to learn from better tries. A mind (`TupleMind`) decides by tuples,
 * and its `maker` forms them.
 */
import type { Memory } from "../../../memory/stores.js";
import { playGreedily } from "../../agent/explore.js";
import { formExperiences, toTuples } from "../../agent/form-tuples.js";
import { type RefinementCount, refine, refineGuarded } from "../../agent/refine-guarded.js";
import { replayWorldline } from "../../agent/worldline.js";
import type { Clock } from "../../core/clock.js";
import type { Episode, TrajectoryStep } from "../../core/episode/episode.js";
import type { Household } from "../../core/memory/stores.js";
import type { Experience } from "../../core/memory/tuple.js";
import { createTupleMind, type TupleMind } from "../../policies/tuples/proposer.js";
import { createTupleMaker } from "../../policies/tuples/summarise.js";
import { simulate } from "../play/households.js";

/** Number of newest tasks in which the robot must do no worse with the new tuples than before. */
const mostWatched = 50;

/** Learns from failed tasks. Keeps new tuples only if none of the newest tasks gets a lower reward with them. */
export async function refineHousehold(
  memory: Memory,
  household: Household,
  clock: Clock,
  form: FormMind = formByRule,
): Promise<RefinementCount> {
  const ended = (await memory.episodes.list(household.id)).filter(({ end }) => end !== null);
  const failed = ended.filter(({ end }) => end?.kind === "truncated");
  const mind = await form(await memory.tuples.list());
  const begin = async ({ round, task, maxSteps }: Episode) => {
    const start = simulate(household);
    await replayWorldline(start, household.id, memory.episodes, round);
    return { proposer: mind.proposer, explorer: mind.explorer, start, task, maxSteps };
  };
  const watched: Awaited<ReturnType<typeof begin>>[] = [];
  for (const episode of ended.slice(-mostWatched)) watched.push(await begin(episode));
  return refineGuarded({
    tasks: failed,
    explore: async (episode) => refine(await begin(episode), mind.maker, mind.judge),
    memory: mind.memory,
    watched,
    rewardOf: async (begun) => {
      const { reward } = await playGreedily({ ...begun, summarise: mind.maker.summarise });
      return reward;
    },
    onKept: async (episode, { explored, best }) => {
      const formed = await formLast(explored.length, episode, best?.trajectory ?? []);
      await memory.tuples.keep(toTuples(formed, episode, clock.now()));
    },
  });
}

export type FormMind = (kept: readonly Experience[]) => Promise<TupleMind>;

const formByRule: FormMind = async (kept) => createTupleMind(kept, createTupleMaker());

/** Forms tuples of the last `count` actions by rules, so that every policy can use them. */
async function formLast(
  count: number,
  { task }: Episode,
  trajectory: readonly TrajectoryStep[],
): Promise<readonly Experience[]> {
  const actions = trajectory.filter(({ kind }) => kind === "act").length;
  return formExperiences(createTupleMaker(), task, trajectory, "explored", actions - count);
}
