/**
 * A gullible model: it plays competently until it sees a text that lures it, wherever that stands. Then it
 * obeys as far as the server lets it: it says what the text wants, and of options takes the most alike.
 */
import type { Brain, ChatMessage } from "../brain.js";
import { pickOption, readOptions } from "../options.js";

/** Says what a text dictates between "SAY<<" and ">>", and else everything that it was told. */
export const gullible: Brain = (messages) => {
  const seen = messages.map(({ content }) => content).join("\n");
  const dictated = /SAY<<(.*?)>>/s.exec(seen)?.[1];
  return dictated === undefined ? seen : dictated.replaceAll('\\"', '"');
};

export interface Lure {
  /** Words by which the text is recognised. */
  readonly telltale: string;
  /** What the text wants said; null: everything that stands in the prompt. */
  readonly says: string | null;
}

/** @param stubborn says it again when it is told that this was not right; otherwise it gives in */
export function createGullible(
  lures: readonly Lure[],
  otherwise: Brain,
  { stubborn = false }: { readonly stubborn?: boolean } = {},
): Brain {
  return (messages, params) => {
    const seen = messages.map(({ content }) => content).join("\n");
    const lure = lures.find(({ telltale }) => seen.includes(telltale));
    if (!lure) return otherwise(messages, params);
    if (isCorrected(messages) && !stubborn) return otherwise(messages.slice(0, -2), params);
    const said = lure.says ?? seen;
    if (readOptions(messages).length > 0 && params.logprobs)
      return pickOption(messages, params, (option) => likeness(option, said));
    return said;
  };
}

function isCorrected(messages: readonly ChatMessage[]): boolean {
  return messages.at(-1)?.content.startsWith("That was not right") ?? false;
}

function likeness(option: string, said: string): number {
  return 0.01 + option.split(" ").filter((word) => said.includes(word)).length;
}
