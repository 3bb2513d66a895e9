/** LDM2 with a language model. */
export { createLdm2Policy, formLdm2, type Ldm2, mostTuples } from "./ldm2-policy.js";
export { chooseProcess, compareProcesses } from "./processes.js";
