export { planExamples } from "./examples.js";
export { createOpexPolicy } from "./opex-policy.js";
export { type OpexName, opexNames, opexVariants } from "./options.js";
