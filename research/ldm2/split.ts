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
    const draw = drawer(lab, shuffled, type, seed);
    return {
      goals: fill(goals, sizes.goals, draw),
      batches: Array.from({ length: sizes.batches }, (_, batch) =>
        fill(batch === 0 ? own.slice(0, sizes.perType) : [], sizes.perType, draw),
      ),
    };
  });
  return {
    goals: interleave(perType.map(({ goals }) => goals)),
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

type Draw = () => StudyTask | null;

function fill(own: readonly StudyTask[], size: number, draw: Draw): readonly StudyTask[] {
  const filled = [...own];
  while (filled.length < size) {
    const task = draw();
    if (!task) break;
    filled.push(task);
  }
  return filled;
}

/** Draws tasks of a type in one home after the other; null when no home has another one. */
function drawer(lab: TupleLab, homes: readonly StudyTask[], type: TaskType, seed: number): Draw {
  let drawn = 0;
  return () => {
    for (const _ of homes) {
      const home = homes[drawn % homes.length];
      const draw = seed * 1_000_000 + drawn++;
      const task = home && { ...home, id: `${home.id}#${draw}`, type, draw };
      if (task && lab.affords(task)) return task;
    }
    return null;
  };
}

/** The first of each list, then the second of each. */
function interleave<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
