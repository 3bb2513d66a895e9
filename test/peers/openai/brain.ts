/** What answers in place of a language model: a program that sees the prompt's text and nothing else. */

export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** What a request asks for besides its messages. */
export interface Params {
  readonly model: string;
  readonly maxTokens: number | null;
  readonly temperature: number;
  readonly stop: readonly string[];
  /** The JSON schema that the answer has to fit, with its name. */
  readonly schema: { readonly name: string; readonly schema: unknown } | null;
  /** Whether log-probabilities of the first token are wanted. */
  readonly logprobs: boolean;
  /** Which of the request's `n` completions this is, from 0. */
  readonly index: number;
}

export interface Answer {
  readonly text: string;
  /** The likeliest first tokens with their probabilities; of `text` alone when absent. */
  readonly tokens?: readonly { readonly token: string; readonly probability: number }[];
}

export type Brain = (messages: readonly ChatMessage[], params: Params) => string | Answer;

/** One kind of prompt, and what a competent model makes of it. */
export interface Player {
  readonly name: string;
  recognises(messages: readonly ChatMessage[], params: Params): boolean;
  answer(messages: readonly ChatMessage[], params: Params): string | Answer;
}

/** The first player that recognises the prompt answers. A prompt that none knows is an error of the server. */
export function playersBrain(players: readonly Player[]): Brain {
  return (messages, params) => {
    const player = players.find((one) => one.recognises(messages, params));
    if (player) return player.answer(messages, params);
    throw new Error(`no player knows this prompt: ${messages.at(-1)?.content.slice(0, 200)}`);
  };
}
