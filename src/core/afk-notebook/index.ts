export { createAcceptedNotes } from "./accepted-notes.js";
export { createDisjointSets } from "./disjoint-sets.js";
export { type Note, type Notebook, type Noted, splitAnswer } from "./note.js";
export { createOverlapGraph } from "./overlap-graph.js";
export { askableWords, noWord, type Vocabulary } from "./pointer.js";
export { rankByBonus } from "./rank.js";
export { functionWords, nGrams, plainWords } from "./words.js";
