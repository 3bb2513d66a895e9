export { createAgentPolicy } from "./agent-policy.js";
export type { KnownHome } from "./known-home.js";
