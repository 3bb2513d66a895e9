/** Defines requests to language models, and their answers. */
import type { z } from "zod";
import { SousError } from "../errors.js";

export const modelRoles = [
  "actor",
  "planner",
  "observer",
  "reasoner",
  "summariser",
  "human",
  "grounder",
  "phraser",
  "judge",
] as const;
export type ModelRole = (typeof modelRoles)[number];

export interface Message {
  readonly speaker: "system" | "user" | "assistant";
  readonly text: string;
  /** A PNG in base64. Models without vision ignore it. */
  readonly picture?: string;
}

export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  /** Shape of the arguments, without limits of length or count, which many servers refuse. */
  readonly schema: z.ZodType<object>;
}

export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export type Turn =
  | Message
  | { readonly speaker: "caller"; readonly id: string; readonly call: ToolCall }
  | {
      readonly speaker: "tool";
      readonly id: string;
      readonly text: string;
      readonly failed?: boolean;
    };

/** What a request to a model is charged to. Usage is recorded per step. */
export interface Charge {
  readonly household?: string;
  readonly episode?: string;
  /** What the episode is played for, when it is one of many. */
  readonly campaign?: string;
  readonly seq?: number;
}

/** The same prompt and parameters give the same completion, from the cache. */
export interface Prompt {
  readonly role: ModelRole;
  readonly messages: readonly Message[];
  readonly charge: Charge;
  /** Default: the role's limit. */
  readonly maxTokens?: number;
  /** Default 0. */
  readonly temperature?: number;
  /** Texts that end the completion and are not part of it. */
  readonly stop?: readonly string[];
  /** Separates samples of one prompt in the cache: 0, 1, 2 … */
  readonly sample?: number;
}

export function promptOf(
  role: ModelRole,
  instruction: string,
  text: string,
  charge: Charge = {},
): Prompt {
  const system = { speaker: "system", text: instruction } as const;
  return { role, messages: [system, { speaker: "user", text }], charge };
}

export interface Conversation extends Omit<Prompt, "messages"> {
  readonly messages: readonly Turn[];
}

/** The value read, or one sentence that says why it cannot be read. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

export interface Shape<T> {
  /** Name in the protocol: letters, digits and underscores. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
}

export interface Choosing {
  /** The probabilities of all options add up to 1. */
  readonly scored: readonly { readonly option: string; readonly probability: number }[];
  /**
   * "log-probabilities" are those of letters that represent the options. Where the server has none, the model makes one
   * "constrained" choice, with probability 1. "tokens", of earlier versions, used the options' own tokens.
   */
  readonly by: "tokens" | "log-probabilities" | "constrained";
}

/** Every method throws {@link ModelError} and nothing else. */
export interface ChatModel {
  complete(prompt: Prompt): Promise<string>;
  /** A completion that does not fit is repaired, then requested once more. */
  structure<T>(prompt: Prompt, shape: Shape<T>): Promise<T>;
  /** Appends the options to the prompt. @param options at least one, all different */
  choose(prompt: Prompt, options: readonly string[]): Promise<Choosing>;
  /** Requests one tool call; sends an unreadable one back at most twice. @param read may refuse a valid call */
  converse<T>(
    conversation: Conversation,
    tools: readonly ToolSpec[],
    read: (call: ToolCall) => Reading<T>,
  ): Promise<T>;
}

/** Returns a model that passes each call of `model` through `wrap`. */
export function around(
  model: ChatModel,
  wrap: <T>(call: () => Promise<T>, prompt: Conversation) => Promise<T>,
): ChatModel {
  return {
    complete: (prompt) => wrap(() => model.complete(prompt), prompt),
    structure: (prompt, shape) => wrap(() => model.structure(prompt, shape), prompt),
    choose: (prompt, options) => wrap(() => model.choose(prompt, options), prompt),
    converse: (talk, tools, read) => wrap(() => model.converse(talk, tools, read), talk),
  };
}

export interface ModelUsage {
  /** Requests sent. Cached answers do not count. */
  readonly requests: number;
  readonly cached: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Prompt tokens that the server had cached. */
  readonly cachedTokens: number;
  readonly reasoningTokens: number;
  /** US dollars; 0 without configured prices. */
  readonly cost: number;
}

export const noUsage: ModelUsage = {
  requests: 0,
  cached: 0,
  promptTokens: 0,
  completionTokens: 0,
  cachedTokens: 0,
  reasoningTokens: 0,
  cost: 0,
};

export interface DecidedBy {
  readonly how: "tool" | "answer" | "choice" | "rules";
  /** "" when no model answered. */
  readonly model: string;
  /** How many unreadable tool calls were sent back. */
  readonly corrected: number;
  /** How options were ranked, if there were any. */
  readonly by?: Choosing["by"];
}

export const modelFailures = [
  "budget-spent",
  "refused",
  "cut-off",
  /** Unusable after a repair and a second attempt. */
  "malformed",
  /** No answer after every attempt: network, time-out, overload or server error. */
  "unreachable",
  /** The server refuses key, model or parameters. */
  "rejected",
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** A request to a model failed. `code` is "model-" and the failure. */
export class ModelError extends SousError {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, message: string, options?: { cause?: unknown }) {
    super(`model-${failure}`, message, options);
    this.failure = failure;
  }

  get isUnusable(): boolean {
    return ["malformed", "refused", "cut-off"].includes(this.failure);
  }
}
