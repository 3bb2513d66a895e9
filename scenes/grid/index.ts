export { drawGridGame } from "./draw-game.js";
export { gridEngine, playGrid } from "./simulator.js";
export { findGridTask } from "./task.js";
