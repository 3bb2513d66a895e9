/** LDM2 without a language model: success from memory alone, before and after refinement. */
import type { RefinementCount } from "../../src/agent/refine-guarded.js";
import { InputError } from "../../src/core/errors.js";
import type { TaskType } from "../../src/core/scene.js";
import { inJobs } from "../lab/in-jobs.js";
import { averageOf, countValues } from "../lab/numbers.js";
import { eachGame } from "../lab/part.js";
import { requirePlayed } from "../lab/skipped.js";
import type { MemoryIndices, StudyTask } from "./contract.js";
import { measureArm, type Played, paperRates } from "./figures.js";
import { neverUsed, type Split, type SplitSizes, splitTraining } from "./split.js";
import type { StudyMemory, TupleLab } from "./tuple-lab.js";

export interface BenchLdm2Request extends SplitSizes {
  /** Memory is formed and refined here only. */
  readonly training: readonly StudyTask[];
  /** Played from memory; those of a family that is in training are left out. */
  readonly evaluation: readonly StudyTask[];
  readonly seeds: readonly number[];
  readonly maxSteps: number;
  /** Smaller memories, in trajectories per type, each before and after refinement. */
  readonly curve: readonly number[];
  /** Also without one index, and with 1 to `batches` batches. */
  readonly ablations: boolean;
  /** Called after each memory that was played; `of` counts all of them. */
  readonly onProgress?: (done: number, of: number) => void;
}

const bothIndices: MemoryIndices = { goals: true, observations: true };

type SeededSplit = Split & { readonly seed: number };

interface Study {
  readonly lab: TupleLab;
  readonly request: BenchLdm2Request;
  readonly games: readonly StudyTask[];
  readonly played: () => void;
}

/** Forms, plays, refines and plays again with every seed. Throws InputError when there is nothing to play. */
export async function benchLdm2(lab: TupleLab, request: BenchLdm2Request) {
  const { training, evaluation, seeds, curve, maxSteps, goals, perType } = request;
  const games = neverUsed(evaluation, training);
  requirePlayed(Math.min(training.length, evaluation.length), lab.skipped);
  if (games.length === 0)
    throw new InputError("there are no games that are not among those to train");
  const ablated = request.ablations ? 3 + 2 * request.batches : 0;
  const of = seeds.length * (2 + 2 * curve.length + ablated);
  let done = 0;
  const study = { lab, request, games, played: () => request.onProgress?.(++done, of) };

  const splits = seeds.map((seed) => ({ seed, ...splitTraining(lab, training, request, seed) }));
  const ablate = async (indices: MemoryIndices) =>
    request.ablations ? playIndices(study, splits, indices) : null;
  return {
    ...(await playRefined(study, splits, perType)),
    games: games.length,
    leftOut: evaluation.length - games.length,
    seeds,
    maxSteps,
    goals,
    gamesByType: countValues(games.map(({ type }) => type)),
    curve: await inJobs(1, curve, (size) => playRefined(study, splits, size)),
    withoutGoalIndex: await ablate({ goals: false, observations: true }),
    withoutObservationIndex: await ablate({ goals: true, observations: false }),
    withoutIndices: await ablate({ goals: false, observations: false }),
    batches: request.ablations ? await playBatches(study, splits) : [],
    skipped: lab.skipped,
    paper: paperRates,
  };
}

export type Ldm2Result = Awaited<ReturnType<typeof benchLdm2>>;

/** The first batch, or the first trajectories of each type of it: before and after refinement. */
async function playRefined(study: Study, splits: readonly SeededSplit[], perType: number) {
  const { lab, request } = study;
  const arms = await eachSeed(splits, ["refined", perType], async ({ batches, goals }) => {
    const memory = await lab.form(firstOfEachType(batches[0] ?? [], perType), bothIndices);
    const before = await playAll(study, memory);
    const refinement = await memory.refine(goals, request.maxSteps);
    const after = await playAll(study, memory);
    return { before, after, refinement, tuples: memory.size };
  });
  const meanOf = (key: keyof RefinementCount) => averageOf(arms, (arm) => arm.refinement[key]);
  return {
    perType,
    before: measureArm(arms.map(({ before }) => before)),
    after: measureArm(arms.map(({ after }) => after)),
    /** Seeds with which fewer games succeeded after refinement. */
    lowered: arms.filter(({ before, after }) => countDone(after) < countDone(before)).length,
    tuples: averageOf(arms, ({ tuples }) => tuples),
    refinement: {
      failed: meanOf("failed"),
      bettered: meanOf("bettered"),
      added: meanOf("added"),
      withdrawn: meanOf("withdrawn"),
    },
  };
}

async function playIndices(study: Study, splits: readonly SeededSplit[], indices: MemoryIndices) {
  const perSeed = await eachSeed(splits, indices, async ({ batches }) =>
    playAll(study, await study.lab.form(batches[0] ?? [], indices)),
  );
  return measureArm(perSeed);
}

async function playBatches(study: Study, splits: readonly SeededSplit[]) {
  const apart = await eachSeed(splits, "apart", ({ batches }) =>
    inJobs(1, batches, async (batch) => playAll(study, await study.lab.form(batch, bothIndices))),
  );
  const counts = Array.from({ length: study.request.batches }, (_, index) => index + 1);
  return inJobs(1, counts, async (count) => {
    const merged = await eachSeed(splits, ["merged", count], async ({ batches }) =>
      playAll(study, await study.lab.form(batches.slice(0, count).flat(), bothIndices)),
    );
    return {
      batches: count,
      merged: measureArm(merged),
      chosen: measureArm(
        await inJobs(1, apart, (played) => chooseEach(study.lab, played.slice(0, count))),
      ),
    };
  });
}

/** Of each game the way that one of the batches went. */
function chooseEach(
  lab: TupleLab,
  batches: readonly (readonly Played[])[],
): Promise<readonly Played[]> {
  const [first = []] = batches;
  return inJobs(1, [...first.entries()], async ([index, played]) => {
    const ways = batches.flatMap((batch) => batch[index] ?? []);
    return ways[await lab.choose(played.task, ways)] ?? played;
  });
}

/** A memory plays all games, so that a seed is the least that a shard can play. */
function eachSeed<Result>(
  splits: readonly SeededSplit[],
  more: unknown,
  work: (split: SeededSplit) => Promise<Result>,
): Promise<readonly Result[]> {
  return eachGame(1, splits, ({ seed }) => ({ game: "", seed, more }), work);
}

async function playAll(
  { games, request, played }: Study,
  memory: StudyMemory,
): Promise<readonly Played[]> {
  const all = await inJobs(1, games, async (task) => ({
    task,
    ...(await memory.play(task, request.maxSteps)),
  }));
  played();
  return all;
}

function firstOfEachType(tasks: readonly StudyTask[], most: number): readonly StudyTask[] {
  const taken = new Map<TaskType, number>();
  return tasks.filter(({ type }) => {
    const count = (taken.get(type) ?? 0) + 1;
    taken.set(type, count);
    return count <= most;
  });
}

function countDone(played: readonly Played[]): number {
  return played.filter(({ success }) => success).length;
}
