/** ReAct, and what every agent that thinks, acts and learns in context is made of. */
export { type Example, exampleOf } from "./example.js";
export { createReactPolicy, type ReactOptions } from "./react-policy.js";
export { writtenExamples } from "./written-examples.js";
