export { confirmGuesses } from "./guess.js";
export { createHouseholdObserver } from "./observer.js";
export { createRulesPolicy } from "./rules-policy.js";
export { usualChance } from "./usual-places.js";
