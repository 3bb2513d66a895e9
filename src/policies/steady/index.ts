/** @slice aba */
export { createSteadyPolicy, type Rescue, rescues } from "./steady-policy.js";
