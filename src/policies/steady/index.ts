/** Helps policies whose language model fails. */
/** @slice aba */
export { createSteadyPolicy, type Rescue, rescues } from "./steady-policy.js";
