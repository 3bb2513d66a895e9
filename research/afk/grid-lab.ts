/** The grid world for trainers and benches. */
import { drawGridGame, findGridTask, gridEngine, playGrid } from "../../scenes/grid/index.js";
import { gridTasks } from "../../scenes/grid/task.js";
import { createGridPlanner } from "../../src/policies/query/index.js";
import { createGridLearner, createLearnedGridPolicy } from "./learner/grid-learner.js";
import type { QueryLab } from "./learner/learning.js";

export function createGridLab(): QueryLab {
  return {
    world: "grid",
    engine: gridEngine,
    tasks: gridTasks.map(({ name }) => name),
    trainingTasks: gridTasks.filter(({ level }) => level <= 2).map(({ name }) => name),
    trainingGames: 3_000,
    game(name, use, seed, index) {
      return playGrid(drawGridGame(findGridTask(name), seed, use, String(index)));
    },
    planner: createGridPlanner,
    learned: createLearnedGridPolicy,
    learner: createGridLearner,
  };
}
