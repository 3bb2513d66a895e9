export { confirmGuesses } from "./guess.js";
export { usualChance } from "./likely-places.js";
export { createHouseholdObserver } from "./observer.js";
export { createRulesPolicy } from "./rules-policy.js";
