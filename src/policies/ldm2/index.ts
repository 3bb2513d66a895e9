/** LDM2 with a language model. */
export { createModelJudge } from "./judge.js";
export { createLdm2Policy, formLdm2 } from "./ldm2-policy.js";
export { createModelExplorer, lenient } from "./proposer.js";
