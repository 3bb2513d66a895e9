/** Policies for worlds with an oracle, and what learns them. */

export { createCookingObserver } from "./cooking/cooking-observer.js";
export { openCookingReading } from "./cooking/cooking-reading.js";
export { createCookingSpeech } from "./cooking/cooking-speech.js";
export { createCookingPlanner } from "./cooking/planner.js";
export { createGamePolicy, type GameSpeech } from "./game-policy.js";
export type { GameReading, OpenReading } from "./game-reading.js";
export { createGridSpeech } from "./grid/grid-speech.js";
export { createGridLearner, createLearnedGridPolicy } from "./grid/option-learner.js";
export { createGridPlanner } from "./grid/planner.js";
export { createLinearValues, type LinearValues } from "./linear-values.js";
export {
  createFollower,
  createLearnedPolicy,
  createQueryLearner,
  type QueryLearnerOptions,
} from "./query-learner.js";
