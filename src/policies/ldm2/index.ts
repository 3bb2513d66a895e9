/** @slice ldm2 */
export { createModelJudge } from "./judge.js";
export { createLdm2Policy, formLdm2 } from "./ldm2-policy.js";
/** @slice ldm2 */
export { createModelExplorer, lenient } from "./proposer.js";
