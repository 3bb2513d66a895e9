/** The grid world for trainers and benches. */
import {
  drawGridGame,
  findGridTask,
  gridEngine,
  gridTasks,
  playGrid,
} from "../../../scenes/grid/index.js";
import {
  createGridLearner,
  createGridPlanner,
  createLearnedGridPolicy,
} from "../../policies/query/index.js";
import type { QueryLab } from "../../policies/query/learning.js";

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
