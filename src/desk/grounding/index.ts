export { createGrammarGrounder } from "./grammar-grounder.js";
export { createCombinedGrounder, createModelGrounder } from "./model-grounder.js";
