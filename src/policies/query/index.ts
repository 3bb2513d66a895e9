/** Policies for worlds with an oracle, and what learns them. */

export { openCookingReading } from "./cooking/cooking-reading.js";
export { createCookingPlanner } from "./cooking/planner.js";
export type { GameReading, OpenReading } from "./game-reading.js";
export { createLinearValues, type LinearValues } from "./linear-values.js";
export {
  createFollower,
  createLearnedPolicy,
  createQueryLearner,
  type QueryLearnerOptions,
} from "./query-learner.js";
