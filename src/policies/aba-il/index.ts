export { createAbaIlPolicy } from "./aba-il-policy.js";
export { openingTurn, writeTask } from "./turns.js";
