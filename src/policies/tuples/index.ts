export { createKeptPick, createPickAlike } from "./alike.js";
export { createRuleIndexer } from "./index-cells.js";
export { createTupleMind, type TupleMind } from "./mind.js";
export { createProposer } from "./proposer.js";
export { createRoleWriter } from "./roles.js";
export { createTemplateSummariser } from "./summarise.js";
/** @slice ldm2 */
export { createKeptMoments, TupleMemory } from "./tuple-memory.js";
export { createTuplePolicy } from "./tuple-policy.js";
