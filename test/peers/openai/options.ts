import type { Answer, ChatMessage, Params } from "./brain.js";

const lettered = /^([A-T])\) (.+)$/;
const dashed = /^- (.+)$/;

export function readOptions(messages: readonly ChatMessage[]): readonly string[] {
  const [, list = ""] = (
    messages.findLast(({ content }) => content.startsWith("Options:"))?.content ?? ""
  ).split("Options:\n");
  return readLines(list);
}

function readLines(list: string): readonly string[] {
  return list.split("\n").flatMap((line) => {
    const option = lettered.exec(line)?.[2] ?? dashed.exec(line)?.[1];
    return option === undefined ? [] : [option];
  });
}

/** What each letter stands for: a row of options, one of a row, or one of all. */
function readAlternatives(messages: readonly ChatMessage[]): readonly (readonly string[])[] {
  const last = messages.at(-1)?.content ?? "";
  if (/^Row [A-T]:\n/.test(last)) return readLines(last).map((option) => [option]);
  const rows = last.split(/^Row [A-T]:$/m).slice(1);
  if (rows.length > 0) return rows.map(readLines);
  return readOptions(messages).map((option) => [option]);
}

/** @param weigh weight of an option; all 0 means equal */
export function pickOption(
  messages: readonly ChatMessage[],
  { logprobs }: Params,
  weigh: (option: string) => number,
): Answer {
  const alternatives = readAlternatives(messages);
  const weights = alternatives.map((options) => Math.max(0, ...options.map(weigh)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const best = weights.indexOf(Math.max(...weights));
  if (!logprobs) return { text: JSON.stringify({ choice: alternatives[best]?.[0] }) };
  const tokens = weights.map((weight, index) => ({
    token: String.fromCharCode("A".charCodeAt(0) + index),
    probability: sum > 0 ? weight / sum : 1 / weights.length,
  }));
  return { text: tokens[best]?.token ?? "", tokens };
}
