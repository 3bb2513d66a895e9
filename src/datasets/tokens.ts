/** Counts tokens as OpenAI's present models do (o200k_base); others differ slightly. */
import type { CountTokens } from "./openai-chat.js";

export async function loadTokenCounter(): Promise<CountTokens> {
  const [{ Tiktoken }, { default: ranks }] = await Promise.all([
    import("js-tiktoken/lite"),
    import("js-tiktoken/ranks/o200k_base"),
  ]);
  const encoder = new Tiktoken(ranks);
  // Conversations repeat whole lines, such as places and instructions.
  const known = new Map<string, number>();
  return (text) => {
    const counted = known.get(text) ?? encoder.encode(text, [], []).length;
    known.set(text, counted);
    return counted;
  };
}
