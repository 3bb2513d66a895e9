/** Rows of AmbiK, as households with one task each. */
export { type AnsweredRow, toAnsweredRow } from "./answered-row.js";
export { type Concept, readIntent, shareFulfilled } from "./intents.js";
export { type AmbiguityType, ambiguityTypes, appliances } from "./kitchen.js";
export * as lexicon from "./lexicon.js";
export { findMentions, type Mention } from "./mentions.js";
export { endsName, type Named, nameObject } from "./names.js";
export { loadRow, type PutRow, readRow, rowId, taskOf } from "./row.js";
export { goAhead, openRow } from "./simulator.js";
export { readWords, type Word } from "./words.js";
