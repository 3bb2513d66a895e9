export { createCookingObserver } from "./cooking/cooking-observer.js";
export { createCookingSpeech } from "./cooking/cooking-speech.js";
export { createCookingPlanner } from "./cooking/planner.js";
export { createGamePolicy } from "./game-policy.js";
export { createGridSpeech } from "./grid/grid-speech.js";
export { createGridPlanner } from "./grid/planner.js";
