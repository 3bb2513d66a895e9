export { type AcceptedNotesOptions, createAcceptedNotes } from "./accepted-notes.js";
export { type BonusOptions, bonusRewards, paperBeta } from "./bonus.js";
export { contentWords, createDisjointSets, type DisjointSetsOptions } from "./disjoint-sets.js";
export { type Note, type Notebook, type Noted, splitAnswer } from "./note.js";
export {
  createOverlapGraph,
  type OverlapGraph,
  type OverlapGraphOptions,
} from "./overlap-graph.js";
export {
  askableWords,
  maskVocabulary,
  noWord,
  type PointerRule,
  type PointerView,
  pointAt,
  pointerRules,
  type Vocabulary,
} from "./pointer.js";
export { meanQuality, type QueryQuality, queryQuality } from "./query-quality.js";
export { expectedBonus, rankByBonus } from "./rank.js";
export { anyOverlap, nGramSimilarity } from "./similarity.js";
export { functionWords, nGrams, plainWords, wordsAndMarks } from "./words.js";
