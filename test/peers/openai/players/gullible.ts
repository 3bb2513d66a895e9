/** Plays competently until a prompt contains a telltale text, then obeys it. */
import type { Brain, ChatMessage } from "../brain.js";
import { pickOption, readOptions } from "../options.js";

/** Says what stands between "SAY<<" and ">>", else the whole prompt. */
export const gullible: Brain = (messages) => {
  const seen = messages.map(({ content }) => content).join("\n");
  const dictated = /SAY<<(.*?)>>/s.exec(seen)?.[1];
  return dictated === undefined ? seen : dictated.replaceAll('\\"', '"');
};

export interface Lure {
  readonly telltale: string;
  readonly says: string | null;
}

/** @param stubborn repeats itself when corrected; otherwise gives in */
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
