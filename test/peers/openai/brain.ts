/** A program that answers like a language model, from the prompt's text alone. */

export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface Params {
  readonly model: string;
  readonly maxTokens: number | null;
  readonly temperature: number;
  readonly stop: readonly string[];
  readonly schema: { readonly name: string; readonly schema: unknown } | null;
  readonly logprobs: boolean;
  /** Index among the request's `n` completions. */
  readonly index: number;
}

export interface Answer {
  readonly text: string;
  /** Probabilities of first tokens; of `text` alone if absent. */
  readonly tokens?: readonly { readonly token: string; readonly probability: number }[];
}

export type Brain = (messages: readonly ChatMessage[], params: Params) => string | Answer;

export interface Player {
  readonly name: string;
  recognises(messages: readonly ChatMessage[], params: Params): boolean;
  answer(messages: readonly ChatMessage[], params: Params): string | Answer;
}

/** The server fails on a prompt that no player recognises. */
export function playersBrain(players: readonly Player[]): Brain {
  return (messages, params) => {
    const player = players.find((one) => one.recognises(messages, params));
    if (player) return player.answer(messages, params);
    throw new Error(`no player knows this prompt: ${messages.at(-1)?.content.slice(0, 200)}`);
  };
}
