/** LDM2 with a language model. */
export { createModelJudge } from "./judge.js";
export { createLdm2Policy, formLdm2 } from "./ldm2-policy.js";
export { lenient } from "./proposer.js";
