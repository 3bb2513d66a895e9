/** The agent: a language model with tools. */
export { createAgentPolicy } from "./agent-policy.js";
