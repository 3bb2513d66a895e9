export { drawGame } from "./draw-game.js";
export { type CookingTask, type CookingTaskName, cookingTasks } from "./game.js";
export { cookingVocabulary } from "./kitchen.js";
export { cookingEngine, playCooking } from "./simulator.js";
