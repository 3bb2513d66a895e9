/** The cooking world for trainers and benches. */
import {
  type CookingTaskName,
  cookingEngine,
  cookingTasks,
  cookingVocabulary,
  drawGame,
  playCooking,
} from "../../scenes/cooking/index.js";
import { InputError } from "../../src/core/errors.js";
import type { QuerySimulator } from "../../src/core/query-scene.js";
import { createCookingPlanner } from "../../src/policies/query/index.js";
import { readGames } from "./game-file.js";
import { openCookingReading } from "./learner/cooking-reading.js";
import { type Ablation, lacks, type QueryLab } from "./learner/learning.js";
import { createLearnedPolicy, createQueryLearner } from "./learner/query-learner.js";

const cookingTaskNames = Object.keys(cookingTasks).filter(isTask);

export function createCookingLab(): QueryLab {
  const open = (without: Ablation | undefined) => (instruction: string) =>
    openCookingReading(instruction, { vocabulary: cookingVocabulary, without });
  return {
    world: "cooking",
    engine: cookingEngine,
    tasks: cookingTaskNames,
    trainingGames: 8_000,
    game(task, use, seed, index) {
      return playCooking(drawGame(findCookingTask(task), seed, use, task, String(index)));
    },
    planner: (asking) => createCookingPlanner(cookingVocabulary, asking),
    learned: (weights, without) => createLearnedPolicy(open(without), weights),
    learner: (without) =>
      createQueryLearner({ open: open(without), ...(lacks(without, "bonus") ? { beta: 0 } : {}) }),
  };
}

/** Given games of a task, each to be begun as often as wanted. Throws InputError for a broken file. */
export function readCookingGames(file: string, task: string): readonly (() => QuerySimulator)[] {
  return readGames(file, findCookingTask(task)).map(
    ({ game }) =>
      () =>
        playCooking(game),
  );
}

function isTask(name: string): name is CookingTaskName {
  return Object.hasOwn(cookingTasks, name);
}

function findCookingTask(name: string) {
  if (isTask(name)) return cookingTasks[name];
  throw new InputError(
    `no cooking task is called "${name}"; there are ${cookingTaskNames.join(", ")}`,
  );
}
