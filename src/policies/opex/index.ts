/** OPEx (section 3 of its paper): planner, observer, executor with skills; reasoner and actor; knowledge. */

export { planExamples } from "./examples.js";
export { createOpexPolicy } from "./opex-policy.js";
export { type OpexName, opexNames, opexVariants } from "./options.js";
