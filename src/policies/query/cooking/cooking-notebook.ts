import { functionWords, type Notebook, type Vocabulary } from "../../../core/afk-notebook.js";
import { createAcceptedNotes } from "./accepted-notes.js";

/**
 * As in the released Q-TextWorld code, keeps only A0: refuses answers without a fact, and forgets facts that were asked
 * too early.
 */
export function openCookingNotebook(instruction: string, vocabulary: Vocabulary): Notebook {
  return createAcceptedNotes(instruction, {
    vocabulary: new Set([...vocabulary.adjectives, ...vocabulary.nouns]),
    stopWords: unimportant,
    refused: ["cannot be cut nor cooked", "won't find any", "don't understand the question"],
  });
}

const unimportant = new Set([...functionWords, ".", ",", "'s"]);
