/** Helps policies whose language model fails. */
export { createSteadyPolicy, type Rescue, rescues } from "./steady-policy.js";
