/** The cooking world: Q-TextWorld's games with an oracle. */
export { drawGame } from "./draw-game.js";
export {
  type CookingGame,
  type CookingTask,
  type CookingTaskName,
  cookingTasks,
} from "./game.js";
export { type GivenGame, readGames } from "./game-file.js";
export { cookingVocabulary } from "./kitchen.js";
export { type CookingSimulator, cookingEngine, playCooking } from "./simulator.js";
