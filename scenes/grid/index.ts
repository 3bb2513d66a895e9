/** The grid world: Q-BabyAI's tasks with an oracle. */
export { drawGridGame } from "./draw-game.js";
export type { GridGame } from "./game.js";
export { type GridSimulator, gridEngine, playGrid } from "./simulator.js";
export { findGridTask, type GridTask, gridTasks, type TaskPart, taskParts } from "./task.js";
