/** ABA-IC: asks before it acts, from in-context examples. */
export { createAbaPolicy } from "./aba-policy.js";
