/** The grid world: Q-BabyAI's tasks with an oracle. */
export { drawGridGame } from "./draw-game.js";
export { gridEngine, playGrid } from "./simulator.js";
export { findGridTask } from "./task.js";
