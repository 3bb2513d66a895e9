/** The notebook of the cooking world: the one of the released Q-TextWorld code, where only A0 is kept. */
import {
  createAcceptedNotes,
  functionWords,
  type Notebook,
  type Vocabulary,
} from "../../../core/afk-notebook/index.js";

/** Facts that were asked too early are forgotten, and answers without a fact are refused. */
export function openCookingNotebook(instruction: string, vocabulary: Vocabulary): Notebook {
  return createAcceptedNotes(instruction, {
    vocabulary: new Set([...vocabulary.adjectives, ...vocabulary.nouns]),
    stopWords: unimportant,
    refused: ["cannot be cut nor cooked", "won't find any", "don't understand the question"],
  });
}

const unimportant = new Set([...functionWords, ".", ",", "'s"]);
