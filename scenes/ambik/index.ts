export { type AnsweredRow, toAnsweredRow } from "./answered-row.js";
export { type PutRow, readRow, taskOf } from "./row.js";
export { goAhead, openRow } from "./simulator.js";
