export { type Example, exampleOf } from "./example.js";
export { createReactPolicy, type ReactOptions } from "./react-policy.js";
export { writtenExamples } from "./written-examples.js";
