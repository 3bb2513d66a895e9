import { type TaskType, taskTypes } from "../../src/core/episode/scene.js";
import { seededRandom, shuffle } from "../../src/core/random.js";
import type { StudyTask, TupleLab } from "./tuple-lab.js";

export interface SplitSizes {
  /** Expert trajectories per task type in one batch. */
  readonly perType: number;
  readonly batches: number;
  readonly goals: number;
}

export type Split = ReturnType<typeof splitTraining>;

/** The first batch and the goals are the games' own tasks. Drawn ones fill up what is missing, and the other batches. */
export function splitTraining(
  lab: TupleLab,
  training: readonly StudyTask[],
  sizes: SplitSizes,
  seed: number,
) {
  const perType = taskTypes.map((type) => {
    const random = seededRandom(seed, "ldm2");
    const shuffled = shuffle(
      random,
      training.filter((task) => task.type === type),
    );
    const goals = shuffled.slice(0, Math.min(sizes.goals, shuffled.length >> 1));
    const own = shuffled.slice(goals.length);
    const fill = filler(lab, shuffled, type, seed);
    return {
      goals: fill(goals, sizes.goals),
      batches: Array.from({ length: sizes.batches }, (_, batch) =>
        fill(batch === 0 ? own.slice(0, sizes.perType) : [], sizes.perType),
      ),
    };
  });
  return {
    /** The first of each type, then the second of each. */
    goals: Array.from({ length: sizes.goals }, (_, at) =>
      perType.flatMap(({ goals }) => goals[at] ?? []),
    ).flat(),
    batches: Array.from({ length: sizes.batches }, (_, batch) =>
      perType.flatMap(({ batches }) => batches[batch] ?? []),
    ),
  };
}

export function neverUsed(
  tasks: readonly StudyTask[],
  training: readonly StudyTask[],
): readonly StudyTask[] {
  const used = new Set(training.map(({ family }) => family));
  return tasks.filter(({ family }) => !used.has(family));
}

/** Fills up lists with tasks of a type, drawn in one home after the other while they have another one. */
function filler(lab: TupleLab, homes: readonly StudyTask[], type: TaskType, seed: number) {
  let drawn = 0;
  return (own: readonly StudyTask[], size: number): readonly StudyTask[] => {
    const filled = [...own];
    for (let misses = 0; filled.length < size && misses < homes.length; ) {
      const home = homes[drawn % homes.length];
      const draw = seed * 1_000_000 + drawn++;
      const task = home && { ...home, id: `${home.id}#${draw}`, type, draw };
      misses = task && lab.affords(task) ? 0 : misses + 1;
      if (task && misses === 0) filled.push(task);
    }
    return filled;
  };
}
