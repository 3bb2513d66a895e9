export { type Example, exampleOf, type RecordedEpisode } from "./example.js";
export { createReactPolicy, type ReactOptions } from "./react-policy.js";
export { writtenExamples } from "./written-examples.js";
