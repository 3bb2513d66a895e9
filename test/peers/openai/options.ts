/** Options that a prompt lists at its end, and how one of them is answered. */
import type { Answer, ChatMessage, Params } from "./brain.js";

const lettered = /^([A-T])\) (.+)$/;
const dashed = /^- (.+)$/;

/** The options under "Options:" in the last message; empty when it lists none. */
export function readOptions(messages: readonly ChatMessage[]): readonly string[] {
  const [, list = ""] = (
    messages.findLast(({ content }) => content.startsWith("Options:"))?.content ?? ""
  ).split("Options:\n");
  return list.split("\n").flatMap((line) => {
    const option = lettered.exec(line)?.[2] ?? dashed.exec(line)?.[1];
    return option === undefined ? [] : [option];
  });
}

/**
 * Answers a prompt with options, in the way it asks for: a letter with probabilities, or JSON.
 *
 * @param weigh how much speaks for an option; at least 0, not all 0
 */
export function pickOption(
  messages: readonly ChatMessage[],
  { logprobs }: Params,
  weigh: (option: string) => number,
): Answer {
  const options = readOptions(messages);
  const weights = options.map((option) => Math.max(0, weigh(option)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const best = weights.indexOf(Math.max(...weights));
  if (!logprobs) return { text: JSON.stringify({ choice: options[best] }) };
  const tokens = weights.map((weight, index) => ({
    token: String.fromCharCode("A".charCodeAt(0) + index),
    probability: weight / sum,
  }));
  return { text: tokens[best]?.token ?? "", tokens };
}
