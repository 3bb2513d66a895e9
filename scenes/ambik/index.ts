/** Rows of AmbiK, as households with one task each. */
export { loadRow, type PutRow, readRow, rowId, taskOf } from "./row.js";
export { goAhead, openRow } from "./simulator.js";
