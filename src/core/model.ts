/** Language models: prompts, completions, costs and failures. */
import type { z } from "zod";
import { SousError } from "./errors.js";

/** Purposes of a call. Each may have its own model. */
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
  /** PNG in base64; models without vision get the words alone. */
  readonly picture?: string;
}

export interface ToolSpec {
  /** Letters, digits and underscores. */
  readonly name: string;
  readonly description: string;
  /** Of the arguments, without limits of length or count, which many servers refuse. */
  readonly schema: z.ZodType<object>;
}

export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A message, a tool call of the assistant's, or a call's result. */
export type Turn =
  | Message
  | { readonly speaker: "caller"; readonly id: string; readonly call: ToolCall }
  | {
      readonly speaker: "tool";
      readonly id: string;
      readonly text: string;
      readonly failed?: boolean;
    };

/** The account of a call. Usage is recorded per step. */
export interface Charge {
  readonly household?: string;
  readonly episode?: string;
  /** The purpose of the episode, if it is one of many. */
  readonly campaign?: string;
  /** The step being decided. */
  readonly seq?: number;
}

/** The same prompt and parameters give the same completion, from the cache. */
export interface Prompt {
  readonly role: ModelRole;
  readonly messages: readonly Message[];
  readonly charge: Charge;
  /** Limit of the completion in tokens; default: the role's. */
  readonly maxTokens?: number;
  /** Default 0. */
  readonly temperature?: number;
  /** Texts that end the completion, excluded from it. */
  readonly stop?: readonly string[];
  /** Separates samples of one prompt in the cache: 0, 1, 2 … */
  readonly sample?: number;
}

export interface Conversation extends Omit<Prompt, "messages"> {
  readonly messages: readonly Turn[];
}

/** The value read, or one sentence that says what is wrong. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

/** Shape of the object expected. */
export interface Shape<T> {
  /** The schema's name in the protocol: letters, digits and underscores. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
}

/** Shares of probability add up to 1. */
export interface Scored {
  readonly option: string;
  readonly probability: number;
}

/** Options by probability, descending. */
export interface Choosing {
  readonly scored: readonly Scored[];
  /**
   * Log-probabilities of letters that represent the options, or one constrained choice (share 1) where the server has
   * none. "tokens": an earlier version's method, by the options' own tokens.
   */
  readonly by: "tokens" | "log-probabilities" | "constrained";
}

/** Every method throws {@link ModelError} and nothing else. */
export interface ChatModel {
  /** Returns trimmed text. */
  complete(prompt: Prompt): Promise<string>;
  /** Returns an object by JSON schema. A misfit is repaired, then requested once more. */
  structure<T>(prompt: Prompt, shape: Shape<T>): Promise<T>;
  /**
   * Ranks the options, which are appended to the prompt and must not be in it already.
   * @param options at least one, all different
   */
  choose(prompt: Prompt, options: readonly string[]): Promise<Choosing>;
  /**
   * Requests one tool call. Sends an unreadable call back with its problem, at most twice.
   * @param read judges a call that is otherwise valid
   */
  converse<T>(
    conversation: Conversation,
    tools: readonly ToolSpec[],
    read: (call: ToolCall) => Reading<T>,
  ): Promise<T>;
}

/** Wraps each call of a model. */
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

/** Usage as the server counts it. */
export interface ModelUsage {
  /** Requests sent, without cached answers. */
  readonly requests: number;
  readonly cached: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Prompt tokens that the server had cached. */
  readonly cachedTokens: number;
  /** Completion tokens used for reasoning. */
  readonly reasoningTokens: number;
  /** US dollars by the configured prices; 0 without prices. */
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

/** By a tool call, an answer in words, a number of a list, or rules in the model's place. */
export interface DecidedBy {
  readonly how: "tool" | "answer" | "choice" | "rules";
  /** "" where none answered. */
  readonly model: string;
  /** Unusable answers before this one. */
  readonly corrected: number;
  /** How options were ranked; absent without a ranking. */
  readonly by?: Choosing["by"];
}

export const modelFailures = [
  "budget-spent",
  /** The model declined to answer. */
  "refused",
  /** The completion reached its token limit. */
  "cut-off",
  /** Unusable after a repair and a second attempt. */
  "malformed",
  /** No answer after every attempt: network, time-out, overload or server error. */
  "unreachable",
  /** The server refuses the request: key, model or parameters. */
  "rejected",
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** A final failure. `code` is "model-" and the failure. */
export class ModelError extends SousError {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, message: string, options?: { cause?: unknown }) {
    super(`model-${failure}`, message, options);
    this.failure = failure;
  }

  /** Whether the model answered, but unusably. */
  get isUnusable(): boolean {
    return ["malformed", "refused", "cut-off"].includes(this.failure);
  }
}
