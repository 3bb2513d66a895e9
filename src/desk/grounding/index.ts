export { createGrammarGrounder } from "./grammar-grounder.js";
