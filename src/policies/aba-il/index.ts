export { type AbaIlOptions, createAbaIlPolicy } from "./aba-il-policy.js";
export { openingTurn, type PlayedTask, writeStep, writeTask } from "./turns.js";
