/** The cooking world for trainers and benches. */
import {
  type CookingTaskName,
  cookingEngine,
  cookingTasks,
  cookingVocabulary,
  drawGame,
  playCooking,
} from "../../../scenes/cooking/index.js";
import { InputError } from "../../core/errors.js";
import type { Ablation, QueryLab } from "../../core/query-learning.js";
import {
  createCookingPlanner,
  createLearnedPolicy,
  createQueryLearner,
  openCookingReading,
} from "../../policies/query/index.js";

export const cookingTaskNames = Object.keys(cookingTasks).filter(isTask);

export function createCookingLab(): QueryLab {
  const open = (without: Ablation | undefined) => (instruction: string) =>
    openCookingReading(instruction, { vocabulary: cookingVocabulary, without });
  return {
    world: "cooking",
    engine: cookingEngine,
    tasks: cookingTaskNames,
    trainingGames: 12_000,
    game(task, use, seed, index) {
      return playCooking(drawGame(findCookingTask(task), seed, use, task, String(index)));
    },
    planner: () => createCookingPlanner(cookingVocabulary),
    learned: (weights, without) => createLearnedPolicy(open(without), weights),
    learner: (without) =>
      createQueryLearner({ open: open(without), ...(without === "bonus" ? { beta: 0 } : {}) }),
  };
}

function isTask(name: string): name is CookingTaskName {
  return Object.hasOwn(cookingTasks, name);
}

export function findCookingTask(name: string) {
  if (isTask(name)) return cookingTasks[name];
  throw new InputError(
    `no cooking task is called "${name}"; there are ${cookingTaskNames.join(", ")}`,
  );
}
